/** Every screen that an address leads to without playing, with what is there when all of it is. */
export const SCREENS: Readonly<Record<string, string>> = {
  './#/': '.home-actions button',
  './#/new': '.start-bar .primary',
  './#/new/cards': '.start-bar .primary',
  './#/friends': '.start-bar .primary',
  './#/open': 'main h1',
  './#/learn': 'a[href="#/exercises"]',
  './#/exercises': '.exercises a',
  './#/history': 'main h1',
  './#/today': '.today-deal button',
  './#/me': '.card input',
  './#/settings': '.segment input',
  './#/lesson/canals': '.coach .primary',
  './#/lesson/cards': '.coach .primary',
};
