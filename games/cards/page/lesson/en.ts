/**
 * The first match of Cards, in English: at most twenty words a step. The other languages have the same keys and
 * parameters, or they do not compile. A text that states a rule names it here (`X16`).
 */
export const en = {
  /** X5 to X9. */
  welcome: 'You have spades, Ana has hearts. Build a line of cards and destroy Ana’s base (marked).',
  /** X2. */
  values: 'Number cards are worth their number, the jack 11, the queen 12, the king 14, the ace 15.',
  base: 'Choose a card from 9 to the queen as your base. Place it on the marked spot.',
  baseWeak: 'A weak base is soon lost. Choose a card from 9 to the queen.',
  baseBest: 'Keep your best cards for fights. Choose a card from 9 to the queen.',
  elsewhere: 'Good idea, but this time use the marked spot.',
  /** X10. */
  turn: 'On each turn you place a card, move one, or pass. Placed cards stay face down until they fight.',
  /** X11, X12. */
  walk: 'Build your line: edge to edge, corner on corner. Place a card from 2 to 5 on the marked spot.',
  walkStrong: 'Keep that card for a fight. Place a card from 2 to 5.',
  layInstead: 'That comes later. Place a card on the marked spot.',
  /** X11, X13. */
  line: 'Place only against cards connected to your base. Place another card from 2 to 5 on the marked spot.',
  /** X14 to X16. */
  touch: 'Cards that touch fight: each side rolls two dice and adds its card. The higher total wins.',
  attack: 'Attack: place a card of 6 or more on the marked spot. The bubble shows your chance.',
  attackWeak: 'A card this low will probably lose. Place a card of 6 or more.',
  /** X17. */
  won: 'Won! Ana’s 4 goes to your pool. (The dice are fixed in this lesson, so that you see everything.)',
  lost: (card: string) => `Ana attacked with the ace and won: your ${card} is now in Ana’s pool.`,
  strike: 'The ace is face up, so your chance is exact. Attack from the marked spot with a jack or better.',
  strikeWeak: 'Against an ace that is nearly hopeless. Use a jack, queen, king or ace.',
  /** X10, X22. */
  buy: (card: string, button: string) =>
    `You won the ace! Press “${button}”, pay with it and get your ${card} back.`,
  buyNot: 'You can afford your card now. Buy it back.',
  /** X22, X23. */
  bought: 'Cards you paid with are in the recycle pool. Everyone can buy back their own suit from there.',
  cut: 'Ana’s line depends on one card. Attack it: place any card on the marked spot.',
  /** X20, X28. */
  stranded: 'The marked card is cut off: it still fights, but Ana can’t place cards against it or move it.',
  /** X28. */
  move: 'You may also move a card. Tap the one you placed last and move it to the marked spot.',
  moveInstead: 'This time move a card: the one you placed last.',
  moveOther: 'That one holds your line together. Move the card you placed last.',
  /** X30. */
  draw: 'If everyone passes in a row and nobody buys back, the match ends. The rest is in the rules.',
  last: 'Ana’s base is in reach. Place your best card on the marked spot: it touches two cards.',
  /** X18. */
  order:
    'Two fights, in the order you choose; lose one and the other doesn’t happen. Choose the marked base to win!',
  orderOther: 'If your card loses there, it never gets to the base. Choose the base first.',
  over: 'Ana’s base is destroyed: you win! Now play a first match of your own, against an easy bot.',
};

export type LessonDictionary = typeof en;
