import { makeSetup, seatsOf, type Seat } from '@santiago/kernel';
import { newShare, Refused } from '@santiago/protocol/client';
import { useState } from 'preact/hooks';
import { about } from '../../games/cards/i18n/about.ts';
import { type GameEntry, GAMES } from '../../games/index.ts';
import { t } from '../../i18n/index.ts';
import { refusalText } from '../../i18n/refusal.ts';
import { nameAmong } from '../../sources/local/names.ts';
import { botNames, startMatch } from '../../sources/local/start.ts';
import { api } from '../../sources/online/api.ts';
import { serverBots } from '../../sources/online/server.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { go } from '../../browser/route.ts';
import { settings } from '../../browser/settings.ts';
import './setup.css';
import '../../ui/matchList.css';
import '../../ui/seatRow.css';

/** On this device people take turns; among friends every seat is on a device of its own. */
type Mode = 'local' | 'friends';
type Kind = 'human' | 'open' | 'bot';

interface SeatPlan {
  readonly kind: Kind;
  readonly name: string;
  readonly bot: string;
}

interface Plan {
  readonly game: GameEntry;
  readonly preset: string | null;
  readonly seats: readonly SeatPlan[];
  readonly options: Readonly<Record<string, string>>;
  readonly clock: ClockName;
  readonly listed: boolean;
  /** Live scores and what a move is worth may be shown. */
  readonly aids: boolean;
}

const CLOCKS = {
  none: { kind: 'none' },
  minute: { kind: 'live', move: 60, bank: 600 },
  day: { kind: 'days', days: 1 },
  week: { kind: 'days', days: 7 },
} as const;
type ClockName = keyof typeof CLOCKS;

/** Among others nobody is called "You". */
const myName = (mode: Mode): string =>
  settings.name.value.trim() || (mode === 'local' ? t.value.you : t.value.lobby.guest);
const levelsOf = (mode: Mode, game: GameEntry): readonly string[] =>
  mode === 'local' ? game.levels : (serverBots.value[game.name] ?? []);
const standardOf = (mode: Mode, game: GameEntry): string =>
  mode === 'local' ? game.level : (levelsOf(mode, game).at(-1) ?? game.level);

const firstPlan = (mode: Mode, game: GameEntry): Plan => {
  const name = myName(mode);
  const others = botNames(game.bots, [name]).map(
    (bot): SeatPlan => ({
      kind: mode === 'local' ? 'bot' : 'open',
      name: bot,
      bot: standardOf(mode, game),
    }),
  );
  const me: SeatPlan = { kind: 'human', name, bot: standardOf(mode, game) };
  return {
    game,
    preset: game.presets[0] ?? null,
    seats: [me, ...others],
    options: {},
    clock: 'none',
    listed: false,
    aids: true,
  };
};

const KINDS: Readonly<Record<Mode, readonly Kind[]>> = { local: ['human', 'bot'], friends: ['open', 'bot'] };

