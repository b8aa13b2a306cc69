import { canals, type Standing, standings, type View } from '@santiago/canals';
import type { Look } from '@santiago/table/terminal/terminal.ts';
import { seatInk } from './inks.ts';
import { seesMoney } from './picture.ts';

const scoresOf = (view: View): Standing[] => standings(canals.known(view));

const areaText = ({ crop, squares, marks, points }: Standing['areas'][number]): string => {
  const tiles = squares.length === 1 ? '1 tile' : `${squares.length} tiles`;
  return `${crop.padEnd(7)} ${tiles.padStart(8)} × ${marks} = ${points}`;
};

/** [C53][C54] Every area of every seat, the money, and the sum. */
export const breakdown = (view: View, look: Look): string[] => {
  const over = view.phase.kind === 'over';
  const scores = scoresOf(view);
  const best = Math.max(...scores.map(({ now }) => now));
  const lines = scores.flatMap((score) => {
    const open = seesMoney(view, score.seat);
    const fields = score.now - score.cash;
    const total = open ? `${score.now} points` : `${fields} points plus hidden money`;
    const won = over && score.now === best ? '  ★' : '';
    return [
      `${look.paint(seatInk(score.seat), score.seat)}  ${look.paint({ bold: true }, total)}${won}`,
      ...score.areas.map((area) => `      ${areaText(area)}`),
      ...(open ? [`      money${' '.repeat(16)}${score.cash}`] : []),
    ];
  });
  if (!over) return ['If the match ended now (what is dry would be lost):', ...lines];
  const winners = scores.filter(({ now }) => now === best).map(({ seat }) => seat);
  return [
    'Final scores: tiles × markers for every area, plus money.',
    ...lines,
    winners.length === 1
      ? `${winners[0]} wins with ${best}.`
      : `${winners.join(' and ')} share the victory with ${best}.`,
  ];
};

export const scores = (view: View): unknown => scoresOf(view);

/** [C48][C50] Drying and income are not written, so they are derived from the views before and after a row. */
export const consequences = (before: View, after: View): string[] => {
  const earlier = new Map(before.plantations.map((plantation) => [plantation.square, plantation]));
  const dried = after.plantations.filter(
    ({ square, desert }) => desert && earlier.get(square)?.desert === false,
  );
  const losing = after.plantations.filter(
    ({ square, desert, markers }) => !desert && markers < (earlier.get(square)?.markers ?? 0),
  );
  const names = (list: readonly { readonly square: string }[]): string =>
    list.map(({ square }) => square).join(' ');
  const income = before.round > 0 && before.phase.kind !== 'reveal' && after.phase.kind === 'reveal';
  return [
    ...(losing.length > 0 ? [`Dry, one marker lost: ${names(losing)}.`] : []),
    ...(dried.length > 0 ? [`Turned to desert: ${names(dried)}.`] : []),
    ...(income ? ['Everyone gets 3 escudos.'] : []),
  ];
};
