import {
  COMMON_SENTENCES,
  type Gap,
  parseSeat,
  type Phrase,
  type Seat,
  type Sentence,
  type Sentences,
} from '@santiago/kernel';
import type { Said, TableInfo } from '@santiago/protocol';
import { useEffect, useState } from 'preact/hooks';
import { marksIn } from '../../coach/marks.ts';
import { onShelf } from '../../games/shelf.ts';
import { t } from '../../i18n/index.ts';
import { onlineWords } from '../../sources/online/words.ts';
import type { OnlineTable } from '../../sources/online/table.ts';
import type { FaceTalk } from '../../table/face.tsx';
import { lit } from '../../table/lit.ts';
import { Select } from '../../ui/Select.tsx';
import { nameAt } from './seats.ts';
import './phrases.css';
import '../../ui/matchList.css';

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

const phraseText = (info: TableInfo, talk: FaceTalk, { name, gaps }: Phrase): string => {
  const words = Object.entries(isCommon(name) ? {} : gaps).map(([gap, value]) => [
    gap,
    valueText(info, talk, gap, value),
  ]);
  return sentenceText(talk, name, Object.fromEntries(words));
};

const marksOf = ({ gaps }: Phrase): readonly string[] => marksIn(Object.values(gaps).join(' '));

/** Words that name spots of the board: the spots light up while somebody points at the words. */
const WithMarks = ({ text, marks }: { text: string; marks: readonly string[] }) => {
  const show = () => (lit.value = marks);
  const hide = () => (lit.value = []);
  useEffect(() => hide, []);
  if (marks.length === 0) return <>{text}</>;
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
  readonly onSpeak: (phrase: Phrase) => void;
}

