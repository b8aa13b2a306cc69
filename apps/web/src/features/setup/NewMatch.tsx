import { makeSetup, seatsOf } from '@santiago/kernel';
import { newShare, Refused } from '@santiago/protocol/client';
import { Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { go } from '@santiago/table/page/browser/route.ts';
import { settings } from '@santiago/table/page/browser/settings.ts';
import { type PlayableGame, gameNamed, GAMES } from '@santiago/table/page/setups.ts';
import { t } from '@santiago/table/page/i18n/index.ts';
import { refusalText } from '@santiago/table/page/i18n/refusal.ts';
import { startMatch } from '@santiago/table/page/sources/local/start.ts';
import { api } from '@santiago/table/page/sources/online/api.ts';
import { serverBots } from '@santiago/table/page/sources/online/server.ts';
import { PageHead } from '@santiago/table/page/ui/PageHead.tsx';
import { Segments } from '@santiago/table/page/ui/Segments.tsx';
import { Select } from '@santiago/table/page/ui/Select.tsx';
import { Switch } from '@santiago/table/page/ui/Switch.tsx';
import {
  type Around,
  type ClockName,
  CLOCKS,
  editionOf,
  firstPlan,
  localSeatsOf,
  type Mode,
  type Plan,
  requestOf,
  withEdition,
  withOneMore,
  withOption,
  withSeats,
} from './plan.ts';
import { SeatRow } from './SeatRow.tsx';
import './setup.css';
import '@santiago/table/page/ui/matchList.css';
import '@santiago/table/page/ui/seatRow.css';

const levelsOf = (mode: Mode, game: PlayableGame): readonly string[] =>
  mode === 'local' ? game.levels.all : (serverBots.value[game.name] ?? []);

/** At a table of several people nobody is called "You". */
const aroundOf = (mode: Mode, game: PlayableGame): Around => ({
  mode,
  name: settings.name.value.trim() || (mode === 'local' ? t.value.you : t.value.lobby.guest),
  level: mode === 'local' ? game.levels.standard : (levelsOf(mode, game).at(-1) ?? game.levels.standard),
});

interface PartProps {
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
}

const GameChoice = ({ plan, onPlan }: PartProps) => (
  <Segments
    legend={t.value.gameLabel}
    name="game"
    value={plan.game.name}
    values={GAMES.map(({ name }) => name)}
    nameOf={(name) => gameNamed(name).words().title}
    hintOf={(name) => gameNamed(name).words().hint}
    onChange={(name) => onPlan(firstPlan(gameNamed(name), aroundOf(plan.mode, gameNamed(name))))}
  />
);

const EditionChoice = ({ plan, onPlan }: PartProps) => {
  const { editions } = plan.game.setupWords();
  if (plan.game.presets.length === 0) return null;
  return (
    <Segments
      legend={t.value.setUp.edition}
      name="edition"
      value={editionOf(plan)}
      values={plan.game.presets}
      nameOf={(edition) => editions[edition]?.name ?? edition}
      hintOf={(edition) => editions[edition]?.hint ?? ''}
      onChange={(edition) => onPlan(withEdition(plan, edition))}
    />
  );
};

const Seats = ({ plan, onPlan }: PartProps) => {
  const words = t.value.setUp;
  const { game, mode, seats } = plan;
  const { min, max } = game.setup.players;
  return (
    <>
      <h2>{words.players}</h2>
      <ol class="seat-rows">
        {seatsOf(seats.length).map((seat, i) => (
          <SeatRow
            key={seat}
            game={game}
            seat={seat}
            mode={mode}
            plan={seats[i]!}
            levels={levelsOf(mode, game)}
            onChange={(changed) => onPlan(withSeats(plan, seats.with(i, changed)))}
            onRemove={seats.length > min ? () => onPlan(withSeats(plan, seats.toSpliced(i, 1))) : null}
          />
        ))}
      </ol>
      {game.dealsSeats ? <p class="match-note">{words.seatsDealt}</p> : null}
      {seats.length < max ? (
        <button
          type="button"
          class="text-button"
          onClick={() => onPlan(withOneMore(plan, aroundOf(mode, game), words.person))}
        >
          + {words.addSeat}
        </button>
      ) : null}
    </>
  );
};

/** Settings that only a table of friends has. */
const TableChoices = ({ plan, onPlan }: PartProps) => {
  const words = t.value.setUp;
  return (
    <>
      <label class="field-row">
        <span>{words.clock}</span>
        <Select
          value={plan.clock}
          values={Object.keys(CLOCKS) as ClockName[]}
          nameOf={(clock) => words.clocks[clock]}
          onChange={(clock) => onPlan({ ...plan, clock })}
        />
      </label>
      <Switch label={words.listed} checked={plan.listed} onChange={(listed) => onPlan({ ...plan, listed })} />
      <Switch label={words.rated} checked={plan.rated} onChange={(rated) => onPlan({ ...plan, rated })} />
      {plan.rated ? null : (
        <Switch label={words.aids} checked={plan.aids} onChange={(aids) => onPlan({ ...plan, aids })} />
      )}
    </>
  );
};

const OptionRows = ({ plan, onPlan }: PartProps) => {
  const players = plan.seats.length;
  return (
    <>
      {plan.game.setup.options.map((rule) => {
        const { options, optionHints } = plan.game.setupWords();
        const names = options[rule.name];
        const values = rule.values(players).filter((value) => names?.[value] !== undefined);
        if (names === undefined || values.length < 2) return null;
        const standard = rule.standard(players, editionOf(plan));
        const chosen = plan.options[rule.name] ?? standard;
        const hint = optionHints[rule.name]?.[chosen];
        return (
          <Fragment key={rule.name}>
            <label class="field-row">
              <span>{names['name']}</span>
              <Select
                value={chosen}
                values={values}
                nameOf={(value) =>
                  value === standard ? t.value.setUp.standard(names[value]!) : names[value]!
                }
                onChange={(value) => onPlan(withOption(plan, rule.name, value))}
              />
            </label>
            {hint === undefined ? null : <p class="match-note">{hint}</p>}
          </Fragment>
        );
      })}
    </>
  );
};

/** Makes the table on the server and takes a seat there; returns its id. */
const makeTable = async (plan: Plan): Promise<string> => {
  const name = plan.seats[0]!.name.trim() || t.value.lobby.guest;
  if (name !== t.value.lobby.guest) settings.name.value = name;
  await api.call('enter', { name });
  const edition = editionOf(plan);
  const { table } = await api.call('create', {
    game: plan.game.name,
    ...(edition === null ? {} : { preset: edition }),
    options: { ...plan.options },
    seats: plan.seats.map((seat, i) =>
      i === 0 ? { kind: 'me' } : seat.kind === 'bot' ? { kind: 'bot', bot: seat.bot } : { kind: 'open' },
    ),
    public: plan.listed,
    aids: plan.aids,
    rated: plan.rated,
    clock: CLOCKS[plan.clock],
  });
  await api.call('sit', { table, share: newShare() });
  return table;
};

/** Makes the match or the table; returns the server's refusal. */
const start = async (plan: Plan): Promise<string | null> => {
  if (plan.mode === 'local') {
    const seats = localSeatsOf(plan, t.value.setUp.person);
    go({ page: 'local', id: startMatch(plan.game, requestOf(plan), seats) });
    return null;
  }
  try {
    go({ page: 'table', id: await makeTable(plan) });
    return null;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return refusalText(error.refusal);
  }
};

interface NewMatchProps {
  readonly mode: Mode;
  readonly first: string | null;
  /** Fetches the page that comes next, while somebody reads this one. */
  readonly fetchTable: () => Promise<unknown>;
}

/** Everything about a match on one calm page; the defaults are good enough to press Start immediately. */
export const NewMatch = ({ mode, first, fetchTable }: NewMatchProps) => {
  const [plan, setPlan] = useState<Plan>(() => {
    const game = GAMES.find(({ name }) => name === first) ?? GAMES[0]!;
    return firstPlan(game, aroundOf(mode, game));
  });
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => void fetchTable(), [fetchTable]);
  const words = t.value.setUp;
  const begin = async () => {
    setBusy(true);
    setFault(await start(plan).finally(() => setBusy(false)));
  };
  const isSound = makeSetup(plan.game.setup, requestOf(plan)).ok;
  return (
    <main class="page new-match">
      <PageHead title={mode === 'local' ? words.title : t.value.friends} />
      <section class="card">
        <GameChoice plan={plan} onPlan={setPlan} />
        <EditionChoice plan={plan} onPlan={setPlan} />
        <Seats plan={plan} onPlan={setPlan} />
        {mode === 'friends' ? <TableChoices plan={plan} onPlan={setPlan} /> : null}
        <details class="rules fold">
          <summary>{words.rules}</summary>
          <OptionRows plan={plan} onPlan={setPlan} />
        </details>
      </section>
      {fault === null ? null : (
        <p class="why-not" role="alert">
          {fault}
        </p>
      )}
      <div class="start-bar">
        <p>{plan.game.setupWords().length(plan.seats.length)}</p>
        <button type="button" class="button primary" disabled={!isSound || busy} onClick={() => void begin()}>
          {mode === 'local' ? words.start : words.makeTable}
        </button>
      </div>
    </main>
  );
};
