import {
  canals,
  CROPS,
  dryPlantations,
  type Plantation,
  plantersOf,
  plantingEffect,
  type Square,
  type State,
  TILES,
  type View,
} from '@santiago/canals';
import { FastRandom, lowestSeat, OWES_CHANCE, type Seat, seatIndex } from '@santiago/kernel';
import { type Words } from '@santiago/games/words/words.ts';
import { de as reviewDe } from '@santiago/games/words/de.ts';
import { en as reviewEn } from '@santiago/games/words/en.ts';
import { fr as reviewFr } from '@santiago/games/words/fr.ts';
import { describe, expect, it } from 'vitest';
import { explain } from '@santiago/canals/page/panel/explain.ts';
import { factsOf } from '@santiago/canals/page/table/facts.ts';
import { de } from '@santiago/canals/page/i18n/de.ts';
import { type CanalsDictionary, en } from '@santiago/canals/page/i18n/en.ts';
import { fr } from '@santiago/canals/page/i18n/fr.ts';
import { interaction } from '@santiago/canals/page/panel/interaction.ts';
import { de as lessonDe } from '@santiago/canals/page/lesson/de.ts';
import { en as lessonEn, type LessonDictionary } from '@santiago/canals/page/lesson/en.ts';
import { fr as lessonFr } from '@santiago/canals/page/lesson/fr.ts';
import { lesson } from '@santiago/canals/page/lesson/lesson.ts';
import type { CanalsBook } from '@santiago/canals/page/rulebook/book.ts';
import { de as rulesDe } from '@santiago/canals/page/rulebook/de.ts';
import { en as rulesEn } from '@santiago/canals/page/rulebook/en.ts';
import { fr as rulesFr } from '@santiago/canals/page/rulebook/fr.ts';
import type { CanalsSection } from '@santiago/canals/page/rulebook/sections.ts';
import type { Guided } from '@santiago/table/page/sources/guided/guided.ts';
import { textsOf } from '@santiago/table/page/rulebook/rulebook.ts';
import { auction, played, started } from '../canals-table.ts';
import { begin, waiting } from '../learner.ts';

/** What the texts say about the rules is what the engine does. Each of these was once told wrong in some language. */
interface Language {
  readonly words: CanalsDictionary;
  readonly review: Words;
  readonly lesson: LessonDictionary;
  readonly rules: CanalsBook;
  /** Planting first of four, as the bids are. */
  readonly firstOfFour: string;
  /** [C48] Desert at the end of this round, of the next, of the one after it: at the table, and in a review. */
  readonly desertAt: readonly string[];
  readonly desertInReview: readonly string[];
  readonly losesNow: string;
  readonly gains: (together: number) => string;
  readonly gainsOnly: (apart: number, together: number) => string;
  /** [C6] So many tiles of a crop, so many of them with one planter and with two. */
  readonly tilesOfCrop: (all: number, ones: number, twos: number) => string;
  /** [C17] */
  readonly topTile: string;
  /** [C46] */
  readonly askedOnce: string;
  readonly firstEndsPhase: string;
  readonly thisRound: string;
  /** [C51] No canal need have been built. */
  readonly afterLastPhase: string;
  /** [C22][C41] A person plants, not a bid. */
  readonly bidders: readonly [highest: string, higher: string];
}

const NUMBERS = {
  en: { 3: 'three', 6: 'six', 9: 'nine' },
  de: { 3: 'drei', 6: 'sechs', 9: 'neun' },
  fr: { 3: 'trois', 6: 'six', 9: 'neuf' },
} as const;
const number = (code: keyof typeof NUMBERS, n: number): string =>
  NUMBERS[code][n as keyof (typeof NUMBERS)['en']];

