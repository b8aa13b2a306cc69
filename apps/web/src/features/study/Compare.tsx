import { seatsOf } from '@santiago/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { Face } from '@santiago/table/page/model/face.tsx';
import { coachOf } from '@santiago/table/page/coach/coaches.ts';
import { gameNamed } from '@santiago/table/page/setups.ts';
import { coachWords } from '@santiago/table/page/coach/words.ts';
import { inOrder, MAIN, pathOf } from '@santiago/table/page/sources/study/lines.ts';
import { nameOf } from './names.ts';
import type { Study } from '@santiago/table/page/sources/study/study.ts';
import './study.css';
import '@santiago/table/page/ui/dataTable.css';

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n).replace('-', '−'));

/** The end of a variation: its position, and everybody's result there. */
const endOf = (study: Study, face: Face, id: number) => {
  const { game } = study.now();
  const rows = pathOf(study.tree.value, id).length;
  const state = study.stateAt({ line: id, depth: rows });
  const view = game.view(state, 'all');
  const outcome = game.outcome(state);
  return { rows, view, over: outcome !== null, points: outcome?.points ?? face.standing(view) };
};

/** Two variations side by side: where they end, and everybody's result there. */
export const Compare = ({ study }: { study: Study }) => {
  const words = coachWords.value.study;
  const { game, names, setup } = study.now();
  const tree = study.tree.value;
  const here = study.at.value.line;
  const [face, setFace] = useState<Face | null>(null);
  const [left, setLeft] = useState(MAIN);
  const [right, setRight] = useState(here === MAIN ? tree[1]!.id : here);
  useEffect(() => {
    void gameNamed(game.name).load().then(setFace);
  }, [game]);
  const known = (id: number) => (tree.some((line) => line.id === id) ? id : MAIN);
  if (face === null) return null;
  const { Position } = face;
  const choice = (label: string, value: number, onChange: (id: number) => void) => (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    >
      {inOrder(tree).map((line) => (
        <option key={line.id} value={line.id}>
          {nameOf(tree, line)}
        </option>
      ))}
    </select>
  );
  const sides = [known(left), known(right)].map((id) => ({ id, ...endOf(study, face, id) }));
  return (
    <section class="compare" aria-label={words.compareTwo}>
      <div class="compare-boards">
        {sides.map(({ id, view, rows, over }, i) => (
          <figure key={i}>
            {choice(i === 0 ? words.left : words.right, id, i === 0 ? setLeft : setRight)}
            <Position view={view} />
            <figcaption>{over ? words.over : words.after(rows)}</figcaption>
          </figure>
        ))}
      </div>
      <table class="result-table">
        <caption>{coachOf(game.name).standing()}</caption>
        <thead>
          <tr>
            <td />
            {sides.map(({ id }, i) => (
              <th key={i} scope="col">
                {nameOf(tree, tree.find((line) => line.id === id)!)}
              </th>
            ))}
            <th scope="col">{words.difference}</th>
          </tr>
        </thead>
        <tbody>
          {seatsOf(setup.players).map((seat, i) => (
            <tr key={seat}>
              <th scope="row">{names[i]}</th>
              <td>{sides[0]!.points[i]}</td>
              <td>{sides[1]!.points[i]}</td>
              <td class="total">{signed(sides[1]!.points[i]! - sides[0]!.points[i]!)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
