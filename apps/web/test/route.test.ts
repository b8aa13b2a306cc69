import { expect, test, vi } from 'vitest';

vi.stubGlobal('location', { hash: '', pathname: '/' });
vi.stubGlobal('addEventListener', () => undefined);
const { hrefOf, invitationPage, parseRoute } = await import('@santiago/table/page/browser/route.ts');

test.each([
  { page: 'home' },
  { page: 'new' },
  { page: 'new', game: 'cards' },
  { page: 'friends' },
  { page: 'turns' },
  { page: 'lesson', id: 'cards' },
  { page: 'study', id: 'a-b_c' },
  { page: 'review', id: 'a-b_c' },
  { page: 'review', id: 'a-b_c', at: 0 },
  { page: 'review', id: 'a-b_c', seat: 'p2' },
  { page: 'review', id: 'a-b_c', seat: 'p2', at: 41, solve: true },
  { page: 'challenge', id: 'a-b_c' },
] as const)('the address of %j leads back to it', (route) => {
  expect(parseRoute(hrefOf(route))).toEqual(route);
});

test('today’s match has the address that links to it have always had', () => {
  expect(hrefOf({ page: 'today' })).toBe('#/today');
  expect(parseRoute('#/today')).toEqual({ page: 'today' });
});

test('an address that is none leads home', () => {
  for (const hash of ['', '#', '#/nowhere', '#/local/', '#/review/a b'])
    expect(parseRoute(hash)).toEqual({ page: 'home' });
  expect(parseRoute('#/new/<b>')).toEqual({ page: 'new' });
});

test('the address for link previews leads to its table, wherever the page is served', () => {
  expect(invitationPage('/t/abc234')).toBe('/#/table/abc234');
  expect(invitationPage('/games/t/abc234')).toBe('/games/#/table/abc234');
  for (const path of ['/', '/t/', '/t/a/b', '/t/<b>', '/index.html']) expect(invitationPage(path)).toBeNull();
});