/** A deal that waits for our answer, or its result. */
const DealState = ({ table, info, onSpeak, said }: TalkParts & { readonly said: Said }) => {
  const { talk } = onlineWords.value;
  const isAnswered = table.said.value.some(({ phrase }) => phrase?.gaps['re'] === said.n);
  const isMine = table.seats.value.includes(said.phrase!.gaps['to'] as Seat);
  const told = table.promises.value.filter(({ deal, verdict }) => deal === said.n && verdict !== 'lapsed');
  const answer = (name: 'agree' | 'decline') => onSpeak({ name, gaps: { re: said.n } });
  return (
    <>
      {isMine && !isAnswered && info.phase === 'running' ? (
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
  const { info } = parts;
  const { phrase, text } = said;
  const talk = talkOf(info);
  if (phrase === null) return <WithMarks text={text} marks={marksIn(text)} />;
  if (talk === null) return null;
  const to = parseSeat(String(phrase.gaps['to']));
  return (
    <>
      {to === null ? null : `→ ${nameAt(info, to)}: `}
      <WithMarks text={phraseText(info, talk, phrase)} marks={marksOf(phrase)} />
      {talk.sentences[phrase.name]?.promises === undefined ? null : <DealState {...parts} said={said} />}
    </>
  );
};

/** What may fill a gap; only people can be addressed. */
const valuesOf = (info: TableInfo, own: Seat, name: string, gap: Gap): readonly string[] => {
  switch (gap.kind) {
    case 'seat':
      return info.seats
        .filter(
          ({ seat, kind, standIn }) => seat !== own && (name !== 'to' || (kind === 'person' && !standIn)),
        )
        .map(({ seat }) => seat);
    case 'amount':
      return Array.from({ length: gap.to - gap.from + 1 }, (_, index) => String(gap.from + index));
    case 'name':
      return gap.names;
  }
};

const filled = (sentence: Sentence, gaps: Readonly<Record<string, string>>): Phrase['gaps'] =>
  Object.fromEntries(
    Object.entries(gaps).map(([gap, value]) => [
      gap,
      sentence.gaps[gap]!.kind === 'amount' ? Number(value) : value,
    ]),
  );

/** By gap: what may fill it. Nobody fills two gaps of one sentence. */
type Choices = readonly (readonly [string, readonly string[]])[];

const choicesFor = (
  info: TableInfo,
  own: Seat,
  { gaps }: Sentence,
  chosen: Readonly<Record<string, string>>,
): Choices =>
  Object.entries(gaps).map(([name, gap]) => [
    name,
    valuesOf(info, own, name, gap).filter(
      (value) => name === 'to' || gap.kind !== 'seat' || value !== chosen['to'],
    ),
  ]);

const firstOf = (choices: Choices, chosen: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    choices.flatMap(([name, values]) => {
      const value = values.find((each) => each === chosen[name]) ?? values[0];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** The gaps of a sentence, for the person to fill. */
const Filling = ({
  info,
  own,
  name,
  talk,
  onSpeak,
}: Omit<TalkParts, 'table'> & { readonly own: Seat; readonly name: string; readonly talk: FaceTalk }) => {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const sentence = talk.sentences[name]!;
  const to = firstOf(choicesFor(info, own, sentence, {}), chosen)['to'];
  const choices = choicesFor(info, own, sentence, to === undefined ? {} : { to });
  const gaps = firstOf(choices, chosen);
  const phrase = { name, gaps: filled(sentence, gaps) };
  const marks = marksOf(phrase).join(' ');
  useEffect(() => {
    lit.value = marksIn(marks);
    return () => {
      lit.value = [];
    };
  }, [marks]);
  const words = onlineWords.value.talk;
  return (
    <form
      class="phrase-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSpeak(phrase);
      }}
    >
      {choices.map(([gap, values]) => (
        <label key={gap}>
          {gap === 'to' ? words.to : talk.gap(gap)}
          <Select
            value={gaps[gap] ?? ''}
            values={values}
            nameOf={(value) => valueText(info, talk, gap, value)}
            onChange={(value) => setChosen({ ...chosen, [gap]: value })}
          />
        </label>
      ))}
      <p>{phraseText(info, talk, phrase)}</p>
      <button type="submit" class="button primary">
        {t.value.chat.send}
      </button>
    </form>
  );
};

const hasChoices = (info: TableInfo, own: Seat, sentence: Sentence): boolean => {
  const first = firstOf(choicesFor(info, own, sentence, {}), {});
  return choicesFor(info, own, sentence, first).every(([, values]) => values.length > 0);
};

/** A sentence with its gaps open. */
const openText = (talk: FaceTalk, name: string, { gaps }: Sentence): string =>
  sentenceText(talk, name, Object.fromEntries(Object.keys(gaps).map((gap) => [gap, '…']))).replace('….', '…');

/** The sentences to choose from. A sentence without gaps is said immediately. */
export const Palette = ({ table, info, onSpeak }: TalkParts) => {
  const [name, setName] = useState<string | null>(null);
  const talk = talkOf(info);
  const own = table.seats.value[0];
  if (talk === null || own === undefined) return null;
  const words = onlineWords.value.talk;
  const { agree: _, decline: __, ...common } = COMMON_SENTENCES;
  const sentences: Sentences = { ...talk.sentences, ...common };
  const say = (phrase: Phrase) => {
    setName(null);
    onSpeak(phrase);
  };
  const choose = (chosen: string) => {
    if (Object.keys(sentences[chosen]!.gaps).length === 0) say({ name: chosen, gaps: {} });
    else setName(chosen === name ? null : chosen);
  };
  return (
    <details class="fold palette">
      <summary>{words.title}</summary>
      <p class="match-note">{words.hint}</p>
      <div class="palette-list">
        {Object.entries(sentences)
          .filter(([, sentence]) => hasChoices(info, own, sentence))
          .map(([each, sentence]) => (
            <button
              key={each}
              type="button"
              class="button"
              aria-expanded={Object.keys(sentence.gaps).length === 0 ? undefined : each === name}
              onClick={() => choose(each)}
            >
              {openText(talk, each, sentence)}
            </button>
          ))}
      </div>
      {name === null ? null : (
        <Filling key={name} info={info} own={own} name={name} talk={talk} onSpeak={say} />
      )}
    </details>
  );
};
