import { signal } from '@preact/signals';

/** Where the page is; the part after `#`, so that any plain file server will do. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new' }
  | { readonly page: 'learn' }
  | { readonly page: 'settings' }
  | { readonly page: 'local'; readonly id: string };

const parse = (hash: string): Route => {
  const [page = '', id = ''] = hash.replace(/^#\/?/, '').split('/');
  if (page === 'new' || page === 'learn' || page === 'settings') return { page };
  if (page === 'local' && /^[\da-z]{1,40}$/.test(id)) return { page, id };
  return { page: 'home' };
};

export const route = signal<Route>(parse(location.hash));
addEventListener('hashchange', () => {
  route.value = parse(location.hash);
});

export const hrefOf = (to: Route): string =>
  to.page === 'home' ? '#/' : to.page === 'local' ? `#/local/${to.id}` : `#/${to.page}`;

export const go = (to: Route): void => {
  location.hash = hrefOf(to);
};
