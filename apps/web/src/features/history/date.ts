import { t } from '@santiago/table/page/i18n/index.ts';

/** The page writes British English. */
export const dateOf = (time: number): string =>
  new Intl.DateTimeFormat(t.value.code.replace('en', 'en-GB'), { dateStyle: 'medium' }).format(time);
