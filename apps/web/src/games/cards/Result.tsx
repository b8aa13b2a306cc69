import { cards, rollOf, type View, worthOf } from '@santiago/cards';
import { seatIndex, seatsOf, type Seat } from '@santiago/kernel';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { CardsModel } from './model.ts';
import { Pip } from './Pip.tsx';
import { readTold, type Telling } from './sentences.ts';
import '../../table/decision.css';
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

interface ResultProps {
  readonly model: CardsModel;
  readonly view: View;
  readonly rows: number;
  readonly telling: Telling;
  readonly onAgain: () => void;
  readonly onFile: () => void;
  readonly onPicture: () => void;
  readonly afterwards: ComponentChildren;
}

/** The end: who is left, why it ended, and how the fights went. */
export const Result = (props: ResultProps) => {
  const { model, view, rows, telling, onAgain, onFile, onPicture } = props;
  const { words, whoOf } = telling;
  const [saved, setSaved] = useState(false);
  if (view.phase.kind !== 'over') return null;
  const { shares } = cards.outcome(cards.known(view))!;
  const tally = tallyOf(model, rows, view.setup.players);
  const seats = seatsOf(view.setup.players).toSorted((a, b) => shares[seatIndex(b)]! - shares[seatIndex(a)]!);
  const winners = seats.filter((seat) => shares[seatIndex(seat)]! > 0);
  const headline =
    winners.length === 1
      ? words.result.won(whoOf(winners[0]!))
      : words.result.draw(
          words.list(winners.map((seat) => (whoOf(seat).you ? words.label.you : whoOf(seat).name))),
        );
  return (
    <div class="result">
      <h2 class="result-head">{headline}</h2>
      <p class="note">{words.result.endings[view.phase.ending]}</p>
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
          {seats.map((seat) => {
            const i = seatIndex(seat);
            const player = view.seats[i]!;
            return (
              <tr key={seat} class={shares[i]! > 0 ? 'winner' : undefined}>
                <th scope="row">
                  <Pip seat={seat} size={20} /> {whoOf(seat).name}
                </th>
                <td>
                  {player.in
                    ? words.result.standing
                    : tally.resigned.has(seat)
                      ? words.result.resigned
                      : words.result.fallen}
                </td>
                <td>{tally.won[i]}</td>
                <td>{tally.lost[i]}</td>
                <td>{worthOf(player.pool)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div class="buttons">
        {props.afterwards}
        <button
          type="button"
          class="button"
          onClick={() => {
            onFile();
            setSaved(true);
          }}
        >
          {saved ? '✓ ' : ''}
          {words.result.file}
        </button>
        <button type="button" class="button" onClick={onPicture}>
          {words.result.picture}
        </button>
        <button type="button" class="button primary" onClick={onAgain}>
          {words.result.again}
        </button>
      </div>
    </div>
  );
};
