import { playerNames, type TableInfo } from '@santiago/protocol';
import type { GamePreview } from './game.ts';
import { HEIGHT, WIDTH } from './picture.ts';
import { type Language, WORDS } from './words.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Names are chosen by strangers. */
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign]!);

const meta = (kind: 'name' | 'property', key: string, content: string): string =>
  `<meta ${kind}="${key}" content="${escaped(content)}" />`;

/** What a messenger shows about a table: what anyone who has its link may know. */
export const previewText = (
  info: TableInfo,
  preview: GamePreview | null,
  language: Language,
): { readonly title: string; readonly description: string } => {
  const words = WORDS[language];
  const game = preview?.names[language] ?? 'Santiago';
  const { players } = info.setup;
  const facts = [
    words.players(players),
    ...(preview === null ? [] : [words.minutes(preview.minutes(players))]),
    words.clock(info.clock),
  ].join(' · ');
  if (info.phase !== 'gathering')
    return { title: words.plays(info.host, game), description: `${words.phases[info.phase]} ${facts}` };
  const names = playerNames(info.seats);
  const here = info.seats.flatMap(({ kind }, index) => (kind === 'person' ? [names[index] ?? ''] : []));
  const there = here.filter((name) => name !== '');
  return {
    title: words.invites(info.host, game),
    description: there.length === 0 ? facts : `${facts}. ${words.here(there.join(', '))}`,
  };
};

export interface PageAddress {
  /** Of the table. */
  readonly url: string;
  readonly picture: string;
}

export interface PreviewedTable {
  readonly info: TableInfo;
  /** Null for a game without a preview. */
  readonly preview: GamePreview | null;
}

/** The page of the web table for an address one level below it, without any table's text. */
export const pageBelow = (index: string): string => index.replaceAll(/(href|src)="\.\//g, '$1="../');

/** The same page with a table's preview in its head, for messengers. */
export const pageOfTable = (
  index: string,
  { info, preview }: PreviewedTable,
  { url, picture, language }: PageAddress & { readonly language: Language },
): string => {
  const { title, description } = previewText(info, preview, language);
  const tags = [
    meta('name', 'robots', 'noindex'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Santiago'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(WIDTH)),
    meta('property', 'og:image:height', String(HEIGHT)),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ');
  // A function, since a name may contain characters with a meaning in a replacement.
  return pageBelow(index).replace('</head>', () => `  ${tags}\n  </head>`);
};
