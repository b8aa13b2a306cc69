import { canals, standings } from '@santiago/canals';
import { seatIndex, seatsOf } from '@santiago/kernel';
import { giveFile } from '../../browser/download.ts';
import type { TableProps } from '../../table/face.tsx';
import { type Head, pictureOf } from '../../table/picture.ts';
import { ResultFrame } from '../../table/ResultFrame.tsx';
import { Areas } from './Areas.tsx';
import { Marker, markerHref } from './Marker.tsx';
import type { TableScene } from './scene.ts';
import '../../ui/dataTable.css';

interface SceneProps {
  readonly scene: TableScene;
}

const headline = (scene: TableScene, shares: readonly number[]): string => {
  const words = scene.words.value;
  const whoOf = scene.whoOf.value;
  const winners = seatsOf(shares.length).filter((_, i) => shares[i]! > 0);
  if (winners.length === 1) return words.result.won(whoOf(winners[0]!));
  return words.result.shared(winners.map(whoOf));
};

/** The board and the points, as a picture to keep. */
const savePicture = async (scene: TableScene, points: readonly number[]): Promise<void> => {
  const svg = document.querySelector<SVGSVGElement>('.table .board');
  if (svg === null) return;
  const { width, height } = svg.viewBox.baseVal;
  const heads = seatsOf(points.length).map(
    (seat, i): Head => ({
      mark: `<use href="${markerHref(seat)}"/>`,
      seat,
      name: scene.whoOf.peek()(seat).name,
      score: String(points[i]),
    }),
  );
  await giveFile(await pictureOf({ svg, width, height }, heads), 'santiago.png');
};

const Points = ({ scene, shares }: SceneProps & { readonly shares: readonly number[] }) => {
  const words = scene.words.value;
  const rows = standings(scene.facts.value.state).toSorted((a, b) => b.now - a.now);
  return (
    <table class="result-table">
      <thead>
        <tr>
          <th scope="col">{words.heading.seats}</th>
          <th scope="col">{words.result.fields}</th>
          <th scope="col">{words.result.cash}</th>
          <th scope="col">{words.result.total}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ seat, cash, now }) => (
          <tr key={seat} class={shares[seatIndex(seat)]! > 0 ? 'winner' : undefined}>
            <th scope="row">
              <Marker seat={seat} size={20} /> {scene.whoOf.value(seat).name}
            </th>
            <td>{now - cash}</td>
            <td>{cash}</td>
            <td class="total">{now}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The end: who won, and where every point came from. */
export const Result = ({ scene, given }: SceneProps & { readonly given: TableProps }) => {
  const { points, shares } = canals.outcome(scene.facts.value.state)!;
  return (
    <ResultFrame
      words={scene.words.value.result}
      source={scene.model.source}
      given={given}
      headline={headline(scene, shares)}
      onPicture={() => void savePicture(scene, points)}
    >
      <Points scene={scene} shares={shares} />
      <Areas scene={scene} />
    </ResultFrame>
  );
};
