import {
  cropOf,
  DITCHES,
  INTERSECTIONS,
  plantersOf,
  SQUARES,
  type Ditch,
  type Intersection,
  type Square,
  type View,
} from '@santiago/canals';
import { useMemo, useRef } from 'preact/hooks';
import type { Edition } from './art.tsx';
import type { Draft } from './draft.ts';
import { type Facts, previewCanal } from './facts.ts';
import { type Box, type Geometry, type Spot, type Targets } from './geometry.ts';
import type { CanalsDictionary } from './i18n/en.ts';
import { placeName } from './sentences.ts';
import type { WhoOf } from '../../table/who.ts';

interface TextBoardProps {
  readonly view: View;
  readonly facts: Facts;
  readonly geometry: Geometry;
  readonly targets: Targets;
  readonly draft: Draft;
  readonly words: CanalsDictionary;
  readonly edition: Edition;
  readonly whoOf: WhoOf;
  readonly onPick: (spot: Spot) => void;
  readonly onClear: () => void;
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

const STEP: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Steps on the turned board go the way they look. */
const stepOf = (key: string, geometry: Geometry): readonly [number, number] | null => {
  const step = STEP[key];
  if (step === undefined) return null;
  return geometry.turn === 'wide' ? step : [-step[1], step[0]];
};

const squareFrom = (square: Square, [dx, dy]: readonly [number, number]): Square => {
  const file = Math.min(7, Math.max(0, square.charCodeAt(0) - 97 + dx));
  const rank = Math.min(6, Math.max(1, Number(square[1]) + dy));
  return `${FILES[file]}${rank}` as Square;
};

/** The neighbour of the legal list in reading order, wrapping around. */
const following = <N,>(all: readonly N[], legal: readonly N[], from: N, step: 1 | -1): N | null => {
  if (legal.length === 0) return null;
  const ordered = all.filter((each) => legal.includes(each));
  const start = all.indexOf(from);
  const onward =
    step === 1
      ? ordered.find((each) => all.indexOf(each) > start)
      : ordered.findLast((each) => all.indexOf(each) < start);
  return onward ?? (step === 1 ? ordered[0]! : ordered[ordered.length - 1]!);
};

/**
 * The board as text: a grid of squares and a list of ditches that lie, unseen, exactly over the picture, so that the
 * focus ring shows where one is.
 */
export const TextBoard = (props: TextBoardProps) => {
  const { geometry, targets, words, onPick, onClear } = props;
  const root = useRef<HTMLDivElement>(null);
  const at = useRef<Square>('a6');
  const atDitch = useRef<Ditch>(DITCHES[0]!);
  const focus = (name: string) => root.current?.querySelector<HTMLElement>(`[data-at="${name}"]`)?.focus();

  const onSquareKey = (event: KeyboardEvent, square: Square) => {
    const step = stepOf(event.key, geometry);
    const go = (to: Square | null) => {
      if (to === null) return;
      at.current = to;
      focus(to);
    };
    if (step !== null) go(squareFrom(square, step));
    else if (event.key === 'Enter' || event.key === ' ') onPick({ kind: 'square', square });
    else if (event.key === 'Escape') onClear();
    else if (event.key === 'n') go(following(SQUARES, targets.squares, square, 1));
    else if (event.key === 'N') go(following(SQUARES, targets.squares, square, -1));
    else if (event.key === 'd') focus(atDitch.current);
    else return;
    event.preventDefault();
  };

  const onDitchKey = (event: KeyboardEvent, ditch: Ditch) => {
    const go = (to: Ditch | null) => {
      if (to === null) return;
      atDitch.current = to;
      focus(to);
    };
    if (event.key === 'ArrowRight' || event.key === 'ArrowDown') go(following(DITCHES, DITCHES, ditch, 1));
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') go(following(DITCHES, DITCHES, ditch, -1));
    else if (event.key === 'n') go(following(DITCHES, targets.ditches, ditch, 1));
    else if (event.key === 'N') go(following(DITCHES, targets.ditches, ditch, -1));
    else if (event.key === 'Escape') onClear();
    else if (event.key === 'd') focus(at.current);
    else return;
    event.preventDefault();
  };

  // One tab stop each: the square last visited, or the first that can be chosen.
  const stop: Square =
    targets.squares.length > 0 && !targets.squares.includes(at.current) ? targets.squares[0]! : at.current;
  const ditchStop: Ditch =
    targets.ditches.length > 0 && !targets.ditches.includes(atDitch.current)
      ? DITCHES.find((ditch) => targets.ditches.includes(ditch))!
      : atDitch.current;

  const picker = useRef(onPick);
  picker.current = onPick;
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
              onKeyDown={(event) => onDitchKey(event, ditch)}
              onClick={() => picker.current({ kind: 'ditch', ditch })}
              onFocus={() => (atDitch.current = ditch)}
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
                    onKeyDown={(event) => onSquareKey(event, square)}
                    onClick={() => onPick({ kind: 'square', square })}
                    onFocus={() => (at.current = square)}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {ditches}
      {targets.nodes.length === 0 ? null : (
        <ul aria-label={words.prompt.spring}>
          {INTERSECTIONS.filter((place) => targets.nodes.includes(place)).map((place: Intersection) => {
            const { x, y } = geometry.node(place);
            return (
              <li key={place}>
                <button
                  type="button"
                  aria-label={`${place}, ${words.label.canSpring}`}
                  aria-pressed={props.draft.place === place}
                  style={percent(geometry, { x: x - 20, y: y - 20, width: 40, height: 40 })}
                  onClick={() => onPick({ kind: 'node', place })}
                />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
};
