import { seatsOf, type Seat } from '@santiago/kernel';
import { useRef, useState } from 'preact/hooks';
import { giveFile } from '@santiago/table/page/browser/download.ts';
import { hrefOf } from '@santiago/table/page/browser/route.ts';
import { gameNamed } from '@santiago/table/page/setups.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import { coachWords } from '@santiago/table/page/coach/words.ts';
import { Compare } from './Compare.tsx';
import { writeStudy } from '@santiago/table/page/sources/study/document.ts';
import { inOrder, levelOf, type Line, MAIN, pathOf } from '@santiago/table/page/sources/study/lines.ts';
import { levelName } from '@santiago/table/page/worker/levelName.ts';
import { nameOf } from './names.ts';
import { pack } from '@santiago/table/page/sources/study/pack.ts';
import type { Study } from '@santiago/table/page/sources/study/study.ts';
import '@santiago/table/page/coach/coach.css';
import './study.css';
import { useCloseBeside } from '@santiago/table/page/ui/Sheet.tsx';
import '@santiago/table/page/ui/Sheet.css';

const Steps = ({ study }: { study: Study }) => {
  const words = coachWords.value.study;
  const { line, depth } = study.at.value;
  const rows = pathOf(study.tree.value, line).length;
  const step = (which: 'start' | 'older' | 'newer' | 'end', sign: string, to: number) => (
    <button
      type="button"
      class="icon-button study-step"
      aria-label={words[which]}
      disabled={to < 0 || to > rows || to === depth}
      onClick={() => study.seek(to)}
    >
      {sign}
      <small>{words.steps[which]}</small>
    </button>
  );
  return (
    <div class="study-steps">
      {step('start', '«', 0)}
      {step('older', '‹', depth - 1)}
      <span class="step-count">{words.stepOf(depth, rows)}</span>
      {step('newer', '›', depth + 1)}
      {step('end', '»', rows)}
    </div>
  );
};

/** Bots play on: one decision, or to the end. */
const Play = ({ study }: { study: Study }) => {
  const words = coachWords.value.study;
  const over = study.now().game.outcome(study.stateAt(study.at.value)) !== null;
  const button = (label: string, sign: string, onClick: () => void) => (
    <button type="button" class="text-button" title={label} disabled={over} onClick={onClick}>
      <span aria-hidden="true">{sign}</span> {label}
    </button>
  );
  if (study.thinking.value) return button(words.stop, '■', () => study.stop());
  return (
    <>
      {button(words.playOne, '▸', () => study.playOne())}
      {button(words.playOn, '▸▸', () => study.playToTheEnd())}
    </>
  );
};

