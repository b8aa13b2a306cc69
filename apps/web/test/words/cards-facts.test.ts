import {
  type Card,
  cards,
  decidingSums,
  type Place,
  QUIET_TURNS,
  type SeatView,
  type State,
  type TableCard,
  TURNS_AT_MOST,
  type View,
} from '@santiago/cards';
import { makeSetup, OWES_CHANCE, type Seat, seatIndex } from '@santiago/kernel';
import { clock } from '@santiago/protocol/schemas';
import { describe, expect, it } from 'vitest';
import { de as aboutDe } from '@santiago/cards/page/about/de.ts';
import { type About, en as aboutEn } from '@santiago/cards/page/about/en.ts';
import { fr as aboutFr } from '@santiago/cards/page/about/fr.ts';
import { de } from '@santiago/cards/page/i18n/de.ts';
import { type CardsDictionary, en } from '@santiago/cards/page/i18n/en.ts';
import { fr } from '@santiago/cards/page/i18n/fr.ts';
import { de as lessonDe } from '@santiago/cards/page/lesson/de.ts';
import { en as lessonEn, type LessonDictionary } from '@santiago/cards/page/lesson/en.ts';
import { fr as lessonFr } from '@santiago/cards/page/lesson/fr.ts';
import type { CardsBook } from '@santiago/cards/page/rulebook/book.ts';
import { de as rulesDe } from '@santiago/cards/page/rulebook/de.ts';
import { en as rulesEn } from '@santiago/cards/page/rulebook/en.ts';
import { fr as rulesFr } from '@santiago/cards/page/rulebook/fr.ts';
import type { CardsSection } from '@santiago/cards/page/rulebook/sections.ts';
import { de as shellDe } from '@santiago/table/page/i18n/de.ts';
import { type Dictionary, en as shellEn } from '@santiago/table/page/i18n/en.ts';
import { fr as shellFr } from '@santiago/table/page/i18n/fr.ts';
import { textsOf } from '@santiago/table/page/rulebook/rulebook.ts';

type Ending = Extract<View['phase'], { kind: 'over' }>['ending'];

/** What the texts say about the rules is what the engine does. Each of these was once told wrong in some language. */
interface Language {
  readonly words: CardsDictionary;
  readonly about: About;
  readonly lesson: LessonDictionary;
  readonly rules: CardsBook;
  readonly shell: Dictionary;
  /** [X5] */
  readonly dice: RegExp;
  /** [X6] The cross goes when all bases are placed. */
  readonly crossGoes: string;
  /** [X8] What a base must keep to; every one of these faults is refused with the same sentence. */
  readonly base: Readonly<Record<'quarter' | 'frame' | 'square' | 'cross', RegExp>>;
  /** [X18] The other fight of the card does not happen, and nothing else ends. */
  readonly otherFight: string;
  /** [X30] A match that gets stuck. */
  readonly stuck: Readonly<Record<Exclude<Ending, 'destroyed' | 'resigned'>, RegExp>>;
  /** [X30] Passing ends the match only without a buy-back in between. */
  readonly buysBack: RegExp;
  /** [X30] Only connected cards count, wherever the sum is named. */
  readonly connected: RegExp;
  /** [X30] The counts are ours: a text that names the booklet says so. */
  readonly booklet: RegExp;
  readonly ours: RegExp;
  readonly oneDay: string;
}

const NUMBERS = { en: { 10: 'ten' }, de: { 10: 'zehn' }, fr: { 10: 'dix' } } as const;

