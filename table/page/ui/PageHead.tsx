import { t } from '../i18n/index.ts';
import { hrefOf } from '../browser/route.ts';

export const PageHead = ({ title }: { title: string }) => (
  <header class="page-head">
    <a class="icon-button" href={hrefOf({ page: 'home' })} aria-label={t.value.back}>
      ←
    </a>
    <h1>{title}</h1>
  </header>
);
