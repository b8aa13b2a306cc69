import { type Game, type GameTypes, type Random, type Seat, seatIndex } from '@santiago/kernel';

/** A player that thinks: it gets what its seat may know, and answers. */
export interface Bot<T extends GameTypes> {
  choose(game: Game<T>, view: T['View'], seat: Seat, random: Random): T['Action'];
}

/** Plays any legal action, each with the same chance. */
export const randomBot = <T extends GameTypes>(): Bot<T> => ({
  choose: (game, view, seat, random) => game.decode(game.sample(game.known(view), seatIndex(seat), random)),
});
