import { signal } from '@preact/signals';

/** Where the page is; the part after `#`, so that any plain file server will do. */
export type Route =
  | { readonly page: 'home' | 'new' | 'friends' | 'open' | 'learn' | 'exercises' | 'settings' }
  | { readonly page: 'local' | 'table' | 'lesson'; readonly id: string }
  /** The study, or the match to be reviewed, is itself in the address; an exercise has a name. */
  | { readonly page: 'study' | 'review' | 'exercise'; readonly id: string };

const PLAIN = ['new', 'friends', 'open', 'learn', 'exercises', 'settings'] as const;

const parse = (hash: string): Route => {
  const [page = '', id = ''] = hash.replace(/^#\/?/, '').split('/');
  const plain = PLAIN.find((each) => each === page);
  if (plain !== undefined) return { page: plain };
  if ((page === 'local' || page === 'table' || page === 'lesson') && /^[\da-z]{1,40}$/.test(id))
    return { page, id };
  if ((page === 'study' || page === 'review' || page === 'exercise') && /^[\w-]+$/.test(id))
    return { page, id };
  return { page: 'home' };
};

export const route = signal<Route>(parse(location.hash));
addEventListener('hashchange', () => {
  route.value = parse(location.hash);
  scrollTo(0, 0);
});

export const hrefOf = (to: Route): string => {
  if ('id' in to) return `#/${to.page}/${to.id}`;
  return to.page === 'home' ? '#/' : `#/${to.page}`;
};

export const go = (to: Route): void => {
  location.hash = hrefOf(to);
};
