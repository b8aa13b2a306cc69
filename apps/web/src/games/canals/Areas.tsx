import type { Area } from '@santiago/canals';
import { seatsOf } from '@santiago/kernel';
import { type Edition, Icon, Marker } from './art.tsx';
import type { CanalsDictionary } from './i18n/en.ts';
import './areas.css';
import './tiles.css';

interface AreasProps {
  readonly areas: readonly Area[];
  readonly players: number;
  readonly words: CanalsDictionary;
  readonly edition: Edition;
}

/** Where the points of the fields come from, the richest area first. */
export const Areas = ({ areas, players, words, edition }: AreasProps) => (
  <details class="areas fold">
    <summary>{words.result.areas}</summary>
    <ul>
      {areas
        .filter((area) => area.points.some((points) => points > 0))
        .toSorted((a, b) => Math.max(...b.points) - Math.max(...a.points))
        .map((area) => (
          <li key={area.squares[0]}>
            <span class="unseen-crop" style={{ background: `var(--${area.crop})` }}>
              <Icon id={`crop-${edition}-${area.crop}`} size={26} />
            </span>
            <span class="sr-only">
              {words.crops[edition][area.crop]} {words.list(area.squares)}
            </span>
            {seatsOf(players).map((seat, i) =>
              area.marks[i] === 0 ? null : (
                <span key={seat} class="area-line">
                  <Marker seat={seat} size={16} />{' '}
                  {words.result.areaLine(area.squares.length, area.marks[i]!, area.points[i]!)}
                </span>
              ),
            )}
          </li>
        ))}
    </ul>
  </details>
);
