import {
  canals,
  cropOf,
  type Ditch,
  dryPlantations,
  type Plantation,
  type Proposal,
  type Square,
  standings,
  type View,
} from '@santiago/canals';
import { type Seat, seatIndex, seatsOf } from '@santiago/kernel';
import type { Look } from '@santiago/table/terminal/terminal.ts';
import { CROP_INKS, DESERT_INK, DITCH, FREE, PALM_INK, PLAN, seatInk, WATER } from './inks.ts';

/**
 * The board in characters. A square is seven characters wide and two high; ditches are where the rules have them
 * [C2], so there are two squares between one and the next.
 */
const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
const COLUMNS = ['A', 'B', 'C', 'D', 'E'] as const;
const ROWS = [4, 3, 2, 1] as const;
const WIDE = 7;
const DITCH_WIDE = 2 * WIDE + 1;

export const LEGEND: readonly string[] = [
  '  ba2    banana with 2 planters; ca cane, po potato, be bean, pe pepper',
  '  p1 ●○  markers of p1, one of two lost; neutral: no markers',
  '  dry    no canal next to it: it loses a marker every round, then turns to desert',
  '  ═ ║    canals; · : ditches without one; ? a proposal, with all its bribes; ◉ the spring; ♣ a palm',
  '  areas  points from areas if the match ended now',
];

interface Canvas {
  readonly view: View;
  readonly look: Look;
  readonly plantations: ReadonlyMap<Square, Plantation>;
  readonly dry: ReadonlySet<Square>;
  readonly canals: ReadonlySet<Ditch>;
  readonly proposals: ReadonlyMap<Ditch, Proposal>;
}

export const proposalsOf = (view: View): readonly Proposal[] =>
  view.phase.kind === 'bribing' || view.phase.kind === 'decision' ? view.phase.proposals : [];

export const poolOf = ({ bribes }: Proposal): number => bribes.reduce((sum, { amount }) => sum + amount, 0);

const canvasOf = (view: View, look: Look): Canvas => ({
  view,
  look,
  plantations: new Map(view.plantations.map((plantation) => [plantation.square, plantation])),
  dry: new Set(dryPlantations(canals.known(view)).map(({ square }) => square)),
  canals: new Set(view.canals),
  proposals: new Map(proposalsOf(view).map((proposal) => [proposal.ditch, proposal])),
});

const centre = (text: string, width: number, fill = ' '): string => {
  const left = Math.floor((width - text.length) / 2);
  return fill.repeat(left) + text + fill.repeat(width - text.length - left);
};

/** The two lines of a square. */
const squareLines = (canvas: Canvas, square: Square): readonly [string, string] => {
  const { view, look } = canvas;
  const plantation = canvas.plantations.get(square);
  if (plantation === undefined) {
    const palm = view.palms.includes(square);
    return [
      palm
        ? look.paint(FREE, `   ${square} `) + look.paint(PALM_INK, '♣')
        : look.paint(FREE, centre(square, WIDE)),
      ' '.repeat(WIDE),
    ];
  }
  if (plantation.desert)
    return [look.paint(DESERT_INK, centre('desert', WIDE)), look.paint(DESERT_INK, '░'.repeat(WIDE))];
  const ink = CROP_INKS[cropOf(plantation.tile)];
  const short = plantation.tile.slice(0, 2) + plantation.tile.at(-1);
  const palm = plantation.palm ? '♣' : ' ';
  const dry = canvas.dry.has(square) ? 'dry' : '   ';
  return [look.paint(ink, `${short}${palm}${dry}`), ownerLine(plantation, look)];
};

/** Its owner, with a dot for each marker and a ring for each that has dried. */
const ownerLine = ({ planter, markers, planted, tile }: Plantation, look: Look): string => {
  const ink = CROP_INKS[cropOf(tile)];
  if (planter === null || markers === 0) return look.paint(ink, centre('neutral', WIDE));
  const dots = '●'.repeat(markers) + '○'.repeat(planted - markers);
  return look.paint(ink, ' ') + look.paint({ ...ink, bold: true }, `${planter} ${dots}`.padEnd(WIDE - 1));
};

const horizontal = (canvas: Canvas, ditch: Ditch): string => {
  const { look } = canvas;
  const proposal = canvas.proposals.get(ditch);
  if (canvas.canals.has(ditch)) return look.paint(WATER, '═'.repeat(DITCH_WIDE));
  if (proposal !== undefined) return look.paint(PLAN, centre(` ${poolOf(proposal)}? `, DITCH_WIDE, '╌'));
  return look.paint(DITCH, centre('', DITCH_WIDE, '·'));
};

/** One line of a vertical ditch; a proposal shows its total on the second of four. */
const vertical = (canvas: Canvas, ditch: Ditch): string => {
  const { look } = canvas;
  if (canvas.canals.has(ditch)) return look.paint(WATER, '║');
  return canvas.proposals.has(ditch) ? look.paint(PLAN, '?') : look.paint(DITCH, ':');
};

