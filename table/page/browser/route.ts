import { signal } from '@preact/signals';
import type { Seat } from '@santiago/kernel';

/** The page that is open, from the part of the address after `#`, so that any plain file server will do. */
export type Route =
  | {
      readonly page:
        | 'home'
        | 'friends'
        | 'open'
        | 'learn'
        | 'exercises'
        | 'history'
        | 'me'
        | 'people'
        | 'settings'
        | 'today'
        | 'turns';
    }
  /** Setting up a match: of this game, unless the person chooses another there. */
  | { readonly page: 'new'; readonly game?: string }
  /** The rules of a game, opened at one of their sections. */
  | { readonly page: 'rules'; readonly game: string; readonly section?: string }
  | { readonly page: 'local' | 'table' | 'lesson'; readonly id: string }
  /** The whole study or challenge is in the address; an exercise has a name. */
  | { readonly page: 'study' | 'challenge' | 'exercise'; readonly id: string }
  | ReviewRoute;

/** A review: the address holds the match, and what part of it is shown. */
export interface ReviewRoute {
  readonly page: 'review';
  readonly id: string;
  /** The player the review is for. */
  readonly seat?: Seat;
  /** The step that is shown: the number of rows before it. Without one, the summary is shown. */
  readonly at?: number;
  /** The person is asked to find the better choice of this step. */
  readonly solve?: true;
}

const PACKED = ['study', 'challenge', 'exercise'] as const;
const PLAIN = [
  'friends',
  'open',
  'learn',
  'exercises',
  'history',
  'me',
  'people',
  'settings',
  'today',
  'turns',
] as const;

const parseReview = (id: string, [seat = '', at = '', solve = '']: readonly string[]): ReviewRoute => ({
  page: 'review',
  id,
  ...(/^p[1-5]$/.test(seat) ? { seat: seat as Seat } : {}),
  ...(/^\d{1,5}$/.test(at) ? { at: Number(at) } : {}),
  ...(solve === 'solve' ? { solve: true } : {}),
});

/** `-` stands for a review for nobody in particular, where a step follows. */
const hrefOfReview = ({ id, seat, at, solve }: ReviewRoute): string => {
  const parts = [id, seat ?? (at === undefined ? [] : '-'), at ?? [], solve === true ? 'solve' : []].flat();
  return `#/review/${parts.join('/')}`;
};

export const parseRoute = (hash: string): Route => {
  const [page = '', id = '', part = '', ...rest] = hash.replace(/^#\/?/, '').split('/');
  const plain = PLAIN.find((each) => each === page);
  if (plain !== undefined) return { page: plain };
  if (page === 'rules' && /^[a-z]+$/.test(id))
    return /^[a-z]+$/i.test(part) ? { page, game: id, section: part } : { page, game: id };
  if (page === 'new') return /^[a-z]+$/.test(id) ? { page, game: id } : { page };
  if ((page === 'local' || page === 'table' || page === 'lesson') && /^[\da-z]{1,40}$/.test(id))
    return { page, id };
  if (page === 'review' && /^[\w-]+$/.test(id)) return parseReview(id, [part, ...rest]);
  const packed = PACKED.find((each) => each === page);
  if (packed !== undefined && /^[\w-]+$/.test(id)) return { page: packed, id };
  return { page: 'home' };
};

export const hrefOf = (to: Route): string => {
  if (to.page === 'review') return hrefOfReview(to);
  if ('id' in to) return `#/${to.page}/${to.id}`;
  if (to.page === 'new' && to.game !== undefined) return `#/new/${to.game}`;
  if (to.page === 'rules')
    return to.section === undefined ? `#/rules/${to.game}` : `#/rules/${to.game}/${to.section}`;
  return to.page === 'home' ? '#/' : `#/${to.page}`;
};

/**
 * A table has an address on the server, `t/…`, for which messengers show a preview. Returns the address of the page
 * for such a path, and null for any other path.
 */
export const invitationPage = (path: string): string | null => {
  // Almost every visit: a search costs less than the first pattern of a page, which the browser compiles.
  if (!path.includes('/t/')) return null;
  const [, folder, id] = /^(.*\/)t\/([\da-z]{1,40})$/.exec(path) ?? [];
  return folder === undefined || id === undefined ? null : `${folder}${hrefOf({ page: 'table', id })}`;
};

const invited = invitationPage(location.pathname);
if (invited !== null) history.replaceState(null, '', invited);

export const route = signal<Route>(parseRoute(location.hash));
addEventListener('hashchange', () => {
  route.value = parseRoute(location.hash);
  scrollTo(0, 0);
});

export const go = (to: Route): void => {
  location.hash = hrefOf(to);
};