const LANGUAGES: readonly (readonly [string, Language])[] = [
  [
    'English',
    {
      words: en,
      about: aboutEn,
      lesson: lessonEn,
      rules: rulesEn,
      shell: shellEn,
      dice: /\bdice\b/i,
      crossGoes: 'Once all bases are placed, the cross is removed.',
      base: {
        quarter: /in your own quarter/,
        frame: /inside the frame/,
        square: /outside the square between the arms of the cross/,
        cross: /not cover it/,
      },
      otherFight: 'lose one and the other doesn’t happen',
      stuck: {
        passes: /everyone passes and no one buys back in between/,
        quiet: new RegExp(`${NUMBERS.en[QUIET_TURNS]} turns each without placing, fighting or buying back`),
        hundred: new RegExp(`\\b${TURNS_AT_MOST} turns each`),
      },
      buysBack: /\b(?:buys|bought) back\b/,
      connected: /connected to (?:the|a|each) bases?/i,
      booklet: /booklet/,
      ours: /the counts are ours/,
      oneDay: 'a day or more per turn',
    },
  ],
  [
    'German',
    {
      words: de,
      about: aboutDe,
      lesson: lessonDe,
      rules: rulesDe,
      shell: shellDe,
      dice: /würfel/i,
      crossGoes: 'Liegen alle Basen, wird das Santiagokreuz entfernt.',
      base: {
        quarter: /in dein Viertel/,
        frame: /in den Rahmen/,
        square: /nicht in das Quadrat zwischen den Armen/,
        cross: /nicht verdecken/,
      },
      otherFight: 'verlierst du einen, entfällt der andere',
      stuck: {
        passes: /alle hintereinander passen \(ohne Rückkauf dazwischen\)/,
        quiet: new RegExp(`je ${NUMBERS.de[QUIET_TURNS]} Zügen ohne Legen, Kampf und Rückkauf`),
        hundred: new RegExp(`je ${TURNS_AT_MOST} Zügen`),
      },
      buysBack: /zurückkauft|zurückgekauft/,
      connected: /verbunden/i,
      booklet: /Anleitung|Heft/,
      ours: /von uns/,
      oneDay: 'mindestens einem Tag je Zug',
    },
  ],
  [
    'French',
    {
      words: fr,
      about: aboutFr,
      lesson: lessonFr,
      rules: rulesFr,
      shell: shellFr,
      dice: /\bdés\b/i,
      crossGoes: 'Les bases posées, la croix est enlevée.',
      base: {
        quarter: /dans votre quart/,
        frame: /dans le cadre/,
        square: /hors du carré entre les bras de la croix/,
        cross: /pas la couvrir/,
      },
      otherFight: 'un combat perdu annule l’autre',
      stuck: {
        passes: /tout le monde passe sans rachat entre-temps/,
        quiet: new RegExp(`${NUMBERS.fr[QUIET_TURNS]} tours chacun sans pose, combat ni rachat`),
        hundred: new RegExp(`${TURNS_AT_MOST} tours chacun`),
      },
      buysBack: /sans rachat/,
      connected: /reliées? (?:à|aux) (?:la |une |chaque )?bases?/i,
      booklet: /livret/,
      ours: /les nombres sont de nous/,
      oneDay: 'à un jour ou plus par tour',
    },
  ],
];

/** Phrases are typed with plain spaces. */
const spaced = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ');

/** `p1 S5 0,0 base`: all upright and face down. */
const lying = (line: string, index: number): TableCard => {
  const [owner, card, corner, mark] = line.split(' ');
  const [x, y] = corner!.split(',').map(Number);
  return {
    x: x!,
    y: y!,
    dir: 'v',
    owner: owner as Seat,
    card: card as Card,
    up: false,
    base: mark === 'base',
    laid: index + 1,
  };
};

const setupOf = (options: Readonly<Record<string, string>>) => {
  const setup = makeSetup(cards.setup, { players: 2, options });
  if (!setup.ok) throw new Error(setup.fault.text);
  return setup.value;
};

/** Two players, p1 to act with the ace of spades. */
const positioned = (table: readonly string[], options: Readonly<Record<string, string>> = {}): State =>
  cards.known({
    game: 'cards',
    eye: 'all',
    setup: setupOf(options),
    phase: { kind: 'act', by: 'p1' },
    first: 'p1',
    table: table.map(lying),
    seats: [0, 1].map((index): SeatView => {
      const hand: Card[] = index === 0 ? ['SA'] : [];
      return { in: true, handSize: hand.length, hand, pool: [], turns: 1, returned: [] };
    }),
    recycle: [],
    jokers: 2,
    laid: table.length,
    calm: { passes: 0, quiet: 0, stirred: false, bought: false },
  });

const play = (state: State, ...rows: readonly string[]): State => {
  for (const row of rows) {
    const [who, ...words] = row.split(' ');
    const action = cards.parse(words.join(' '))!;
    const seat = who === '*' ? -1 : seatIndex(who as Seat);
    const refused = cards.refuse(state, seat, action);
    if (refused !== null) throw new Error(`${row}: ${refused.text}`);
    cards.play(state, seat, cards.encode(action));
  }
  return state;
};

