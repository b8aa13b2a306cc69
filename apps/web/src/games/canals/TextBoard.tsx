import {
  cropOf,
  DITCHES,
  INTERSECTIONS,
  plantersOf,
  type Ditch,
  type Intersection,
  type Square,
  type View,
} from '@santiago/canals';
import { useMemo, useRef } from 'preact/hooks';
import type { Edition } from './art.tsx';
import type { CanalsEvent, Draft } from './interaction.ts';
import { type Facts, previewCanal } from './facts.ts';
import { FIRST_CURSOR, focusAfter, tabStops } from './focus.ts';
import type { Box, Geometry } from './geometry.ts';
import type { CanalsDictionary } from './i18n/en.ts';
import { placeName } from './sentences.ts';
import type { Spot, Targets } from './spot.ts';
import type { WhoOf } from '../../table/who.ts';
import './textBoard.css';

interface TextBoardProps {
  readonly view: View;
  readonly facts: Facts;
  readonly geometry: Geometry;
  readonly targets: Targets;
  readonly draft: Draft;
  readonly words: CanalsDictionary;
  readonly edition: Edition;
  readonly whoOf: WhoOf;
  readonly onEvent: (event: CanalsEvent) => void;
}

const squareLabel = (props: TextBoardProps, square: Square): string => {
  const { view, facts, targets, draft, words, edition, whoOf } = props;
  const { label } = words;
  const parts: string[] = [square];
  const plantation = view.plantations.find((each) => each.square === square);
  const water = facts.damp.has(square) ? label.watered : label.dry;
  if (plantation === undefined) {
    parts.push(label.free, water);
    if (view.palms.includes(square)) parts.push(label.palm);
    if (targets.squares.includes(square)) parts.push(label.canPlant);
    if (draft.square === square) parts.push(label.chosen);
    return parts.join(', ');
  }
  if (plantation.desert) return [square, label.desert].join(', ');
  parts.push(words.tile(words.crops[edition][cropOf(plantation.tile)], plantersOf(plantation.tile)));
  const { planter, markers } = plantation;
  parts.push(planter === null || markers === 0 ? label.neutral : label.owner(whoOf(planter), markers));
  parts.push(facts.water.get(square) === 'dying' ? label.dying : water);
  const area = facts.areaAt.get(square)?.squares.length ?? 1;
  if (area > 1) parts.push(label.area(area));
  if (plantation.palm) parts.push(label.palm);
  return parts.join(', ');
};

const ditchLabel = (props: TextBoardProps, ditch: Ditch): string => {
  const { view, targets, draft, words, whoOf } = props;
  const { label } = words;
  const parts = [placeName(ditch)];
  const { phase } = view;
  const proposals = phase.kind === 'bribing' || phase.kind === 'decision' ? phase.proposals : [];
  const proposal = proposals.find((each) => each.ditch === ditch);
  if (view.canals.includes(ditch)) return [...parts, label.built].join(', ');
  if (targets.ditches.includes(ditch)) parts.push(label.legal);
  const { waters, opens } = previewCanal(view, ditch);
  const wet = waters.length > 0 ? waters : opens;
  if (wet.length > 0) parts.push(label.wouldWater(words.list(wet)));
  if (proposal !== undefined) {
    const sum = proposal.bribes.reduce((total, { amount }) => total + amount, 0);
    parts.push(
      label.proposal(
        sum,
        proposal.bribes.map(({ seat, amount }) => label.bribe(whoOf(seat), amount)).join(', '),
      ),
    );
  }
  if (draft.ditch === ditch) parts.push(label.chosen);
  return parts.join(', ');
};

const percent = (geometry: Geometry, box: Box) => ({
  left: `${(100 * box.x) / geometry.width}%`,
  top: `${(100 * box.y) / geometry.height}%`,
  width: `${(100 * box.width) / geometry.width}%`,
  height: `${(100 * box.height) / geometry.height}%`,
});

