import { canals, type View } from '@santiago/canals';
import { seatsOf, type Seat } from '@santiago/kernel';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Areas } from './Areas.tsx';
import { Marker, type Edition } from './art.tsx';
import type { Facts } from './facts.ts';
import type { CanalsDictionary } from './i18n/en.ts';
import type { WhoOf } from '../../table/who.ts';
import '../../table/decision.css';
import '../../ui/dataTable.css';

interface ResultProps {
  readonly view: View;
  readonly facts: Facts;
  readonly words: CanalsDictionary;
  readonly edition: Edition;
  readonly whoOf: WhoOf;
  readonly onAgain: () => void;
  readonly onFile: () => void;
  readonly onPicture: () => void;
  readonly afterwards: ComponentChildren;
}

const headline = ({ view, words, whoOf }: ResultProps, points: readonly number[]): string => {
  const best = Math.max(...points);
  const winners = seatsOf(view.setup.players).filter((_, i) => points[i] === best);
  if (winners.length === 1) return words.result.won(whoOf(winners[0]!));
  return words.result.shared(
    words.list(winners.map((seat) => (whoOf(seat).you ? words.label.you : whoOf(seat).name))),
  );
};

/** The end: who won, and where every point came from. */
export const Result = (props: ResultProps) => {
  const { view, facts, words, edition, whoOf } = props;
  const [saved, setSaved] = useState(false);
  const { points } = canals.outcome(canals.known(view))!;
  const seats = seatsOf(view.setup.players).toSorted(
    (a, b) => points[Number(b[1]) - 1]! - points[Number(a[1]) - 1]!,
  );
  const index = (seat: Seat) => Number(seat[1]) - 1;
  return (
    <div class="result">
      <h2 class="result-head">{headline(props, points)}</h2>
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
          {seats.map((seat) => {
            const { cash } = view.seats[index(seat)]!;
            const total = points[index(seat)]!;
            return (
              <tr key={seat} class={total === Math.max(...points) ? 'winner' : undefined}>
                <th scope="row">
                  <Marker seat={seat} size={20} /> {whoOf(seat).name}
                </th>
                <td>{total - cash}</td>
                <td>{cash}</td>
                <td class="total">{total}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Areas areas={facts.areasNow} players={view.setup.players} words={words} edition={edition} />
      <div class="buttons">
        {props.afterwards}
        <button
          type="button"
          class="button"
          onClick={() => {
            props.onFile();
            setSaved(true);
          }}
        >
          {saved ? '✓ ' : ''}
          {words.result.file}
        </button>
        <button type="button" class="button" onClick={props.onPicture}>
          {words.result.picture}
        </button>
        <button type="button" class="button primary" onClick={props.onAgain}>
          {words.result.again}
        </button>
      </div>
    </div>
  );
};