const viewOf = (state: State): View => cards.view(state, 'all');

/** [X8] p1, whose quarter is the lower left, must place a base. */
const placingBase = (): State => {
  const state = cards.start(setupOf({}));
  expect(cards.owes(state)).toBe(OWES_CHANCE);
  return play(state, '* first p2');
};

/** A base of p1 at fault, by what it does not keep to. */
const FAULTS: Readonly<Record<keyof Language['base'], Place>> = {
  quarter: { x: 20, y: 20, dir: 'v' },
  frame: { x: -30, y: -20, dir: 'v' },
  square: { x: -10, y: -10, dir: 'v' },
  cross: { x: -5, y: -20, dir: 'v' },
};
const GOOD: Place = { x: -20, y: -20, dir: 'v' };

describe.each(LANGUAGES)('what is said of Cards in %s', (_, says) => {
  const { words, about, lesson } = says;
  const pageOf = (section: CardsSection): string =>
    spaced(says.rules.sections[section].pieces.flatMap(textsOf).join('\n'));

  it('[X5] dice decide who goes first, at the table as on the rules page', () => {
    expect(words.waiting.first).toMatch(says.dice);
    expect(pageOf('setUp')).toMatch(says.dice);
  });

  it('[X6] the cross is there until all bases are placed', () => {
    expect(pageOf('setUp')).toContain(says.crossGoes);
  });

  it.each(Object.entries(FAULTS))('[X8] a base at fault is told about the %s', (fault, place) => {
    const refused = cards.refuse(placingBase(), 0, { kind: 'base', card: 'S5', place });
    expect(refused?.code).toBe('base-place');
    expect(words.refusals['base-place']()).toMatch(says.base[fault as keyof Language['base']]);
  });

  it('[X8] a base that keeps to all of it is not refused', () => {
    expect(cards.refuse(placingBase(), 0, { kind: 'base', card: 'S5', place: GOOD })).toBeNull();
  });

  it('[X18] a lost fight ends the other fights of the card, not the match', () => {
    const table = ['p1 S5 0,0 base', 'p2 H5 11,3 base', 'p2 H9 5,7'];
    const state = play(positioned(table), 'p1 place SA 5,0 v', 'p1 fight 5,7', '* dice 1 1 6 6');
    const { phase } = viewOf(state);
    expect(phase).toMatchObject({ kind: 'act', by: 'p2' });
    expect(viewOf(state).table.map(({ card }) => card)).toEqual(['S5', 'H5', 'H9']);
    expect(lesson.order).toContain(says.otherFight);
  });

  it('[X30] a stalemate has three cases, and both values of its option name them all', () => {
    const { draw, strength } = about.optionHints.stalemate;
    for (const wording of Object.values(says.stuck)) {
      expect(draw).toMatch(wording);
      expect(strength).toMatch(wording);
    }
    if (says.booklet.test(draw)) expect(draw).toMatch(says.ours);
  });

  it('[X30] passing ends the match only if nobody buys back in between', () => {
    for (const text of [lesson.draw, words.preview.passes(1), pageOf('end')])
      expect(text).toMatch(says.buysBack);
  });

  it('[X30] only cards that are connected to the base decide a stalemate', () => {
    // p1 has more on the table, p2 more that is connected.
    const table = ['p1 S5 0,0 base', 'p1 SK 30,30', 'p2 H5 60,0 base', 'p2 H2 60,7'];
    const over = play(positioned(table, { stalemate: 'strength' }), 'p1 pass', 'p2 pass');
    expect(cards.outcome(over)?.shares).toEqual([0, 1]);
    const sums = decidingSums(viewOf(over))!;
    expect(sums).toEqual([7, 5]);
    const you = { name: 'Ana', you: true };
    for (const text of [
      about.options.stalemate.strength,
      about.optionHints.stalemate.strength,
      words.preview.strength([words.preview.strengthOf(you, sums[0]!, 0)]),
      words.log.strongest(you, sums),
      words.result.onTheTable(sums),
      says.rules.options.stalemate?.strength,
      pageOf('options'),
      pageOf('end'),
    ])
      expect(text).toMatch(says.connected);
  });

  it('a table with one day per turn has choices in advance', () => {
    expect(clock.safeParse({ kind: 'days', days: 1 }).success).toBe(true);
    expect(says.shell.refusals['advance-off']()).toContain(says.oneDay);
  });
});