const SeatRow = (props: {
  game: GameEntry;
  seat: Seat;
  mode: Mode;
  plan: SeatPlan;
  canRemove: boolean;
  onChange: (plan: SeatPlan) => void;
  onRemove: () => void;
}) => {
  const { game, seat, mode, plan, canRemove, onChange, onRemove } = props;
  const words = t.value.setUp;
  const number = Number(seat.slice(1));
  const mine = mode === 'friends' && number === 1;
  return (
    <li class="seat-row">
      {game.dealsSeats ? null : <game.SeatMark seat={seat} size={28} />}
      {mode === 'local' || mine ? (
        <input
          type="text"
          aria-label={`${words.seat(number)}: ${words.name}`}
          maxLength={24}
          value={plan.name}
          onInput={(event) => onChange({ ...plan, name: event.currentTarget.value })}
        />
      ) : null}
      {mine ? null : (
        <select
          aria-label={words.seat(number)}
          value={plan.kind}
          onChange={(event) => onChange({ ...plan, kind: event.currentTarget.value as Kind })}
        >
          {KINDS[mode].map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </select>
      )}
      {plan.kind === 'bot' && levelsOf(mode, game).length > 1 ? (
        <select
          aria-label={`${words.seat(number)}: ${words.strength}`}
          value={plan.bot}
          onChange={(event) => onChange({ ...plan, bot: event.currentTarget.value })}
        >
          {levelsOf(mode, game).map((level) => (
            <option key={level} value={level}>
              {words.levels[level] ?? level}
            </option>
          ))}
        </select>
      ) : null}
      {canRemove && !mine ? (
        <button type="button" class="icon-button" aria-label={words.removeSeat(plan.name)} onClick={onRemove}>
          ✕
        </button>
      ) : null}
    </li>
  );
};

const OptionRows = ({ plan, onChange }: { plan: Plan; onChange: (options: Plan['options']) => void }) => {
  const players = plan.seats.length;
  return (
    <>
      {plan.game.setup.options.map((rule) => {
        const names = plan.game.setupWords().options[rule.name];
        const values = rule.values(players).filter((value) => names?.[value] !== undefined);
        if (names === undefined || values.length < 2) return null;
        const standard = rule.standard(players, plan.preset);
        return (
          <label key={rule.name} class="field-row">
            <span>{names['name']}</span>
            <select
              value={plan.options[rule.name] ?? standard}
              onChange={(event) => {
                const { [rule.name]: _, ...others } = plan.options;
                const { value } = event.currentTarget;
                onChange(value === standard ? others : { ...others, [rule.name]: value });
              }}
            >
              {values.map((value) => (
                <option key={value} value={value}>
                  {value === standard ? t.value.setUp.standard(names[value]!) : names[value]}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </>
  );
};

const withoutIdle = ({ game, options }: Plan, players: number): Plan['options'] =>
  Object.fromEntries(
    Object.entries(options).filter(([name, value]) =>
      game.setup.options.some((rule) => rule.name === name && rule.values(players).includes(value)),
    ),
  );

/** Makes the table on the server and sits down at it; gives its name. */
const makeTable = async (plan: Plan): Promise<string> => {
  const name = plan.seats[0]!.name.trim() || t.value.lobby.guest;
  if (name !== t.value.lobby.guest) settings.name.value = name;
  await api.call('enter', { name });
  const { table } = await api.call('create', {
    game: plan.game.name,
    ...(plan.preset === null ? {} : { preset: plan.preset }),
    options: { ...plan.options },
    seats: plan.seats.map((seat, i) =>
      i === 0 ? { kind: 'me' } : seat.kind === 'bot' ? { kind: 'bot', bot: seat.bot } : { kind: 'open' },
    ),
    public: plan.listed,
    aids: plan.aids,
    clock: CLOCKS[plan.clock],
  });
  await api.call('sit', { table, share: newShare() });
  return table;
};

/** Everything about a match on one calm page; the defaults are good enough to press Start at once. */
export const NewMatch = ({ mode }: { mode: Mode }) => {
  const [plan, setPlan] = useState<Plan>(() => firstPlan(mode, GAMES[0]!));
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const words = t.value.setUp;
  const { game } = plan;
  const { min, max } = game.setup.players;
  const players = plan.seats.length;
  const setSeats = (seats: readonly SeatPlan[]) =>
    setPlan({ ...plan, seats, options: withoutIdle(plan, seats.length) });
  const addSeat = () => {
    const taken = plan.seats.map((seat) => seat.name);
    const [name = words.person(players + 1)] = botNames(1, taken);
    setSeats([...plan.seats, { kind: mode === 'local' ? 'bot' : 'open', name, bot: standardOf(mode, game) }]);
  };
  const { preset, options } = plan;
  const request = { players, options, ...(preset === null ? {} : { preset }) };
  const startHere = () => {
    const seats = plan.seats.map((seat, i) => ({
      kind: seat.kind === 'human' ? ('human' as const) : ('bot' as const),
      name: nameAmong(plan.seats, i).trim() || words.person(i + 1),
      bot: seat.bot,
    }));
    go({ page: 'local', id: startMatch(game, request, seats) });
  };
  const startThere = async () => {
    setBusy(true);
    try {
      go({ page: 'table', id: await makeTable(plan) });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setFault(refusalText(error.refusal));
    } finally {
      setBusy(false);
    }
  };
  const sound = makeSetup(game.setup, request);
  const gameWords = game.setupWords();
  return (
    <main class="page new-match">
      <PageHead title={mode === 'local' ? words.title : t.value.friends} />
      <section class="card">
        {GAMES.length === 1 ? null : (
          <fieldset class="choice">
            <legend>{about().game}</legend>
            <div class="segments">
              {GAMES.map((each) => (
                <label key={each.name} class="segment tall">
                  <input
                    type="radio"
                    name="game"
                    checked={game === each}
                    onChange={() => setPlan(firstPlan(mode, each))}
                  />
                  <span>
                    {each.words().title}
                    <small>{each.words().hint}</small>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        {game.presets.length === 0 ? null : (
          <fieldset class="choice">
            <legend>{words.edition}</legend>
            <div class="segments">
              {game.presets.map((each) => (
                <label key={each} class="segment tall">
                  <input
                    type="radio"
                    name="edition"
                    checked={preset === each}
                    onChange={() => setPlan({ ...plan, preset: each, options: {} })}
                  />
                  <span>
                    {gameWords.editions[each]?.name}
                    <small>{gameWords.editions[each]?.hint}</small>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <h2>{words.players}</h2>
        <ol class="seat-rows">
          {seatsOf(players).map((seat, i) => (
            <SeatRow
              key={seat}
              game={game}
              seat={seat}
              mode={mode}
              plan={plan.seats[i]!}
              canRemove={players > min}
              onChange={(changed) => setSeats(plan.seats.with(i, changed))}
              onRemove={() => setSeats(plan.seats.toSpliced(i, 1))}
            />
          ))}
        </ol>
        {game.dealsSeats ? <p class="match-note">{words.seatsDealt}</p> : null}
        {players < max ? (
          <button type="button" class="text-button" onClick={addSeat}>
            + {words.addSeat}
          </button>
        ) : null}
        {mode === 'friends' ? (
          <>
            <label class="field-row">
              <span>{words.clock}</span>
              <select
                value={plan.clock}
                onChange={(event) => setPlan({ ...plan, clock: event.currentTarget.value as ClockName })}
              >
                {(Object.keys(CLOCKS) as ClockName[]).map((clock) => (
                  <option key={clock} value={clock}>
                    {words.clocks[clock]}
                  </option>
                ))}
              </select>
            </label>
            <label class="switch">
              <input
                type="checkbox"
                checked={plan.listed}
                onChange={(event) => setPlan({ ...plan, listed: event.currentTarget.checked })}
              />
              <span>{words.listed}</span>
            </label>
            <label class="switch">
              <input
                type="checkbox"
                checked={plan.aids}
                onChange={(event) => setPlan({ ...plan, aids: event.currentTarget.checked })}
              />
              <span>{words.aids}</span>
            </label>
          </>
        ) : null}
        <details class="rules fold">
          <summary>{words.rules}</summary>
          <OptionRows plan={plan} onChange={(options) => setPlan({ ...plan, options })} />
        </details>
      </section>
      {fault === null ? null : (
        <p class="why-not" role="alert">
          {fault}
        </p>
      )}
      <div class="start-bar">
        <p>{gameWords.length(players)}</p>
        <button
          type="button"
          class="button primary"
          disabled={!sound.ok || busy}
          onClick={mode === 'local' ? startHere : () => void startThere()}
        >
          {mode === 'local' ? words.start : words.makeTable}
        </button>
      </div>
    </main>
  );
};
