import { canals, PRESETS } from '@santiago/canals';
import { makeSetup, seatsOf, type Seat } from '@santiago/kernel';
import { useState } from 'preact/hooks';
import { Marker } from '../games/canals/art.tsx';
import { ct, t } from '../i18n/index.ts';
import type { LocalSeat } from '../local/protocol.ts';
import { botNames, startMatch } from '../local/start.ts';
import { go, hrefOf } from './route.ts';
import { settings } from './settings.ts';

const { min: FEWEST, max: MOST } = canals.setup.players;
const ROUNDS: Readonly<Record<number, number>> = { 2: 10, 3: 11, 4: 11, 5: 9 };
const MINUTES_A_TURN = 0.9;

interface Plan {
  readonly preset: string;
  readonly seats: readonly LocalSeat[];
  readonly options: Readonly<Record<string, string>>;
}

const firstPlan = (): Plan => {
  const name = settings.name.value.trim() || t.value.you;
  return {
    preset: 'amigo',
    seats: [
      { kind: 'human', name },
      ...botNames(3, [name]).map((bot) => ({ kind: 'bot' as const, name: bot })),
    ],
    options: {},
  };
};

const SeatRow = (props: {
  seat: Seat;
  plan: LocalSeat;
  canRemove: boolean;
  onChange: (plan: LocalSeat) => void;
  onRemove: () => void;
}) => {
  const { seat, plan, canRemove, onChange, onRemove } = props;
  const words = t.value.setUp;
  const number = Number(seat.slice(1));
  return (
    <li class="seat-row">
      <Marker seat={seat} size={28} />
      <input
        type="text"
        aria-label={`${words.seat(number)}: ${words.name}`}
        maxLength={24}
        value={plan.name}
        onInput={(event) => onChange({ ...plan, name: event.currentTarget.value })}
      />
      <select
        aria-label={words.seat(number)}
        value={plan.kind}
        onChange={(event) => onChange({ ...plan, kind: event.currentTarget.value as LocalSeat['kind'] })}
      >
        <option value="human">{words.kinds.human}</option>
        <option value="bot">{words.kinds.bot}</option>
      </select>
      {canRemove ? (
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
      {canals.setup.options.map((rule) => {
        const names = ct.value.options[rule.name];
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

const withoutIdle = (options: Plan['options'], players: number): Plan['options'] =>
  Object.fromEntries(
    Object.entries(options).filter(([name, value]) =>
      canals.setup.options.some((rule) => rule.name === name && rule.values(players).includes(value)),
    ),
  );

/** Everything about a match on one calm page; the defaults are good enough to press Start at once. */
export const NewMatch = () => {
  const [plan, setPlan] = useState<Plan>(firstPlan);
  const words = t.value.setUp;
  const players = plan.seats.length;
  const setSeats = (seats: readonly LocalSeat[]) =>
    setPlan({ ...plan, seats, options: withoutIdle(plan.options, seats.length) });
  const addSeat = () => {
    const [name = words.person(players + 1)] = botNames(
      1,
      plan.seats.map((seat) => seat.name),
    );
    setSeats([...plan.seats, { kind: 'bot', name }]);
  };
  const request = { players, preset: plan.preset, options: plan.options };
  const start = () => {
    const seats = plan.seats.map((seat, i) => ({ ...seat, name: seat.name.trim() || words.person(i + 1) }));
    go({ page: 'local', id: startMatch(request, seats) });
  };
  const sound = makeSetup(canals.setup, request);
  const rounds = ROUNDS[players]!;
  return (
    <main class="page new-match">
      <header class="page-head">
        <a class="icon-button" href={hrefOf({ page: 'home' })} aria-label={t.value.back}>
          ←
        </a>
        <h1>{words.title}</h1>
      </header>
      <section class="card">
        <fieldset class="choice">
          <legend>{words.edition}</legend>
          <div class="segments">
            {PRESETS.map((preset) => (
              <label key={preset} class="segment tall">
                <input
                  type="radio"
                  name="edition"
                  checked={plan.preset === preset}
                  onChange={() => setPlan({ ...plan, preset, options: {} })}
                />
                <span>
                  {words.editions[preset]}
                  <small>{words.editionHint[preset]}</small>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <h2>{words.players}</h2>
        <ol class="seat-rows">
          {seatsOf(players).map((seat, i) => (
            <SeatRow
              key={seat}
              seat={seat}
              plan={plan.seats[i]!}
              canRemove={players > FEWEST}
              onChange={(changed) => setSeats(plan.seats.with(i, changed))}
              onRemove={() => setSeats(plan.seats.toSpliced(i, 1))}
            />
          ))}
        </ol>
        {players < MOST ? (
          <button type="button" class="text-button" onClick={addSeat}>
            + {words.addSeat}
          </button>
        ) : null}
        <details class="rules">
          <summary>{words.rules}</summary>
          <OptionRows plan={plan} onChange={(options) => setPlan({ ...plan, options })} />
        </details>
      </section>
      <div class="start-bar">
        <p>
          {words.summary(players, rounds)},{' '}
          {words.minutes(Math.round((players * rounds * MINUTES_A_TURN) / 5) * 5)}
        </p>
        <button type="button" class="button primary" disabled={!sound.ok} onClick={start}>
          {words.start}
        </button>
      </div>
    </main>
  );
};
