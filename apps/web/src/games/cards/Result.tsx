import { cards, rollOf, worthOf } from '@santiago/cards';
import { type Seat, seatIndex, seatsOf } from '@santiago/kernel';
import { giveFile } from '../../browser/download.ts';
import type { TableProps } from '../../table/face.tsx';
import { type Head, pictureOf } from '../../table/picture.ts';
import { ResultFrame } from '../../table/ResultFrame.tsx';
import type { CardsModel } from './model.ts';
import { Pip, pipPath } from './Pip.tsx';
import type { Scene } from './scene.ts';
import { readTold, type Telling } from './sentences.ts';
import '../../ui/dataTable.css';

interface Tally {
  readonly won: number[];
  readonly lost: number[];
  readonly resigned: ReadonlySet<Seat>;
}

/** How the fights of a match went, by seat. */
const tallyOf = (model: CardsModel, rows: number, players: number): Tally => {
  const won = Array.from({ length: players }, () => 0);
  const lost = Array.from({ length: players }, () => 0);
  const resigned = new Set<Seat>();
  for (let index = 0; index < rows; index++) {
    const { row, before } = model.moment(index);
    const { who, action } = readTold(row.told);
    if (action.kind === 'resign' && who !== '*') resigned.add(who);
    if (action.kind !== 'dice') continue;
    const roll = rollOf(before, action.dice);
    if (roll === null || roll.winner === null || roll.loser === null) continue;
    won[seatIndex(roll.winner.owner)]!++;
    lost[seatIndex(roll.loser.owner)]!++;
  }
  return { won, lost, resigned };
};

const headline = ({ words, whoOf }: Telling, shares: readonly number[]): string => {
  const winners = seatsOf(shares.length).filter((seat) => shares[seatIndex(seat)]! > 0);
  if (winners.length === 1) return words.result.won(whoOf(winners[0]!));
  return words.result.draw(
    words.list(winners.map((seat) => (whoOf(seat).you ? words.label.you : whoOf(seat).name))),
  );
};

/** The final table as a picture, with the players and what they won at its head. */
const savePicture = async (scene: Scene, marks: readonly string[]): Promise<void> => {
  const svg = document.querySelector<SVGSVGElement>('.felt .felt-picture');
  if (svg === null) return;
  const { width, height } = svg.getBoundingClientRect();
  const heads = seatsOf(marks.length).map(
    (seat, i): Head => ({
      mark: `<svg viewBox="-1 -1 22 22"><path d="${pipPath(seat)}"/></svg>`,
      seat,
      name: scene.telling.peek().whoOf(seat).name,
      score: marks[i]!,
    }),
  );
  await giveFile(await pictureOf({ svg, width, height }, heads), 'santiago.png');
};

interface FightsProps {
  readonly scene: Scene;
  readonly shares: readonly number[];
}

/** Who is left, and how the fights went. */
const Fights = ({ scene, shares }: FightsProps) => {
  const { words, whoOf } = scene.telling.value;
  const view = scene.view.value;
  const tally = tallyOf(scene.model, scene.shown.value, view.setup.players);
  const seats = seatsOf(view.setup.players).toSorted((a, b) => shares[seatIndex(b)]! - shares[seatIndex(a)]!);
  const fate = (seat: Seat): string => {
    if (view.seats[seatIndex(seat)]!.in) return words.result.standing;
    return tally.resigned.has(seat) ? words.result.resigned : words.result.fallen;
  };
  return (
    <table class="result-table">
      <thead>
        <tr>
          <th scope="col">{words.heading.seats}</th>
          <th scope="col">{words.result.base}</th>
          <th scope="col">{words.result.fights}</th>
          <th scope="col">{words.result.lost}</th>
          <th scope="col">{words.result.pool}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map((seat) => (
          <tr key={seat} class={shares[seatIndex(seat)]! > 0 ? 'winner' : undefined}>
            <th scope="row">
              <Pip seat={seat} size={20} /> {whoOf(seat).name}
            </th>
            <td>{fate(seat)}</td>
            <td>{tally.won[seatIndex(seat)]}</td>
            <td>{tally.lost[seatIndex(seat)]}</td>
            <td>{worthOf(view.seats[seatIndex(seat)]!.pool)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The end: who is left, why it ended, and how the fights went. */
export const Result = ({ scene, given }: { scene: Scene; given: TableProps }) => {
  const view = scene.view.value;
  const outcome = cards.outcome(scene.facts.value.state);
  if (outcome === null || view.phase.kind !== 'over') return null;
  const telling = scene.telling.value;
  return (
    <ResultFrame
      words={telling.words.result}
      source={scene.model.source}
      given={given}
      headline={headline(telling, outcome.shares)}
      onPicture={() => void savePicture(scene, outcome.marks)}
    >
      <p class="note">{telling.words.result.endings[view.phase.ending]}</p>
      <Fights scene={scene} shares={outcome.shares} />
    </ResultFrame>
  );
};
