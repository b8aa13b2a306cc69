import {
  cropOf,
  type Ditch,
  plantersOf,
  proposalOn,
  type Square,
  totalOf,
  type View,
} from '@santiago/canals';
import { type Facts, previewCanal } from '../table/facts.ts';
import { ditchText, type Wording } from '../panel/sentences.ts';
import type { Spot, Targets } from './spot.ts';

/** What the labels of the text board need. */
export interface Labelled extends Wording {
  readonly view: View;
  readonly facts: Facts;
  readonly targets: Targets;
  /** The spot that is chosen. */
  readonly picked: Spot | null;
}

const freeLabel = ({ view, facts, targets, picked, words }: Labelled, square: Square): string[] => {
  const { label } = words;
  const parts = [label.free, facts.damp.has(square) ? label.watered : label.dry];
  if (view.palms.includes(square)) parts.push(label.palm);
  if (targets.squares.includes(square)) parts.push(label.canPlant);
  if (picked?.kind === 'square' && picked.square === square) parts.push(label.chosen);
  return parts;
};

/** A square in words: what grows on it, whose it is, and whether it has water. */
export const squareLabel = (labelled: Labelled, square: Square): string => {
  const { view, facts, words, edition, whoOf } = labelled;
  const { label } = words;
  const plantation = view.plantations.find((each) => each.square === square);
  if (plantation === undefined) return [square, ...freeLabel(labelled, square)].join(', ');
  if (plantation.desert) return [square, label.desert].join(', ');
  const { planter, markers, tile, palm } = plantation;
  const area = facts.areaAt.get(square)?.squares.length ?? 1;
  const parts: string[] = [
    square,
    words.tile(words.crops[edition][cropOf(tile)], plantersOf(tile)),
    planter === null || markers === 0 ? label.neutral : label.owner(whoOf(planter), markers),
    label[facts.water.get(square) ?? 'dry'],
  ];
  if (area > 1) parts.push(label.area(area));
  if (palm) parts.push(label.palm);
  return parts.join(', ');
};

/** A ditch in words: whether it has or may have a canal, what that would water, and what is offered for it. */
export const ditchLabel = ({ view, targets, picked, words, whoOf }: Labelled, ditch: Ditch): string => {
  const { label } = words;
  const parts = [ditchText(ditch)];
  if (view.canals.includes(ditch)) return [...parts, label.built].join(', ');
  if (targets.ditches.includes(ditch)) parts.push(label.legal);
  const { waters, opens } = previewCanal(view, ditch);
  const wet = waters.length > 0 ? waters : opens;
  if (wet.length > 0) parts.push(label.wouldWater(words.list(wet)));
  const proposal = proposalOn(view, ditch);
  if (proposal.bribes.length > 0) {
    const bribes = proposal.bribes.map(({ seat, amount }) => label.bribe(whoOf(seat), amount));
    parts.push(label.proposal(totalOf(proposal), bribes.join(', ')));
  }
  if (picked?.kind === 'ditch' && picked.ditch === ditch) parts.push(label.chosen);
  return parts.join(', ');
};
