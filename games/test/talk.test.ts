import { GAMES } from '@santiago/games/programs';
import {
  type Deal,
  FastRandom,
  type Gap,
  isPhrase,
  makeSetup,
  type Phrase,
  type Seat,
  seatsOf,
  type Talk,
  whoName,
} from '@santiago/kernel';
import { nextMove, oneOf } from '@santiago/kernel/laws';
import { describe, expect, test } from 'vitest';

const ROWS = 250;
/** Deals that are asked about before each row. */
const DEALS = 8;

const anyValue = (gap: Gap, players: number, random: FastRandom): string | number => {
  switch (gap.kind) {
    case 'seat':
      return oneOf(seatsOf(players), random);
    case 'amount':
      return gap.from + random.below(gap.to - gap.from + 1);
    case 'name':
      return oneOf(gap.names, random);
  }
};

/** A deal that somebody can offer by the looks of it: every gap is filled. */
const anyDeal = ({ sentences }: Talk, players: number, random: FastRandom): Deal => {
  const offers = Object.entries(sentences).filter(([, { promises }]) => promises !== undefined);
  for (;;) {
    const [name, { gaps }] = oneOf(offers, random);
    const filled = Object.entries(gaps).map(([gap, each]) => [gap, anyValue(each, players, random)]);
    const phrase: Phrase = { name, gaps: Object.fromEntries(filled) as Phrase['gaps'] };
    const from = oneOf(seatsOf(players), random);
    if (isPhrase(sentences, phrase, { seat: from, players }))
      return { phrase, from, to: phrase.gaps['to'] as Seat };
  }
};

describe.each(GAMES.filter(({ talk }) => talk !== undefined))('talk at a table of $title', (entry) => {
  const { game } = entry;
  const talk = entry.talk!;

  test.each([2, 3])('[C55][X31] tells %i players nothing that a spectator does not know', (players) => {
    const setup = makeSetup(game.setup, { players, options: {} });
    if (!setup.ok) throw new Error(setup.fault.text);
    const random = new FastRandom(players, 3);
    const answers = new Set<string>();
    let state = game.start(setup.value);
    for (let row = 0; row < ROWS; row++) {
      const move = nextMove(game, state, random);
      if (move === null) {
        state = game.start(setup.value);
        continue;
      }
      const imagined = game.imagine(game.view(state, 'spectator'), random);
      const played = { who: whoName(move.who), action: game.decode(move.action) };
      for (let i = 0; i < DEALS; i++) {
        const deal = anyDeal(talk, players, random);
        const answersIn = (world: typeof state) => [
          talk.isOpen(deal, world),
          talk.check(deal, 'from', world, played),
          talk.check(deal, 'to', world, played),
        ];
        const answer = answersIn(state);
        expect(answersIn(imagined), `${JSON.stringify(deal)} before row ${row}`).toEqual(answer);
        answer.forEach((each) => answers.add(String(each)));
      }
      game.play(state, move.who, move.action);
    }
    // The matches had occasion for it.
    expect([...answers]).toEqual(expect.arrayContaining(['true', 'kept', 'lapsed']));
  });
});
