import type { ReadonlySignal } from '@preact/signals';
import { COMMON_SENTENCES, parseSeat, type Phrase, type Seat, type Sentences } from '@santiago/kernel';
import type { Said, TableInfo } from '@santiago/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { marksIn } from '@santiago/table/page/coach/marks.ts';
import { onShelf } from '@santiago/table/page/games.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import { onlineWords } from '@santiago/table/page/sources/online/words.ts';
import type { OnlineTable } from '@santiago/table/page/sources/online/table.ts';
import type { FaceTalk } from '@santiago/table/page/model/face.tsx';
import { lit } from '@santiago/table/page/frame/lit.ts';
import { Select } from '@santiago/table/page/ui/Select.tsx';
import { fillGaps, isSayable, type Named, type Speaker } from './phraseChoices.ts';
import { nameAt } from './seats.ts';
import './phrases.css';
import '@santiago/table/page/ui/matchList.css';

type Common = keyof typeof COMMON_SENTENCES;

/** The sentences of a game are known once its table is loaded, and nobody can use one before. */
const talkOf = (info: TableInfo): FaceTalk | null => onShelf(info.game).load.now()?.talk ?? null;

const isCommon = (name: string): name is Common => Object.hasOwn(COMMON_SENTENCES, name);

const sentenceText = (talk: FaceTalk, name: string, gaps: Readonly<Record<string, string>>): string =>
  isCommon(name) ? onlineWords.value.talk.sentences[name] : talk.text(name, gaps);

const valueText = (info: TableInfo, talk: FaceTalk, gap: string, value: string | number): string => {
  const seat = parseSeat(String(value));
  return seat === null ? talk.value(gap, value, info.setup) : nameAt(info, seat);
};

export const phraseText = (info: TableInfo, talk: FaceTalk, { name, gaps }: Phrase): string => {
  const words = Object.entries(isCommon(name) ? {} : gaps).map(([gap, value]) => [
    gap,
    valueText(info, talk, gap, value),
  ]);
  return sentenceText(talk, name, Object.fromEntries(words));
};

/** Words about spots of the board: the spots light up while somebody points at the words. */
const WithSpots = ({ text, spots }: { text: string; spots: () => readonly string[] }) => {
  const show = () => (lit.value = spots());
  const hide = () => (lit.value = []);
  useEffect(() => hide, []);
  return (
    <button
      type="button"
      class="phrase-spots"
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onClick={show}
    >
      {text}
    </button>
  );
};

interface TalkParts {
  readonly table: OnlineTable;
  readonly info: TableInfo;
  readonly view: ReadonlySignal<unknown> | undefined;
  readonly onSpeak: (phrase: Phrase) => void;
}

/** Whether this offer waits for an answer: there is none yet, no newer offer replaces it, and it can still be kept. */
const isWaiting = ({ table, info, view }: TalkParts, { n, seat, phrase }: Said): boolean => {
  const { name, gaps } = phrase!;
  const isOver = table.said.value.some(
    (later) =>
      later.phrase?.gaps['re'] === n ||
      (later.n > n &&
        later.seat === seat &&
        later.phrase?.name === name &&
        later.phrase.gaps['to'] === gaps['to']),
  );
  if (isOver || info.phase !== 'running' || seat === null) return false;
  const deal = { phrase: phrase!, from: seat, to: gaps['to'] as Seat };
  return view === undefined || view.value === null || talkOf(info)!.openIn(view.value)(deal);
};

/** A deal that waits for our answer, or its result. */
const DealState = ({ said, ...parts }: TalkParts & { readonly said: Said }) => {
  const { table, info, onSpeak } = parts;
  const { talk } = onlineWords.value;
  const isMine = table.seats.value.includes(said.phrase!.gaps['to'] as Seat);
  const told = table.promises.value.filter(({ deal, verdict }) => deal === said.n && verdict !== 'lapsed');
  const answer = (name: 'agree' | 'decline') => onSpeak({ name, gaps: { re: said.n } });
  return (
    <>
      {isMine && isWaiting(parts, said) ? (
        <span class="deal-answers">
          {(['agree', 'decline'] as const).map((name) => (
            <button key={name} type="button" class="button" onClick={() => answer(name)}>
              {talk.sentences[name]}
            </button>
          ))}
        </span>
      ) : null}
      {told.map(({ seat, verdict }) => (
        <span key={seat} class={`deal-${verdict}`}>
          {verdict === 'kept' ? talk.kept(nameAt(info, seat)) : talk.broken(nameAt(info, seat))}
        </span>
      ))}
    </>
  );
};

