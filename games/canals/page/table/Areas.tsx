import type { Area } from '@santiago/canals';
import { seatsOf } from '@santiago/kernel';
import { Icon } from '../symbols/Icon.tsx';
import { Marker } from '../symbols/Marker.tsx';
import type { TableScene } from './scene.ts';
import './tiles.css';
import './areas.css';

const AreaRow = ({ area, scene }: { area: Area; scene: TableScene }) => {
  const words = scene.words.value;
  const edition = scene.edition.value;
  return (
    <li>
      <span class="unseen-crop" style={{ background: `var(--${area.crop})` }}>
        <Icon id={`crop-${edition}-${area.crop}`} size={26} />
      </span>
      <span class="sr-only">
        {words.crops[edition][area.crop]} {words.list(area.squares)}
      </span>
      {seatsOf(area.marks.length).map((seat, i) =>
        area.marks[i] === 0 ? null : (
          <span key={seat} class="area-line">
            <Marker seat={seat} size={16} />{' '}
            {words.result.areaLine(area.squares.length, area.marks[i]!, area.points[i]!)}
          </span>
        ),
      )}
    </li>
  );
};

/** Where the points of the areas come from, the richest area first. */
export const Areas = ({ scene }: { scene: TableScene }) => (
  <details class="areas fold">
    <summary>{scene.words.value.result.areas}</summary>
    <ul>
      {scene.facts.value.areasNow
        .filter((area) => area.points.some((points) => points > 0))
        .toSorted((a, b) => Math.max(...b.points) - Math.max(...a.points))
        .map((area) => (
          <AreaRow key={area.squares[0]} area={area} scene={scene} />
        ))}
    </ul>
  </details>
);

/** The same during the match, for people who want playing aids. */
export const AreasNow = ({ scene }: { scene: TableScene }) =>
  scene.aids.value && scene.view.value.phase.kind !== 'over' && scene.facts.value.areasNow.length > 0 ? (
    <Areas scene={scene} />
  ) : null;