const LANGUAGES: readonly (readonly [string, Language])[] = [
  [
    'English',
    {
      words: en,
      review: reviewEn,
      lesson: lessonEn,
      rules: rulesEn,
      firstOfFour: '1st of 4',
      desertAt: ['at the end of this round', 'at the end of the next', 'at the end of the round after next'],
      desertInReview: [
        'at the end of this round',
        'at the end of the next round',
        'at the end of the round after next',
      ],
      losesNow: 'loses a marker at the end of this round',
      gains: (together) => `add ${together} points`,
      gainsOnly: (apart, together) => `adds only ${apart} points instead of ${together}`,
      tilesOfCrop: (all, ones, twos) =>
        `${number('en', all)} of each crop: ${number('en', ones)} show 1 planter, ${number('en', twos)} show 2`,
      topTile: 'The top tile of every stack',
      askedOnce: 'everyone who still has theirs is asked once',
      firstEndsPhase: 'As soon as one is built, the phase ends',
      thisRound: 'this round',
      afterLastPhase: 'After the extra canal phase',
      bidders: ['The highest bidder plants first', 'The higher bidder plants first'],
    },
  ],
  [
    'German',
    {
      words: de,
      review: reviewDe,
      lesson: lessonDe,
      rules: rulesDe,
      firstOfFour: 'als 1. von 4',
      desertAt: ['am Ende dieser Runde', 'am Ende der nächsten', 'am Ende der übernächsten Runde'],
      desertInReview: [
        'am Ende dieser Runde',
        'am Ende der nächsten Runde',
        'am Ende der übernächsten Runde',
      ],
      losesNow: 'verliert das Plättchen am Ende dieser Runde 1 Arbeiter',
      gains: (together) => `bringen sie ${together} Punkte mehr`,
      gainsOnly: (apart, together) => `bringt nur ${apart} Punkte mehr statt ${together}`,
      tilesOfCrop: (all, ones, twos) =>
        `${number('de', all)} von jeder Sorte. Je Sorte zeigen ${number('de', ones)} 1 Arbeiter und ${number('de', twos)} 2`,
      topTile: 'Von jedem Stapel wird das oberste Plättchen',
      askedOnce: 'werden alle, die ihren Zusatzkanal noch haben, einmal gefragt',
      firstEndsPhase: 'Sobald einer gebaut wird, endet die Phase',
      thisRound: 'in dieser Runde',
      afterLastPhase: 'Nach der Phase Zusatzkanal',
      bidders: ['Wer am meisten bietet, pflanzt zuerst', 'Wer mehr bietet, pflanzt zuerst'],
    },
  ],
  [
    'French',
    {
      words: fr,
      review: reviewFr,
      lesson: lessonFr,
      rules: rulesFr,
      firstOfFour: 'en 1re position sur 4',
      desertAt: ['à la fin de cette manche', 'à la fin de la suivante', 'dans deux manches'],
      desertInReview: ['à la fin de cette manche', 'à la fin de la manche suivante', 'dans deux manches'],
      losesNow: 'perd 1 travailleur à la fin de cette manche',
      gains: (together) => `${together} points de plus`,
      gainsOnly: (apart, together) => `ne rapporte que ${apart} points de plus au lieu de ${together}`,
      tilesOfCrop: (all, ones, twos) =>
        `${number('fr', all)} par culture : ${number('fr', ones)} montrent 1 travailleur et ${number('fr', twos)} en montrent 2`,
      topTile: 'La tuile du dessus de chaque pile',
      askedOnce: 'chaque personne qui a encore le sien choisit une fois',
      firstEndsPhase: 'Dès qu’un canal est construit, la phase s’arrête',
      thisRound: 'cette manche',
      afterLastPhase: 'Après la phase du canal supplémentaire',
      bidders: ['Qui mise le plus plante en premier', 'Qui mise le plus plante en premier'],
    },
  ],
];

/** Phrases are typed with plain spaces. */
const spaced = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ');

const { game, learner } = lesson;
const random = new FastRandom(48);
const allOf = (state: State): View => canals.view(state, 'all');