const crossing = (canvas: Canvas, intersection: string): string => {
  const { view, look } = canvas;
  if (view.spring === intersection) return look.paint(WATER, '◉');
  const wet = view.canals.some((ditch) => ditch.split('-').includes(intersection));
  return wet ? look.paint(WATER, '╬') : look.paint(DITCH, '+');
};

const ditchLine = (canvas: Canvas, row: number): string => {
  const parts = COLUMNS.map((column, i) => {
    const next = COLUMNS[i + 1];
    const here = crossing(canvas, `${column}${row}`);
    return next === undefined ? here : here + horizontal(canvas, `${column}${row}-${next}${row}` as Ditch);
  });
  return `  ${row} ${parts.join('')} ${row}`;
};

const rankLines = (canvas: Canvas, rank: number): string[] => {
  const lower = Math.ceil(rank / 2);
  return [0, 1].map((line) => {
    const parts = FILES.map((file, i) => {
      const square = squareLines(canvas, `${file}${rank}` as Square)[line as 0 | 1];
      const column = COLUMNS[i / 2];
      const before =
        column === undefined ? ' ' : vertical(canvas, `${column}${lower}-${column}${lower + 1}` as Ditch);
      return before + square;
    });
    const last = vertical(canvas, `E${lower}-E${lower + 1}` as Ditch);
    const label = line === 0 ? String(rank) : ' ';
    return `${label}   ${parts.join('')}${last}   ${label}`.trimEnd();
  });
};

const headLine = (): string =>
  `    ${FILES.map((file, i) => (COLUMNS[i / 2] ?? ' ') + centre(file, WIDE)).join('')}E`;

export const boardLines = (view: View, look: Look): string[] => {
  const canvas = canvasOf(view, look);
  const blocks = ROWS.flatMap((row) => {
    const ranks = row === 1 ? [] : [2 * row - 2, 2 * row - 3];
    return [ditchLine(canvas, row), ...ranks.flatMap((rank) => rankLines(canvas, rank))];
  });
  return [look.paint(FREE, headLine()), ...blocks, look.paint(FREE, headLine())];
};

/** [C15] Hidden money is not shown to others while the match runs. */
export const seesMoney = (view: View, seat: Seat): boolean =>
  view.setup.options['money'] === 'open' ||
  view.eye === 'all' ||
  view.eye === seat ||
  view.phase.kind === 'over';

const seatLines = (view: View, look: Look): string[] => {
  const scores = standings(canals.known(view));
  const head = '      money    bid    areas   extra canal';
  const rows = seatsOf(view.setup.players).map((seat) => {
    const { cash, bid, extra } = view.seats[seatIndex(seat)]!;
    const money = seesMoney(view, seat) ? String(cash) : '?';
    const bidText = bid === null ? '-' : bid === 0 ? 'pass' : String(bid);
    const areas = scores[seatIndex(seat)]!.now - scores[seatIndex(seat)]!.cash;
    const line = `${money.padStart(7)}${bidText.padStart(7)}${String(areas).padStart(9)}`;
    const roles = [
      ...(view.eye === seat ? ['you'] : []),
      ...(view.overseer === seat ? ['overseer'] : []),
    ].join(', ');
    return `  ${look.paint(seatInk(seat), seat)}${line}   ${extra ? 'ready' : 'used '}         ${roles}`.trimEnd();
  });
  return [look.paint(FREE, head), ...rows];
};

const phaseLine = (view: View): string => {
  const { phase } = view;
  switch (phase.kind) {
    case 'set-up':
    case 'spring':
    case 'first-canal':
      return 'Set-up';
    case 'reveal':
      return 'New tiles';
    case 'auction':
      return `Auction for ${phase.tiles.join(' ')}; still to act: ${phase.queue.join(' ')}`;
    case 'sealed':
      return `Secret bids for ${phase.tiles.join(' ')}`;
    case 'planting':
      return `Planting ${phase.tiles.join(' ')}; in this order: ${phase.queue.join(' ')}`;
    case 'leftover':
      return `${phase.by} places the leftover tile, ${phase.tile}`;
    case 'bribing':
      return `Bribing; still to act: ${phase.queue.join(' ')}`;
    case 'decision':
      return `The overseer ${phase.by} decides`;
    case 'extra':
      return `Extra canal; still to be asked: ${phase.queue.join(' ')}`;
    case 'over':
      return 'The match is over';
  }
};

export const proposalText = (proposal: Proposal): string => {
  const bribes = proposal.bribes.map(({ seat, amount }) => `${seat} ${amount}`).join(' + ');
  return `${proposal.ditch} (${bribes}${proposal.bribes.length > 1 ? ` = ${poolOf(proposal)}` : ''})`;
};

/** The whole table: board, seats, phase. */
export const draw = (view: View, look: Look): string[] => {
  const proposals = proposalsOf(view).map(proposalText);
  return [
    ...boardLines(view, look),
    '',
    ...seatLines(view, look),
    '',
    look.paint({ bold: true }, `Round ${view.round} of ${view.rounds}. ${phaseLine(view)}.`),
    ...(proposals.length > 0 ? [`Proposed: ${proposals.join(', ')}`] : []),
  ];
};
