import { useEffect } from 'preact/hooks';
import { parseRow, type Row, type Seat, seatIndex, whoIndex } from '@santiago/kernel';
import type { Face } from '../model/face.tsx';
import { coachOf } from './coaches.ts';
import { gameNamed } from '../setups.ts';
import { t } from '../i18n/index.ts';
import type { TableFacts, TableSource } from '../sources/contract.ts';
import { RuleLink } from '../panel/RuleLink.tsx';
import { whoOf } from '../seats/who.ts';
import { askForHint, dropHint, given, tellMore } from './hinting.ts';
import { coachWords } from './words.ts';
import './coach.css';

/** The action in words: what it would do. */
const moveWords = (face: Face, facts: TableFacts, view: unknown, move: string): string => {
  const { game } = gameNamed(facts.game);
  const seat = facts.viewer as Seat;
  const state = game.known(view);
  const row = parseRow(game, `${seat} ${move}`) as Row<unknown>;
  const told = game.told(state, whoIndex(row.who), row.action, seat);
  game.play(state, seatIndex(seat), game.encode(row.action));
  const happened = { row: { number: 0, told, note: null }, before: view, after: game.view(state, seat) };
  return face.sentences(happened, whoOf(facts))[0] ?? move;
};

/** The hint that was asked for, above the decision, shown step by step. */
export const HintPanel = ({ source }: { source: TableSource }) => {
  const words = coachWords.value.hint;
  const now = given.value;
  const facts = source.facts.value!;
  const face = gameNamed(facts.game).load.now();
  const isPast = now !== null && now.rows !== facts.rows.length;
  useEffect(() => {
    if (isPast) dropHint();
  }, [isPast]);
  useEffect(() => dropHint, []);
  if (now === null || isPast || face === null) return null;
  const { hint, failed, step, view, rows } = now;
  const coach = coachOf(facts.game);
  return (
    <section class="coach" aria-label={words.title}>
      <div class="coach-text" aria-live="polite">
        {hint === null ? (
          <p>{failed ? words.failed : words.thinking}</p>
        ) : (
          <p>{coach.look(hint, view, whoOf(facts))}</p>
        )}
        {hint !== null && step > 1 ? <p class="consider">{coach.consider(hint)}</p> : null}
        {hint !== null && step > 2 ? <p class="judged">{moveWords(face, facts, view, hint.move)}</p> : null}
      </div>
      <div class="coach-foot">
        {failed ? (
          <button
            type="button"
            class="button"
            onClick={() => void askForHint({ game: facts.game, view, rows })}
          >
            {t.value.trouble.again}
          </button>
        ) : null}
        {hint !== null && step < 3 ? (
          <button type="button" class="button" onClick={tellMore}>
            {step === 1 ? words.consider : words.move}
          </button>
        ) : null}
        <RuleLink section={null} />
        <button type="button" class="text-button" onClick={dropHint}>
          {t.value.close}
        </button>
      </div>
    </section>
  );
};
