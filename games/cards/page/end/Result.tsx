import { cards, decidingSums, rollOf, type View, worthOf } from '@santiago/cards';
import { type Seat, seatIndex, seatsOf } from '@santiago/kernel';
import { Crown } from '@santiago/table/page/frame/Crown.tsx';
import { endingWords } from '@santiago/table/page/end/endingWords.ts';
import type { TableProps } from '@santiago/table/page/model/face.tsx';
import type { Drawing } from '@santiago/table/page/end/picture.ts';
import { ResultFrame } from '@santiago/table/page/end/ResultFrame.tsx';
import { ScoreBar } from '@santiago/table/page/seats/ScoreBar.tsx';
import type { Shared } from '@santiago/table/page/end/ShareSheet.tsx';
import { endWords } from './endWords.ts';
import { type Ended, endedBy, type Ending, standingIn } from './ending.ts';
import { around, boxOf } from '../board/geometry.ts';
import { about } from '../about/words.ts';

import type { CardsModel } from '../table/model.ts';
import { Pip, pipPath } from '../symbols/Pip.tsx';
import type { Scene } from '../table/scene.ts';
import { readTold, type Wording } from '../panel/sentences.ts';
import '@santiago/table/page/ui/dataTable.css';
import '@santiago/table/page/end/result.css';

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
    const { row, before } = model.happenedAt(index);
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

const headline = ({ words, whoOf }: Wording, shares: readonly number[]): string => {
  const winners = seatsOf(shares.length).filter((seat) => shares[seatIndex(seat)]! > 0);
  if (winners.length === 1) return words.result.won(whoOf(winners[0]!));
  return words.result.draw(winners.map(whoOf));
};

/** Who did what to end the match. */
const endLine = (ended: Ended, { words, whoOf }: Wording): string => {
  const say = endWords.value;
  switch (ended.kind) {
    case 'destroyed':
      return say.destroyed(whoOf(ended.by), words.card(ended.card), whoOf(ended.loser));
    case 'resigned':
      return say.resigned(whoOf(ended.by));
    case 'passes':
      return say.passed(whoOf(ended.by));
    case 'quiet':
    case 'hundred':
      return say.lastTurn(whoOf(ended.by));
  }
};

/** Why the match ended and who ended it; for a draw also what was left, and the sums where they decided it [X30]. */
const linesOf = (scene: Scene, ending: Ending): string[] => {
  const { wording, view, model, shown } = scene;
  const { words, whoOf } = wording.value;
  const ended = endedBy(model.happenedAt(shown.value - 1));
  const left = standingIn(view.value);
  const lines = [`${words.result.endings[ending]} ${ended === null ? '' : endLine(ended, wording.value)}`];
  const sums = decidingSums(view.value);
  if (sums !== null) lines.push(words.result.onTheTable(sums));
  else if (left.length > 1) {
    const names = left.map((seat) => (whoOf(seat).you ? words.label.you : whoOf(seat).name));
    lines.push(endWords.value.standing(words.list(names)));
  }
  return lines;
};

/** The final table with all its cards. */
const drawingOf = (view: View): Drawing | null => {
  const svg = document.querySelector<SVGSVGElement>('.felt .felt-picture');
  if (svg === null) return null;
  return {
    svg,
    box: around(view.table.map(boxOf), 40),
    without: ['.felt-crown', '.spots', '.ghost', '.card-departed', '.ground', '.felt-cloth', '.halo'],
    unmarked: ['is-changed', 'is-standing'],
    ground: 'var(--felt)',
  };
};

const sharedOf = (scene: Scene, seats: readonly Seat[], fates: ReadonlyMap<Seat, string>): Shared => {
  const { whoOf } = scene.wording.value;
  const view = scene.view.value;
  const { shares } = cards.outcome(scene.facts.value.state)!;
  return {
    game: about().title,
    pitch: about().pitch,
    drawing: () => drawingOf(view),
    entries: seats.map((seat) => ({
      seat,
      mark: `<svg viewBox="-1 -1 22 22"><path d="${pipPath(seat)}"/></svg>`,
      name: whoOf(seat).name,
      score: fates.get(seat)!,
      won: shares[seatIndex(seat)]! > 0,
      you: whoOf(seat).you,
    })),
  };
};