/** Who is played by hand, and the level of the bots. */
const Bots = ({ study }: { study: Study }) => {
  const words = coachWords.value.study;
  const { game, names, setup } = study.now();
  const { levels } = gameNamed(game.name);
  return (
    <section class="study-bots">
      <label>
        <span>{words.hand}</span>
        <select
          value={study.hand.value ?? ''}
          onChange={(event) => (study.hand.value = (event.currentTarget.value || null) as Seat | null)}
        >
          <option value="">{words.everybody}</option>
          {seatsOf(setup.players).map((seat, i) => (
            <option key={seat} value={seat}>
              {names[i]}
            </option>
          ))}
        </select>
      </label>
      <p class="note">{words.handHint}</p>
      <label>
        <span>{words.strength}</span>
        <select value={study.bot.value} onChange={(event) => (study.bot.value = event.currentTarget.value)}>
          {levels.all.map((level) => (
            <option key={level} value={level}>
              {levelName(level)}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
};

const LineRow = ({ study, line }: { study: Study; line: Line }) => {
  const words = coachWords.value.study;
  const tree = study.tree.value;
  const name = nameOf(tree, line);
  return (
    <li style={{ '--level': levelOf(tree, line.id) }}>
      <label class="line-choice">
        <input
          type="radio"
          name="line"
          checked={study.at.value.line === line.id}
          onChange={() => study.go({ line: line.id, depth: pathOf(tree, line.id).length })}
        />
        <span>
          {name}
          {line.id === MAIN ? null : <small>{words.leaves(line.leaves + 1, line.rows.length)}</small>}
        </span>
      </label>
      {line.id === MAIN ? null : (
        <>
          <input
            type="text"
            maxLength={60}
            aria-label={words.rename(name)}
            placeholder={words.name}
            value={line.name}
            onChange={(event) =>
              study.rename(line.id, event.currentTarget.value.replaceAll(/[\p{Cc}\p{Cs}\uFFFD]/gu, ''))
            }
          />
          <button
            type="button"
            class="icon-button"
            aria-label={words.remove(name)}
            onClick={() => study.remove(line.id)}
          >
            ✕
          </button>
        </>
      )}
    </li>
  );
};

const Lines = ({ study }: { study: Study }) => {
  const words = coachWords.value.study;
  const tree = study.tree.value;
  return (
    <section>
      <p class="note">{words.linesHint}</p>
      <ul class="lines">
        {inOrder(tree).map((line) => (
          <LineRow key={line.id} study={study} line={line} />
        ))}
      </ul>
      {tree.length === 1 ? <p>{words.empty}</p> : null}
    </section>
  );
};

const Share = ({ study }: { study: Study }) => {
  const words = coachWords.value.study;
  const [copied, setCopied] = useState(false);
  const link = async (): Promise<string> => {
    const id = await pack(writeStudy({ ...study.now(), matchId: null }));
    return new URL(hrefOf({ page: 'study', id }), location.href).href;
  };
  const save = () => {
    void study.file().then((text) => giveFile(new Blob([text], { type: 'text/plain' }), 'match.santiago'));
  };
  return (
    <section class="study-share">
      <p class="note">{words.shareHint}</p>
      <div class="buttons">
        <button
          type="button"
          class="button"
          onClick={() => {
            void link()
              .then((text) => navigator.clipboard.writeText(text))
              .then(() => setCopied(true));
          }}
        >
          {copied ? `✓ ${words.copied}` : words.copy}
        </button>
        {study.now().start === null ? (
          <button type="button" class="button" onClick={save}>
            {words.save}
          </button>
        ) : null}
      </div>
    </section>
  );
};

const SHEETS = { bots: Bots, lines: Lines, compare: Compare, share: Share } as const;

/**
 * What a study adds to the table: navigation through the variations, bots to play them, and what can be done with
 * them.
 */
export const StudyBar = ({ study }: { study: Study }) => {
  const words = coachWords.value.study;
  const dialog = useRef<HTMLDialogElement>(null);
  useCloseBeside(dialog);
  const [sheet, setSheet] = useState<keyof typeof SHEETS>('lines');
  const Sheet = SHEETS[sheet];
  const show = (which: keyof typeof SHEETS) => {
    setSheet(which);
    dialog.current?.showModal();
  };
  const tree = study.tree.value;
  const line = tree.find(({ id }) => id === study.at.value.line)!;
  return (
    <section class="coach study-bar" aria-label={words.title}>
      <div class="study-row">
        <strong class="study-line">{nameOf(tree, line)}</strong>
        <Steps study={study} />
      </div>
      <div class="study-row">
        <Play study={study} />
        <button type="button" class="button" onClick={() => show('bots')}>
          {words.bots}
        </button>
        <button type="button" class="button" onClick={() => show('lines')}>
          {words.lines} ({tree.length})
        </button>
        <button type="button" class="button" disabled={tree.length < 2} onClick={() => show('compare')}>
          {words.compare}
        </button>
        <button type="button" class="button" onClick={() => show('share')}>
          {words.share}
        </button>
      </div>
      <p class="note" role="status">
        {study.thinking.value ? words.thinking : study.now().start === null ? '' : words.imagined}
      </p>
      <dialog ref={dialog} class="sheet" aria-label={words[sheet]}>
        <form method="dialog" class="sheet-head">
          <h2>{words[sheet]}</h2>
          <button type="submit" class="icon-button" aria-label={t.value.close}>
            ✕
          </button>
        </form>
        <Sheet study={study} />
      </dialog>
    </section>
  );
};
