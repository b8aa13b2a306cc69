/**
 * The first match of Cards, in English. The other languages have the same keys and parameters, or they do not compile.
 * A text that states a rule names it here (`X16`).
 */
export const en = {
  /** X5 to X9. */
  welcome: [
    'Welcome! Two players, one suit each: you have spades, Ana has hearts. Each places one card as a base and builds a line of cards towards the other. Whoever destroys the other base wins.',
    'Ana’s base is already there (marked), face down: only Ana knows which card it is. The cross is only there while bases are placed.',
  ],
  /** X2. */
  values: [
    'Number cards are worth their number, the jack 11, the queen 12, the king 14 and the ace 15.',
    'A strong base is hard to destroy, but that card can’t fight anywhere else.',
  ],
  base: [
    'Choose a card from 9 to the queen as your base. Place it on the marked spot.',
    'Tap a card in your hand, then the table. “Turn” turns it.',
  ],
  baseWeak:
    'A weak base often loses to the first good card that gets there. Take back and choose a card from 9 to the queen.',
  baseBest:
    'Your very best cards win fights, so keep them in hand. Take back and choose a card from 9 to the queen.',
  elsewhere: 'Not a bad idea, but let’s play this match together. Take back and use the marked spot.',
  /** X10. */
  turn: [
    'You go first. Your turn has one action: place a card, move one, or pass. Ana’s base (marked) is still far away.',
  ],
  /** X11, X12, X15. */
  walk: [
    'Place a card against one of yours: edge to edge, a corner on a corner. It stays face down.',
    'Any card of a line can be attacked, but no opponent is near yet. Place a card from 2 to 5 on the marked spot.',
  ],
  walkStrong: 'Keep that card for a fight. Take back and place a card from 2 to 5.',
  layInstead: 'That is possible too, but later. Take back and place a card on the marked spot.',
  /** X11, X13. */
  line: [
    'Ana comes towards you, face down as well. Go on at the end of your line: you can only place cards against cards connected to your base.',
    'Again a card from 2 to 5, on the marked spot.',
  ],
  /** X14 to X16. */
  touch: [
    'Now you are near. If the card you place touches an opponent’s card, they fight: both turn face up, each side rolls two dice and adds its card. The higher total wins. Tie: roll again.',
    'Before you place it, you see the chance to win. You don’t know the marked card, but the chance counts every card it can be.',
  ],
  attack: [
    'Place a card of 6 or more on the marked spot. Try a few cards first and watch the chance above Ana’s card.',
  ],
  attackWeak: 'A card this low will probably lose. Take back and place a card of 6 or more.',
  /** X17. */
  won: [
    'You won! Your card stays, now face up. Ana’s 4 goes to your pool: you can use it to buy back cards you lose.',
  ],
  lost: (card: string) => [
    `Ana attacked with the ace, her best card, and your ${card} lost: it is now in Ana’s pool. That can happen to any card an opponent can touch.`,
  ],
  strike: [
    'The ace is face up now, so the chance you see is exact: even your ace wins only every second time. But if it wins, Ana’s best card is gone.',
    'Place a jack, queen, king or ace on the marked spot.',
  ],
  strikeWeak: 'Against an ace that is nearly hopeless. Take back and place a jack, queen, king or ace.',
  /** X10, X22. */
  buy: (card: string, button: string) => [
    'You beat the ace! It is in your pool and worth 15.',
    `Before your action, and after placing or moving, you may buy back: pay with cards of your pool and get cards of your suit worth no more. You get no change. Press “${button}”, pay with the ace and get your ${card} back.`,
  ],
  buyNot: 'You can afford your card right now. Take back and buy it back.',
  /** X22, X23, X31. */
  bought: [
    'What you paid with is now in the recycle pool. Everyone can buy back their own suit from there and from the others’ pools. All of that is face up, so look at what Ana could afford.',
  ],
  cut: [
    'Ana’s line goes from her base through the marked card to the one above it. Break it!',
    'Place any card on the marked spot. It touches the card in the middle.',
  ],
  /** X20, X28. */
  stranded: [
    'The line is broken: the marked card is cut off from its base. It stays, it fights when it is touched, and it is in the way. But Ana can’t place cards against it, and can’t move it.',
    'The same can happen to you. Look out for cards that connect many others.',
  ],
  /** X28. */
  moving: [
    'Instead of placing a card you may move one: next to one of its neighbours, or next to one of theirs. It turns face up and fights what it touches.',
    'Try any of your cards: you are warned if a move would cut others off.',
  ],
  move: ['Now move your front card to the marked spot. There it touches the card that was cut off.'],
  moveInstead:
    'This time try a move: tap your front card on the table, or choose “Move a card…”. Take back first.',
  moveOther: 'That one holds your line together. Take back and move the front card.',
  /** X25, X27, X30. */
  draw: [
    'Two more things. The match is a draw if everyone still in passes in a row with no buy-back in between, after ten turns each without placing, fighting or buying, or after 100 turns each.',
    'With three or four players, destroying a base while another opponent is left brings a joker worth 15, if one is left, and your own cards from all pools for free.',
  ],
  last: ['Ana’s base is in reach. Place your best card on the marked spot. It touches two cards.'],
  /** X18. */
  order: [
    'Two fights, one after the other, and you choose the order. If your card loses, the other fight doesn’t happen.',
    'Choose the base (marked): if you destroy it, you win the match at once.',
  ],
  orderOther: 'The base first: if your card loses to the other one, the opportunity is gone. Take back.',
  over: [
    'Ana’s base is destroyed: you win! Now all cards are shown, Ana’s too.',
    'Now you can play. A match against bots is waiting. They don’t make it that easy.',
  ],
};

export type LessonDictionary = typeof en;
