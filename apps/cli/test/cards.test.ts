import { describe, expect, test } from 'vitest';
import { cards, type State, type View } from '@santiago/cards';
import { makeSetup, parseRow, seatIndex, whoIndex, type Seat } from '@santiago/kernel';
import { picture as terminal } from '@santiago/cards/terminal/index.ts';
import { lookOf } from '@santiago/table/terminal/terminal.ts';

const look = lookOf({});

const OPENING = [
  '* first p2',
  'p1 base SJ -19,-2 v',
  'p2 base H7 0,19 h',
  'p2 place H2 0,12 v',
  'p1 place S2 -19,5 h',
  'p2 place H3 -7,12 h',
  'p1 place S3 -12,5 v',
  'p2 place HA -7,5 v',
] as const;

const begun = (options: Readonly<Record<string, string>> = {}): State => {
  const setup = makeSetup(cards.setup, { players: 2, options });
  if (!setup.ok) throw new Error(setup.fault.text);
  return cards.start(setup.value);
};

const playOn = (state: State, ...rows: readonly string[]): State => {
  for (const text of rows) {
    const row = parseRow(cards, text);
    if (row === null || !('action' in row)) throw new Error(text);
    cards.play(state, whoIndex(row.who), cards.encode(row.action));
  }
  return state;
};

const played = (...rows: readonly string[]): State => playOn(begun(), ...rows);

const drawn = (view: View): string[] => terminal.draw(view, look).map((line) => line.trimEnd());

const offerOf = (state: State, seat: Seat) => cards.offer(state, seatIndex(seat))!;

describe('cards in the terminal', () => {
  test('the table as a seat sees it', () => {
    expect(drawn(cards.view(played(...OPENING), 'p1'))).toEqual([
      '        -20       -10       0',
      '   26',
      '   24                       [·····]',
      '   22                       [··?··]',
      '   20                       [··▲··]',
      '   18                       [···]',
      '   16                [·····][·?·]',
      '   14                [··?··][···]',
      '   12           [···][·····][···]',
      '   10    [·····][S3·][·?·]',
      '    8    [·S2··][···][···]',
      '    6    [·····][···][···]',
      '    4    [···]',
      '    2    [SJ·]',
      '    0    [·▲·]',
      '   -2    [···]',
      '   -4',
      'p1 (you)  hand S4 S5 S6 S7 S8 S9 S10 SQ SK SA  pool -',
      '    SJ -19,-2 v (base, down) | S2 -19,5 h (down) | S3 -12,5 v (down)',
      'p2  hand 9 cards  pool -',
      '    ? 0,19 h (base, down) | ? 0,12 v (down) | ? -7,12 h (down) | ? -7,5 v (down)',
      'Recycle pool -; jokers aside 2.',
    ]);
  });

  test('the cross is shown while bases are placed, and not afterwards', () => {
    expect(drawn(cards.view(played('* first p2'), 'p1')).join('\n')).toContain('[  +  ][  +  ]');
    expect(drawn(cards.view(played(...OPENING), 'p1')).join('\n')).not.toContain('+');
  });

  test('what may be done, with what it would touch and the odds of a fight', () => {
    const act = played(...OPENING.slice(0, -1));
    const lines = terminal.hints(offerOf(act, 'p2'), cards.view(act, 'p2'));
    expect(lines.join('\n')).toContain('-7,5 v (touches -12,5)');
    const fight = played(...OPENING);
    expect(terminal.hints(offerOf(fight, 'p2'), cards.view(fight, 'p2'))).toEqual([
      '  fight -12,5 (90 % to win)',
    ]);
  });

  test('short forms', () => {
    const act = offerOf(played(...OPENING.slice(0, -1)), 'p2');
    expect(terminal.spellOut('PLACE ha -7,5 V', act)).toBe('place HA -7,5 v');
    expect(terminal.spellOut('ha -7,5 v', act)).toBe('place HA -7,5 v');
    expect(terminal.spellOut('-12,5', offerOf(played(...OPENING), 'p2'))).toBe('fight -12,5');
    expect(terminal.spellOut('sk', act)).toBe('sk');
  });

  test('what follows is told', () => {
    const before = played(...OPENING, 'p2 fight -12,5');
    const after = played(...OPENING, 'p2 fight -12,5', '* dice 6 4 4 5');
    expect(terminal.consequences(cards.view(before, 'p1'), cards.view(after, 'p1'))).toEqual([
      "p1's S3 loses and goes to p2's pool.",
    ]);
    const end = played(...OPENING.slice(0, 4), 'p1 resign');
    expect(
      terminal.consequences(cards.view(played(...OPENING.slice(0, 4)), 'p1'), cards.view(end, 'p1')),
    ).toEqual(['p1 is out.', 'All opponents have resigned.']);
    expect(terminal.breakdown(cards.view(end, 'spectator'), look).at(-1)).toBe(
      'All opponents have resigned. p2 wins after 1 turn.',
    );
  });

  test('[X30] the sums of a stalemate are of the cards connected to the bases', () => {
    const view = cards.view(playOn(begun({ stalemate: 'strength' }), ...OPENING.slice(0, 4)), 'all');
    const cutOff = { ...view.table[0]!, x: 60, y: 60, owner: 'p2', card: 'HA', base: false } as const;
    const state = playOn(cards.known({ ...view, table: [...view.table, cutOff] }), 'p1 pass', 'p2 pass');
    expect(terminal.breakdown(cards.view(state, 'all'), look).at(-1)).toBe(
      'Everyone has passed. p1 wins, 11 – 9 connected to the bases after 2 turns.',
    );
  });
});