const RANKS_DOWN = [6, 5, 4, 3, 2, 1];
const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/**
 * The board as text: a grid of squares and a list of ditches that lie, unseen, exactly over the picture, so that the
 * focus ring shows where one is.
 */
export const TextBoard = (props: TextBoardProps) => {
  const { geometry, targets, words, onEvent } = props;
  const root = useRef<HTMLDivElement>(null);
  const cursor = useRef(FIRST_CURSOR);
  const focusOn = (spot: Spot) => {
    const name = spot.kind === 'square' ? spot.square : spot.kind === 'ditch' ? spot.ditch : '';
    root.current?.querySelector<HTMLElement>(`[data-at="${name}"]`)?.focus();
  };
  const onKey = (event: KeyboardEvent, spot: Spot) => {
    const to = focusAfter({ cursor: cursor.current, targets, turn: geometry.turn }, spot, event.key);
    if (to !== null) focusOn(to);
    // Enter on a ditch is the button's own click.
    else if (
      event.key === 'Escape' ||
      (spot.kind === 'square' && (event.key === 'Enter' || event.key === ' '))
    )
      onEvent({ kind: 'key', key: event.key, spot });
    else return;
    event.preventDefault();
  };
  const { square: stop, ditch: ditchStop } = tabStops(cursor.current, targets);

  const handler = useRef(onEvent);
  handler.current = onEvent;
  const ditches = useMemo(
    () => (
      <ul aria-label={words.heading.canals}>
        {DITCHES.map((ditch) => (
          <li key={ditch}>
            <button
              type="button"
              data-at={ditch}
              tabIndex={ditch === ditchStop ? 0 : -1}
              aria-label={ditchLabel(props, ditch)}
              aria-pressed={props.draft.ditch === ditch}
              style={percent(geometry, geometry.ditch(ditch).box)}
              onKeyDown={(event) => onKey(event, { kind: 'ditch', ditch })}
              onClick={() => handler.current({ kind: 'point', spot: { kind: 'ditch', ditch } })}
              onFocus={() => (cursor.current = { ...cursor.current, ditch })}
            />
          </li>
        ))}
      </ul>
    ),
    [props.view, targets, props.draft.ditch, words, props.whoOf, geometry],
  );

  return (
    <div class="text-board" ref={root}>
      <table role="grid" aria-label={words.heading.board}>
        <tbody>
          {RANKS_DOWN.map((rank) => (
            <tr key={rank}>
              {FILES.map((file) => {
                const square = `${file}${rank}` as Square;
                return (
                  <td
                    key={square}
                    role="gridcell"
                    data-at={square}
                    data-legal={targets.squares.includes(square) ? 'yes' : 'no'}
                    data-wet={props.facts.damp.has(square) ? 'yes' : 'no'}
                    tabIndex={square === stop ? 0 : -1}
                    aria-label={squareLabel(props, square)}
                    aria-selected={props.draft.square === square}
                    style={percent(geometry, geometry.square(square))}
                    onKeyDown={(event) => onKey(event, { kind: 'square', square })}
                    onClick={() => onEvent({ kind: 'point', spot: { kind: 'square', square } })}
                    onFocus={() => (cursor.current = { ...cursor.current, square })}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {ditches}
      {targets.intersections.length === 0 ? null : (
        <ul aria-label={words.prompt.spring}>
          {INTERSECTIONS.filter((place) => targets.intersections.includes(place)).map(
            (place: Intersection) => {
              const { x, y } = geometry.node(place);
              return (
                <li key={place}>
                  <button
                    type="button"
                    aria-label={`${place}, ${words.label.canSpring}`}
                    aria-pressed={props.draft.intersection === place}
                    style={percent(geometry, { x: x - 20, y: y - 20, width: 40, height: 40 })}
                    onClick={() =>
                      onEvent({ kind: 'point', spot: { kind: 'intersection', intersection: place } })
                    }
                  />
                </li>
              );
            },
          )}
        </ul>
      )}
    </div>
  );
};
