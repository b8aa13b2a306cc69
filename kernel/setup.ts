import { fault, ok, refusal, type Result } from './refusal.ts';

/** What a match is played with: every option, including those of the preset. */
export interface Setup {
  readonly players: number;
  readonly preset: string | null;
  readonly options: Readonly<Record<string, string>>;
}

export interface OptionRule {
  readonly name: string;
  /** The values allowed with this number of players; none if the option has no meaning then. */
  values(players: number): readonly string[];
  /** What the preset says. */
  standard(players: number, preset: string | null): string;
}

export interface SetupRules {
  readonly players: { readonly min: number; readonly max: number };
  readonly presets: readonly string[];
  /** The preset if none is named; null for a game without presets. */
  preset(players: number): string | null;
  readonly options: readonly OptionRule[];
}

export interface SetupRequest {
  readonly players: number;
  readonly preset?: string | null;
  readonly options?: Readonly<Record<string, string>>;
}

const listed = (values: readonly string[]): string => values.join(', ');

/** Completes a request to a whole set-up, or says what is wrong with it. */
export const makeSetup = (rules: SetupRules, request: SetupRequest): Result<Setup> => {
  const { players } = request;
  const { min, max } = rules.players;
  if (!Number.isInteger(players) || players < min || players > max) {
    return fault(
      refusal('players', `This game is for ${min} to ${max} players, not ${players}.`, { min, max }),
    );
  }
  const preset = request.preset ?? rules.preset(players);
  if (preset !== null && !rules.presets.includes(preset)) {
    const known =
      rules.presets.length === 0 ? 'This game has no presets.' : `Presets are ${listed(rules.presets)}.`;
    return fault(refusal('preset', `There is no preset "${preset}". ${known}`, { preset }));
  }
  const wanted = new Map(Object.entries(request.options ?? {}));
  const options: Record<string, string> = {};
  for (const rule of rules.options) {
    const values = rule.values(players);
    const value = wanted.get(rule.name);
    wanted.delete(rule.name);
    if (value === undefined) {
      if (values.length > 0) options[rule.name] = rule.standard(players, preset);
    } else if (values.includes(value)) {
      options[rule.name] = value;
    } else {
      return fault(badOption(rule.name, value, values, players));
    }
  }
  for (const name of wanted.keys()) {
    const names = rules.options.map((rule) => rule.name);
    return fault(
      refusal('option-unknown', `There is no option "${name}". Options are ${listed(names)}.`, { name }),
    );
  }
  return ok({ players, preset, options });
};

const badOption = (name: string, value: string, values: readonly string[], players: number) =>
  values.length === 0
    ? refusal('option-idle', `The option ${name} has no effect with ${players} players.`, { name, players })
    : refusal('option-value', `The option ${name} cannot be "${value}" here; it takes ${listed(values)}.`, {
        name,
        value,
      });

/** The options that differ from the preset, in the order of the rules: a file writes these. */
export const changedOptions = (rules: SetupRules, setup: Setup): readonly (readonly [string, string])[] =>
  rules.options.flatMap((rule) => {
    const value = setup.options[rule.name];
    const standard = rule.standard(setup.players, setup.preset);
    return value === undefined || value === standard ? [] : [[rule.name, value] as const];
  });

/** `name=value`, as the command line and the match file write it. */
export const parseOption = (text: string): readonly [string, string] | null => {
  const match = /^([A-Za-z]+)=([A-Za-z0-9-]+)$/.exec(text);
  return match === null ? null : [match[1]!, match[2]!];
};