/** Plays until the phase, without bids, proposals or canals. */
const idleUntil = (state: State, phase: View['phase']['kind']): State => {
  const after = canals.copy(state);
  do {
    const owes = canals.owes(after);
    const seat = lowestSeat(owes);
    if (owes === OWES_CHANCE) canals.play(after, -1, canals.draw(after, random));
    else if (canals.refuse(after, seat, { kind: 'pass' }) === null)
      canals.play(after, seat, canals.encode({ kind: 'pass' }));
    else canals.play(after, seat, canals.sample(after, seat, random));
  } while (allOf(after).phase.kind !== phase);
  return after;
};

const DRY: Square = 'a6';
/** A plantation far from the water, in the middle of a match, before drying. */
const withDry = (markers: number): State => {
  const begun = allOf(auction(4));
  const plantation: Plantation = {
    square: DRY,
    tile: 'bean2',
    planter: 'p1',
    markers,
    planted: 2,
    palm: false,
    desert: false,
  };
  return canals.known({
    ...begun,
    round: 4,
    plantations: [plantation],
    seats: begun.seats.map((seat) => ({ ...seat, bid: 0 })),
    phase: { kind: 'extra', queue: ['p2'] },
  });
};

/** After how many round ends it is desert, and after which of them it has lost a marker. */
const driesIn = (start: State): { desert: number; losses: number[] } => {
  const losses: number[] = [];
  const at = (state: State): Plantation => allOf(state).plantations.find(({ square }) => square === DRY)!;
  for (let state = start, ends = 0; ; ends++) {
    const { markers } = at(state);
    state = idleUntil(state, 'reveal');
    if (at(state).desert) return { desert: ends, losses };
    if (at(state).markers < markers) losses.push(ends);
  }
};

/** The lesson at this step, of a learner who does what the coach asks. */
const lessonAt = async (id: string): Promise<Guided> => {
  const guided = begin(lesson);
  for (;;) {
    await waiting(guided);
    const step = guided.step.value;
    if (step?.id === id) return guided;
    if (step !== null && step.task.kind !== 'do') {
      guided.next();
      continue;
    }
    const marks = step?.marks?.(guided.view) ?? [];
    const actions = game
      .expand(game.offer(guided.state, seatIndex(learner)))
      .map((action) => game.format(action))
      .toSorted(
        (a, b) =>
          Number(marks.some((mark) => b.includes(mark))) - Number(marks.some((mark) => a.includes(mark))),
      );
    for (const action of actions) {
      await guided.act(action);
      if (guided.mistake.value === null) break;
      await guided.undo();
    }
  }
};

/** What bananas would add to the learner's points on each free square, once watered. */
const gainsAt = (guided: Guided): ReadonlyMap<Square, number> => {
  const state = canals.known(guided.view as View);
  const offer = canals.offer(state, seatIndex(learner));
  if (offer?.kind !== 'plant') throw new Error('the learner does not plant');
  return new Map(
    offer.squares.map((square) => [
      square,
      plantingEffect(state, 'banana2', square).watered[seatIndex(learner)]!,
    ]),
  );
};

