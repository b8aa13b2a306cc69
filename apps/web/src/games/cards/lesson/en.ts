/** The first match of the card game, in English. The other languages have the same keys, or they do not compile. */
export const en = {
  welcome: [
    'Welcome! Two players, one suit each: you have spades, Ana has hearts. Each lays one card as a base and builds a line of cards towards the other. Whoever destroys the other base wins.',
    'Ana has laid hers already (marked), face down: nobody but Ana knows which card it is. The cross is only there while bases are laid.',
  ],
  values: [
    'Number cards are worth their number, the jack 11, the queen 12, the king 14 and the ace 15.',
    'A strong base is hard to destroy, but then that card cannot fight anywhere else.',
  ],
  base: (place: string) => [
    `Choose a card from 9 to the queen as your base, and lay it on the marked place: ${place}.`,
    'Tap a card of your hand, then the table. “Turn” turns it.',
  ],
  baseWeak:
    'A weak base falls to the first good card that reaches it. Take it back and choose a card from 9 to the queen.',
  baseBest:
    'Your very best cards win fights; keep them in hand. Take it back and choose a card from 9 to the queen.',
  elsewhere: (place: string) =>
    `A fair idea, but let us play this match together. Take it back and use the marked place: ${place}.`,
  turn: [
    'You begin. In your turn you do one thing: lay a card, move one, or pass. Ana’s base (marked) is still far away.',
  ],
  walk: (place: string) => [
    'A card is laid against one of yours: they share a piece of edge and a corner. There it lies face down.',
    `On the way nobody fights, so a weak card will do. Lay a card from 2 to 5 on the marked place: ${place}.`,
  ],
  walkStrong:
    'That card is too good for walking: you will want it in a fight. Take it back and lay a card from 2 to 5.',
  layInstead: 'That is possible too, but later. Take it back and lay a card on the marked place.',
  line: (place: string) => [
    'Ana comes towards you, face down as well. Go on from the end of your line: only cards that are linked to your base can be built on.',
    `Again a card from 2 to 5, on the marked place: ${place}.`,
  ],
  touch: [
    'Now you are near. A card that is laid so that it touches an enemy card must fight it: both are turned up, each side rolls two dice and adds its card. The higher total wins; ties roll again.',
    'Before you lay it you see the chance to win. You do not know the marked card, but the chance counts every card it can be.',
  ],
  attack: (place: string) => [
    `Lay a card of 6 or more on the marked place: ${place}. Try a few cards first and watch the chance over Ana’s card.`,
  ],
  attackWeak: 'So weak a card probably loses. Take it back and lay a card of 6 or more.',
  won: [
    'You won! Your card stays, now face up. Ana’s four goes to your pool: with it you can buy back cards that you lose.',
  ],
  lost: (card: string) => [
    `Ana struck back with the ace, her best card, and your ${card} is lost: it lies in Ana’s pool. That may happen to any card that an enemy can touch.`,
  ],
  strike: (place: string) => [
    `The ace is face up now, so the chance you see is exact: even your ace has only half a chance. But if it wins, Ana’s best card is gone.`,
    `Lay a jack, queen, king or ace on the marked place: ${place}.`,
  ],
  strikeWeak: 'Against an ace that is nearly hopeless. Take it back and lay a jack, queen, king or ace.',
  buy: (card: string, button: string) => [
    'You beat the ace! It is in your pool and worth 15.',
    `After your fights, and before your action, you may buy: give cards of your pool and take cards of your suit worth no more. Press “${button}”, give the ace and take your ${card} back.`,
  ],
  buyNot: 'You can afford your card right now. Take it back and buy.',
  bought: [
    'What you gave lies in the recycle pool. Anybody may buy his own suit from there, and from the pools of others: all of it lies open, so look what Ana could afford.',
  ],
  cut: (place: string) => [
    'Ana’s line goes from her base over the marked card to the one above it. Break it!',
    `Lay any card on the marked place: ${place}. It touches the card in the middle.`,
  ],
  stranded: [
    'The line is broken: the marked card is cut off from its base. It stays, it still fights when it is touched, and it is in the way, but Ana cannot build from it.',
    'The same can happen to you. Look out for cards that hold many others.',
  ],
  moving: [
    'Instead of laying a card you may move one: to a place beside its neighbours, or beside theirs. It is turned up, and it fights what it touches.',
    'Try any of your cards: where a move would cut others off, you are warned.',
  ],
  move: (place: string) => [
    `Then move your foremost card to the marked place: ${place}. There it meets the card that was cut off.`,
  ],
  moveInstead:
    'This time try a move: tap your foremost card on the table, or choose “Move a card …”. Take it back first.',
  moveOther: 'That one holds your line together. Take it back and move the foremost card.',
  draw: [
    'Two more things. If everybody passes one after the other, or nothing happens for ten turns, the match is a draw. And with three or four players, whoever destroys a base gets a joker, worth 15, and takes cards back for nothing.',
  ],
  last: (place: string) => [
    `Ana’s base is in reach. Lay your best card on the marked place: ${place}. It touches two cards.`,
  ],
  order: [
    'Two fights, one after the other, and you choose the order. If your card falls, the other fight lapses.',
    'Choose the base (marked): if it falls, the match is won at once.',
  ],
  orderOther: 'First the base: if your card falls against the other one, the chance is gone. Take it back.',
  over: [
    'Ana’s base is destroyed: you have won! Now all cards are shown, hers too.',
    'You know how to play. A match against bots is waiting; they will not lay their cards so kindly.',
  ],
};

export type LessonDictionary = typeof en;