interface FightsProps {
  readonly scene: Scene;
  readonly seats: readonly Seat[];
  readonly tally: Tally;
  readonly fates: ReadonlyMap<Seat, string>;
  /** By seat: what they have of the victory. */
  readonly shares: readonly number[];
}

interface RowProps extends Omit<FightsProps, 'seats' | 'shares'> {
  readonly seat: Seat;
  /** The fights of the player who fought most. */
  readonly longest: number;
  /** What this player has of the victory; 0 as long as nothing tells it. */
  readonly share: number;
}

const Row = ({ scene, seat, tally, fates, longest, share }: RowProps) => {
  const won = tally.won[seatIndex(seat)]!;
  const lost = tally.lost[seatIndex(seat)]!;
  return (
    <tr class={share > 0 ? 'winner' : undefined}>
      <th scope="row">
        <span class="ranked">
          {share === 1 ? <Crown label={endingWords.value.winner} /> : <span class="rank" />}
          <Pip seat={seat} size={20} />
          <span>
            {scene.wording.value.whoOf(seat).name} <span class="fate">{fates.get(seat)}</span>
          </span>
        </span>
      </th>
      <td class="bar-cell">
        <ScoreBar seat={seat} first={won / longest} added={lost / longest} />
      </td>
      <td class="total">{won}</td>
      <td>{lost}</td>
      <td class="score-part">{worthOf(scene.view.value.seats[seatIndex(seat)]!.pool)}</td>
    </tr>
  );
};

/** Who is left, and how the fights went. */
const Fights = ({ seats, shares, ...facts }: FightsProps) => {
  const { scene, tally } = facts;
  const { words } = scene.wording.value;
  const beat = scene.model.beat.value;
  const isDone = beat === null || beat.name === 'winner';
  const longest = Math.max(1, ...tally.won.map((won, i) => won + tally.lost[i]!));
  return (
    <table class="result-table">
      <thead>
        <tr>
          <th scope="col">{words.heading.seats}</th>
          <th class="bar-cell" scope="col">
            {words.result.fights}
          </th>
          <th scope="col">{words.result.fightsWon}</th>
          <th scope="col">{words.result.fightsLost}</th>
          <th class="score-part" scope="col">
            {words.result.pool}
          </th>
        </tr>
      </thead>
      <tbody>
        {seats.map((seat) => (
          <Row
            key={seat}
            {...facts}
            seat={seat}
            longest={longest}
            share={isDone ? shares[seatIndex(seat)]! : 0}
          />
        ))}
      </tbody>
    </table>
  );
};

const fatesOf = (scene: Scene, { resigned }: Tally): ReadonlyMap<Seat, string> => {
  const { result } = scene.wording.value.words;
  const view = scene.view.value;
  const fate = (seat: Seat): string => {
    if (view.seats[seatIndex(seat)]!.in) return result.standing;
    return resigned.has(seat) ? result.resigned : result.fallen;
  };
  return new Map(seatsOf(view.setup.players).map((seat) => [seat, fate(seat)]));
};

/** The end: who is left, why it ended, and how the fights went. */
export const Result = ({ scene, given }: { scene: Scene; given: TableProps }) => {
  const view = scene.view.value;
  const outcome = cards.outcome(scene.facts.value.state);
  if (outcome === null || view.phase.kind !== 'over') return null;
  const wording = scene.wording.value;
  const tally = tallyOf(scene.model, scene.shown.value, view.setup.players);
  const fates = fatesOf(scene, tally);
  const seats = seatsOf(view.setup.players).toSorted(
    (a, b) => outcome.shares[seatIndex(b)]! - outcome.shares[seatIndex(a)]!,
  );
  return (
    <ResultFrame
      model={scene.model}
      words={wording.words}
      given={given}
      headline={headline(wording, outcome.shares)}
      isOwnVictory={outcome.shares.includes(1) && wording.whoOf(seats[0]!).you}
      lines={linesOf(scene, view.phase.ending)}
      shared={sharedOf(scene, seats, fates)}
    >
      <Fights scene={scene} seats={seats} tally={tally} fates={fates} shares={outcome.shares} />
    </ResultFrame>
  );
};