describe.each(LANGUAGES)('what is said of Canals in %s', (_, says) => {
  const pageOf = (section: CanalsSection): string =>
    spaced(says.rules.sections[section].pieces.flatMap(textsOf).join('\n'));

  it('[C22] the place in the planting order counts everyone, since everyone plants', () => {
    const view = canals.view(auction(4), 'p2');
    const offer = canals.offer(canals.known(view), seatIndex('p2'))!;
    const lines = explain({
      words: says.words,
      whoOf: (seat: Seat) => ({ name: seat, you: false }),
      edition: 'amigo',
      view,
      facts: factsOf(view),
      offer,
      draft: { ...interaction.begin(offer, null), amount: 3 },
      seat: 'p2',
      aids: true,
    });
    expect(spaced(lines.join(' '))).toContain(says.firstOfFour);
  });

  it.each([0, 1, 2])('[C48][C49] when a dry plantation with %i markers turns to desert', (markers) => {
    const state = withDry(markers);
    const { desert, losses } = driesIn(state);
    const [dry] = dryPlantations(state);
    const fate = says.words.preview.fate(dry!.lostIn, markers);
    expect(fate).toContain(says.desertAt[desert]);
    expect(fate.includes(says.losesNow)).toBe(losses.join() === '0');
    const drying = says.review.reasons.drying(
      {
        kind: 'drying',
        about: 'best',
        seat: 'p1',
        owner: 'p1',
        square: DRY,
        crop: 'bean',
        markers,
        rounds: dry!.lostIn,
        ditches: dry!.ditches,
        canals: 2,
        along: 0,
      },
      { person: (seat) => ({ name: seat, you: false }), crop: (crop) => crop },
    );
    expect(drying).toContain(says.desertInReview[desert]);
  });

  it('[C6][C48] two rounds at most: no tile shows more planters', () => {
    expect(says.desertAt).toHaveLength(Math.max(...TILES.map(plantersOf)) + 1);
  });

  it('[C53] the lesson compares what the bananas add, here and elsewhere', async () => {
    const gains = gainsAt(await lessonAt('grow'));
    const together = Math.max(...gains.values());
    const apart = Math.min(...gains.values());
    expect(spaced(says.lesson.bidHighest(3))).toContain(says.gains(together));
    expect(spaced(says.lesson.growNot(together, apart))).toContain(says.gainsOnly(apart, together));
  });

  it('[C31] the lesson says of a square without water only that no canal gets there this round', async () => {
    const guided = await lessonAt('plant');
    const state = canals.known(guided.view as View);
    const dry = (where: State, square: Square): boolean =>
      plantingEffect(where, 'banana2', square).dry?.legal.length === 0;
    const offer = canals.offer(state, seatIndex(learner));
    const far = (offer?.kind === 'plant' ? offer.squares : []).filter((square) => dry(state, square));
    const later = canals.known({ ...(guided.view as View), canals: ['B2-C2', 'A2-B2'] });
    expect(far.some((square) => !dry(later, square))).toBe(true);
    expect(says.lesson.plantFar).toContain(says.thisRound);
  });

  it('[C6] how many tiles of each crop show one planter, and how many two', () => {
    const { unseen } = allOf(started(5));
    const countOf = (tile: (typeof TILES)[number]): number => unseen[TILES.indexOf(tile)]!;
    for (const crop of CROPS) {
      const [ones, twos] = [countOf(`${crop}1`), countOf(`${crop}2`)];
      expect(pageOf('table')).toContain(says.tilesOfCrop(ones + twos, ones, twos));
    }
  });

  it('[C17] the top tile of every stack is turned over', () => {
    expect(pageOf('auction')).toContain(says.topTile);
  });

  it('[C46] everyone is asked once for the extra canal, until one is built', () => {
    const bribed = idleUntil(auction(4), 'extra');
    const { phase, seats } = allOf(bribed);
    if (phase.kind !== 'extra') throw new Error('not the phase of the extra canal');
    expect(phase.queue.toSorted()).toEqual(['p1', 'p2', 'p3', 'p4']);
    const [first, second] = phase.queue;
    const built = played(bribed, `${first} pass, ${second} extra C2-D2`);
    expect(allOf(built).phase.kind).toBe('reveal');
    expect(allOf(built).seats.filter(({ extra }) => extra)).toHaveLength(seats.length - 1);
    expect(pageOf('extra')).toContain(says.askedOnce);
    expect(pageOf('extra')).toContain(says.firstEndsPhase);
  });

  it('[C51] the last round has no income, whether an extra canal was built or not', () => {
    const view = allOf(idleUntil(auction(4), 'extra'));
    const last = canals.known({ ...view, round: view.rounds });
    const over = allOf(idleUntil(last, 'over'));
    expect(over.seats.every(({ extra }) => extra)).toBe(true);
    expect(over.seats.map(({ cash }) => cash)).toEqual(view.seats.map(({ cash }) => cash));
    expect(pageOf('last')).toContain(says.afterLastPhase);
  });

  it('[C22][C41] a bidder plants, not a bid', () => {
    const [highest, higher] = says.bidders;
    expect(says.words.hints.bid).toContain(highest);
    expect(says.words.hints.seal).toContain(higher);
  });
});
