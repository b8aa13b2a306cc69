import type { Seat } from '@santiago/kernel';
import { Crown } from '@santiago/table/page/frame/Crown.tsx';
import { endingWords } from '@santiago/table/page/end/endingWords.ts';
import type { TableProps } from '@santiago/table/page/model/face.tsx';
import type { Drawing } from '@santiago/table/page/end/picture.ts';
import { ResultFrame } from '@santiago/table/page/end/ResultFrame.tsx';
import { ScoreBar } from '@santiago/table/page/seats/ScoreBar.tsx';
import type { Shared } from '@santiago/table/page/end/ShareSheet.tsx';
import { about } from '../about/words.ts';
import { Areas } from '../table/Areas.tsx';
import { Marker, markerHref } from '../symbols/Marker.tsx';
import { type Ranked, rankingOf } from './ranking.ts';
import type { TableScene } from '../table/scene.ts';
import '@santiago/table/page/ui/dataTable.css';
import '@santiago/table/page/end/result.css';

interface SceneProps {
  readonly scene: TableScene;
}

const namesOf = (scene: TableScene, seats: readonly Seat[]): string => {
  const words = scene.words.value;
  const whoOf = scene.whoOf.value;
  return words.list(seats.map((seat) => (whoOf(seat).you ? words.label.you : whoOf(seat).name)));
};

const winnersIn = (ranking: readonly Ranked[]): readonly Ranked[] => ranking.filter(({ rank }) => rank === 1);

const headlineOf = (scene: TableScene, ranking: readonly Ranked[]): string => {
  const { result } = scene.words.value;
  const winners = winnersIn(ranking);
  if (winners.length === 1) return result.won(scene.whoOf.value(winners[0]!.seat));
  return result.shared(winners.map(({ seat }) => scene.whoOf.value(seat)));
};

/** [C54] What the result means for the viewer: rank and margin. */
const ownLine = (scene: TableScene, ranking: readonly Ranked[]): string | null => {
  const words = endingWords.value;
  const own = ranking.find(({ seat }) => seat === scene.seat.value);
  if (own === undefined) return null;
  const winners = winnersIn(ranking);
  const rest = ranking.filter(({ rank }) => rank > 1);
  const others = winners.filter(({ seat }) => seat !== own.seat).map(({ seat }) => seat);
  if (own.rank > 1) {
    const margin = winners[0]!.total - own.total;
    return words.behind(own.rank, ranking.length, margin, namesOf(scene, others));
  }
  if (others.length > 0) return words.sharedWith(namesOf(scene, others));
  return rest.length === 0 ? null : words.wonBy(own.total - rest[0]!.total);
};

const linesOf = (scene: TableScene, ranking: readonly Ranked[]): string[] => {
  const winners = winnersIn(ranking);
  const tie =
    winners.length > 1
      ? endingWords.value.equal(
          scene.words.value.list(winners.map(({ seat }) => scene.whoOf.value(seat).name)),
          winners[0]!.total,
        )
      : null;
  return [tie, scene.table.value.isShared === true ? null : ownLine(scene, ranking)].filter(
    (line) => line !== null,
  );
};

/** The board as it is drawn, without letters at the edge and without marks. */
const drawingOf = (): Drawing | null => {
  const svg = document.querySelector<SVGSVGElement>('.table .board');
  if (svg === null) return null;
  const { width, height } = svg.viewBox.baseVal;
  return {
    svg,
    box: { left: 0, top: 0, right: width, bottom: height },
    without: ['.labels', '.rings', '.targets', '.board-ghost', '.counted', '.drying'],
    unmarked: ['canal-fresh'],
    ground: 'var(--sea)',
  };
};

const sharedOf = (scene: TableScene, ranking: readonly Ranked[]): Shared => ({
  game: scene.words.value.gameTitle,
  pitch: about().pitch,
  drawing: drawingOf,
  entries: ranking.map(({ seat, rank, total }) => ({
    seat,
    mark: `<use href="${markerHref(seat)}"/>`,
    name: scene.whoOf.value(seat).name,
    score: String(total),
    won: rank === 1,
    you: scene.whoOf.value(seat).you,
  })),
});

interface RowProps extends SceneProps {
  readonly ranked: Ranked;
  readonly longest: number;
  readonly isDone: boolean;
}

const Row = ({ scene, ranked, longest, isDone }: RowProps) => {
  const { seat, rank, fields, cash, total } = ranked;
  const won = isDone && rank === 1;
  return (
    <tr class={won ? 'winner' : undefined}>
      <th scope="row">
        <span class="ranked">
          {won ? <Crown label={endingWords.value.winner} /> : <span class="rank">{isDone ? rank : ''}</span>}
          <Marker seat={seat} size={20} /> {scene.whoOf.value(seat).name}
        </span>
      </th>
      <td class="bar-cell">
        <ScoreBar seat={seat} first={fields / longest} added={cash / longest} />
      </td>
      <td class="score-part">{fields}</td>
      <td class="score-part">{cash}</td>
      <td class="total">{total}</td>
    </tr>
  );
};

const Points = ({ scene, ranking }: SceneProps & { readonly ranking: readonly Ranked[] }) => {
  const words = scene.words.value;
  const beat = scene.model.beat.value;
  const longest = Math.max(1, ...rankingOf(scene.view.value, null).map(({ total }) => total));
  return (
    <table class="result-table">
      <thead>
        <tr>
          <th scope="col">{words.heading.seats}</th>
          <td class="bar-cell" />
          <th class="score-part" scope="col">
            {words.result.fields}
          </th>
          <th class="score-part" scope="col">
            {words.result.cash}
          </th>
          <th scope="col">{words.result.total}</th>
        </tr>
      </thead>
      <tbody>
        {ranking.map((ranked) => (
          <Row
            key={ranked.seat}
            scene={scene}
            ranked={ranked}
            longest={longest}
            isDone={beat === null || beat.name === 'winner'}
          />
        ))}
      </tbody>
    </table>
  );
};

/** The end: who won, and where every point came from. */
export const Result = ({ scene, given }: SceneProps & { readonly given: TableProps }) => {
  const ranking = rankingOf(scene.view.value, scene.model.beat.value);
  return (
    <ResultFrame
      model={scene.model}
      words={scene.words.value}
      given={given}
      headline={headlineOf(scene, ranking)}
      isOwnVictory={winnersIn(ranking).some(({ seat }) => scene.whoOf.value(seat).you)}
      lines={linesOf(scene, ranking)}
      shared={sharedOf(scene, ranking)}
      more={<Areas scene={scene} />}
    >
      <Points scene={scene} ranking={ranking} />
    </ResultFrame>
  );
};