/** What somebody said, in the reader's language if it is one of the sentences. */
export const Spoken = ({ said, ...parts }: TalkParts & { readonly said: Said }) => {
  const { info, view } = parts;
  const { phrase, text, seat } = said;
  const talk = talkOf(info);
  if (phrase === null) {
    const marks = marksIn(text);
    return marks.length === 0 ? <>{text}</> : <WithSpots text={text} spots={() => marks} />;
  }
  if (talk === null) return null;
  const to = parseSeat(String(phrase.gaps['to']));
  const words = phraseText(info, talk, phrase);
  return (
    <>
      {to === null ? null : `→ ${nameAt(info, to)}: `}
      {seat === null || view === undefined || isCommon(phrase.name) ? (
        words
      ) : (
        <WithSpots
          text={words}
          spots={() => (view.peek() === null ? [] : talk.spots(phrase, seat, view.peek()))}
        />
      )}
      {talk.sentences[phrase.name]?.promises === undefined ? null : <DealState {...parts} said={said} />}
    </>
  );
};

interface FillingProps {
  readonly speaker: Speaker;
  readonly named: Named;
  readonly talk: FaceTalk;
  readonly view: unknown;
  /** The text of the button that says it. */
  readonly submit: string;
  readonly onSpeak: (phrase: Phrase) => void;
  readonly onBack: () => void;
}

/** The gaps of a sentence, for the person to fill. */
const Filling = ({ speaker, named, talk, view, submit, onSpeak, onBack }: FillingProps) => {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const { gaps, choices } = fillGaps(speaker, named, chosen);
  const { info } = speaker;
  const phrase = { name: named[0], gaps };
  const spots = talk.spots(phrase, speaker.own, view).join(' ');
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  useEffect(() => {
    lit.value = spots === '' ? [] : spots.split(' ');
    return () => {
      lit.value = [];
    };
  }, [spots]);
  return (
    <form
      class="phrase-form"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        onSpeak(phrase);
      }}
    >
      {choices.map(([gap, values]) => (
        <label key={gap}>
          {gap === 'to' ? onlineWords.value.talk.to : talk.gap(gap)}
          <Select
            value={String(gaps[gap] ?? '')}
            values={values.map(String)}
            nameOf={(value) => valueText(info, talk, gap, value)}
            onChange={(value) => setChosen({ ...chosen, [gap]: value })}
          />
        </label>
      ))}
      <p>{phraseText(info, talk, phrase)}</p>
      <button type="button" class="button" onClick={onBack}>
        {t.value.back}
      </button>
      <button type="submit" class="button primary">
        {submit}
      </button>
    </form>
  );
};

/** A sentence with its gaps open. */
const openText = (talk: FaceTalk, [name, { gaps }]: Named): string =>
  sentenceText(talk, name, Object.fromEntries(Object.keys(gaps).map((gap) => [gap, '…']))).replace('….', '…');

const { agree: _, decline: __, ...COMMON } = COMMON_SENTENCES;

interface ChoosingProps extends Omit<FillingProps, 'named' | 'onBack'> {
  readonly sentences: Sentences;
  readonly onDone: () => void;
}

/** The sentences that can be said now, or the gaps of one. A sentence without gaps is said immediately. */
export const Choosing = ({ speaker, sentences, talk, view, submit, onSpeak, onDone }: ChoosingProps) => {
  const [name, setName] = useState<string | null>(null);
  const say = (phrase: Phrase) => {
    setName(null);
    onDone();
    onSpeak(phrase);
  };
  const sayable = Object.entries(sentences).filter((named) => isSayable(speaker, named));
  const chosen = sayable.find(([each]) => each === name);
  if (chosen !== undefined)
    return (
      <Filling
        speaker={speaker}
        named={chosen}
        talk={talk}
        view={view}
        submit={submit}
        onSpeak={say}
        onBack={() => {
          setName(null);
          onDone();
        }}
      />
    );
  return (
    <div class="palette-list">
      {sayable.map(([each, sentence]) => {
        const hasGaps = Object.keys(sentence.gaps).length > 0;
        return (
          <button
            key={each}
            type="button"
            class="button"
            aria-expanded={hasGaps ? false : undefined}
            onClick={() => (hasGaps ? setName(each) : say({ name: each, gaps: {} }))}
          >
            {openText(talk, [each, sentence])}
          </button>
        );
      })}
    </div>
  );
};

interface PaletteProps extends TalkParts {
  readonly view: ReadonlySignal<unknown>;
  /** There is more or less room for the messages now. */
  readonly onToggle: () => void;
}

/** Sentences that everybody reads in their own language. */
export const Palette = ({ table, info, view, onSpeak, onToggle }: PaletteProps) => {
  const summary = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const talk = talkOf(info);
  const own = table.seats.value[0];
  if (talk === null || own === undefined) return null;
  const words = onlineWords.value.talk;
  return (
    <details
      class="fold palette"
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        onToggle();
      }}
    >
      <summary ref={summary}>{words.title}</summary>
      {isOpen && view.value !== null ? (
        <>
          <p class="match-note">{words.hint}</p>
          <Choosing
            speaker={{ info, own, isOpen: talk.openIn(view.value) }}
            sentences={{ ...talk.sentences, ...COMMON }}
            talk={talk}
            view={view.value}
            submit={t.value.chat.send}
            onSpeak={onSpeak}
            onDone={() => summary.current?.focus()}
          />
        </>
      ) : null}
    </details>
  );
};
