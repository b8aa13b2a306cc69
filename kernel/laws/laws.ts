// The laws of the contract (kernel, game.ts), each a plain function that throws `LawBroken`.

import {
  CHANCE,
  OWES_CHANCE,
  parseRow,
  refuseRow,
  seatName,
  whoName,
  type Eye,
  type GameTypes,
  type Random,
  type Setup,
  type Viewer,
} from '@santiago/kernel';
import { checkOdds, distribution, evenOdds } from './chances.ts';
import { bytes, equal, hold, plain, same, sameText } from './law.ts';
import type { Chooser, Subject } from './subject.ts';
import { eyesOf, listOf, nextMove, owing, someOf, viewersOf, type Move } from './walk.ts';

/** A state of a match, and what the checks need in addition. They leave the state as it is. */
export interface Scene<T extends GameTypes> {
  readonly subject: Subject<T>;
  readonly setup: Setup;
  readonly state: T['State'];
  readonly random: Random;
  /** Actions of other states, and any other well-formed actions. */
  readonly pool: readonly T['Action'][];
  readonly pick: Chooser<T> | undefined;
  /** One state in several also gets the expensive checks: probabilities, playing on imagined worlds. */
  readonly thorough: boolean;
}

const MOST_ACTIONS = 400;
const MOST_STRANGERS = 60;
const MOST_ROWS_IMAGINED = 60;
const SENTINEL = -0x7fff_ffff;

const whole = <T extends GameTypes>({ subject, state }: Scene<T>): string =>
  bytes(subject.game.view(state, 'all'));

/** Law 1: somebody owes a decision exactly while there is no outcome, and every seat that owes one can answer. */
export const checkOwes = <T extends GameTypes>({ subject: { game }, setup, state }: Scene<T>): void => {
  const owes = game.owes(state);
  const outcome = game.outcome(state);
  hold(1, (owes === 0) === (outcome !== null), () => `owes is ${owes}, the outcome ${bytes(outcome)}`);
  hold(1, owes === OWES_CHANCE || (owes >= 0 && owes < 1 << setup.players), () => `owes is ${owes}`);
  for (const seat of owing(owes))
    hold(1, game.count(state, seat) >= 1, () => `${seatName(seat)} owes but has no answer`);
  if (outcome === null) return;
  const { points, shares, marks } = outcome;
  for (const bySeat of [points, shares, marks])
    hold(1, bySeat.length === setup.players, () => `the outcome is for ${bySeat.length} seats`);
  const sum = shares.reduce((total, share) => total + share, 0);
  hold(1, Math.abs(sum - 1) < 1e-9, () => `the shares sum to ${sum}`);
};

/** Law 2, first half: `list` writes `count` different actions, no more than `widest`. Returns them. */
export const checkList = <T extends GameTypes>(
  { subject: { game }, state }: Scene<T>,
  seat: number,
): number[] => {
  const buffer = new Int32Array(game.widest).fill(SENTINEL);
  const written = game.list(state, seat, buffer);
  hold('widest', written <= game.widest, () => `${written} actions, widest is ${game.widest}`);
  hold(2, written === game.count(state, seat), () => `list ${written}, count ${game.count(state, seat)}`);
  const actions = [...buffer.subarray(0, written)];
  hold(2, !actions.includes(SENTINEL), () => `list says ${written} but wrote fewer`);
  hold(2, new Set(actions).size === written, () => 'list writes an action twice');
  return actions;
};

/** Law 2, second half: the rules accept what is listed and refuse every other well-formed action. */
export const checkRefusals = <T extends GameTypes>(
  scene: Scene<T>,
  seat: number,
  listed: readonly number[],
): void => {
  const { subject, state, pool, random } = scene;
  const { game } = subject;
  for (const number of someOf(listed, MOST_ACTIONS, random)) {
    const action = game.decode(number);
    const refused = game.refuse(state, seat, action);
    hold(2, refused === null, () => `${game.format(action)} is listed, but: ${refused?.text}`);
  }
  const legal = new Set(listed);
  for (const action of someOf(pool, MOST_STRANGERS, random)) {
    const refused = game.refuse(state, seat, action);
    const isLegal = legal.has(game.encode(action));
    hold(2, (refused === null) === isLegal, () => {
      const verdict = refused === null ? 'accepted but not listed' : `listed but refused: ${refused.text}`;
      return `${seatName(seat)} ${game.format(action)} is ${verdict}`;
    });
    if (refused === null) continue;
    hold(2, /^\S+$/.test(refused.code) && refused.text.trim() !== '', () => `${bytes(refused)} says nothing`);
    plain(2, 'a refusal', refused);
  }
};

/** Seats that owe nothing have no offer and may do nothing; the kernel says that it is not their turn. */
export const checkIdle = <T extends GameTypes>(
  { subject: { game }, state, pool }: Scene<T>,
  who: number,
): void => {
  const refused = refuseRow(game, state, { who: whoName(who), action: pool[0]! });
  hold(2, refused !== null, () => `${whoName(who)} owes nothing but may act`);
  if (who !== CHANCE)
    hold(7, game.offer(state, who) === null, () => `${seatName(who)} owes nothing but has an offer`);
};

/** Law 3 for seats: samples are listed actions, with equal chances. */
export const checkSample = <T extends GameTypes>(
  scene: Scene<T>,
  seat: number,
  listed: readonly number[],
): void => {
  const { subject, state, random, thorough } = scene;
  const { game } = subject;
  for (let i = 0; i < 3; i++) {
    const action = game.sample(state, seat, random);
    hold(3, listed.includes(action), () => `the sampled ${game.format(game.decode(action))} is not listed`);
  }
  if (!thorough) return;
  const draw = (from: Random): string => String(game.sample(state, seat, from));
  checkOdds(3, 'sample', evenOdds(listed.map(String)), draw, random);
};

/** Law 3 for chance: draws are legal, and as likely as the game's test says. */
export const checkDraw = <T extends GameTypes>({
  subject,
  state,
  random,
  pool,
  thorough,
}: Scene<T>): void => {
  const { game } = subject;
  const draw = (from: Random): string => game.format(game.decode(game.draw(state, from)));
  const accept = (action: T['Action']): void => {
    const refused = game.refuse(state, CHANCE, action);
    hold(3, refused === null, () => `chance drew ${game.format(action)}, but: ${refused?.text}`);
  };
  accept(game.decode(game.draw(state, random)));
  if (!thorough) return;
  const expected = subject.odds?.(state) ?? null;
  if (expected !== null) checkOdds(3, 'draw', expected, draw, random);
  const possible = distribution(draw);
  if (possible === null) return;
  for (const text of possible.keys()) accept(game.parse(text)!);
  for (const action of someOf(pool, MOST_STRANGERS, random)) {
    const isPossible = possible.has(game.format(action));
    const isAccepted = game.refuse(state, CHANCE, action) === null;
    hold(
      2,
      isAccepted === isPossible,
      () => `chance ${game.format(action)}: possible ${isPossible}, accepted ${isAccepted}`,
    );
  }
};

/** Law 4: an action survives its number and its text, and its text fits into a row of a file. */
export const checkForms = <T extends GameTypes>({ game }: Subject<T>, action: T['Action']): void => {
  const text = game.format(action);
  const number = game.encode(action);
  plain(4, text, action);
  hold(
    4,
    Number.isInteger(number) && number >= 0 && number <= 0x7fff_ffff,
    () => `${text} encodes to ${number}`,
  );
  hold(4, equal(game.decode(number), action), () => `${text} decodes to ${bytes(game.decode(number))}`);
  hold(4, equal(game.parse(text), action), () => `"${text}" parses to ${bytes(game.parse(text))}`);
  const row = parseRow(game, `p1 ${text}`);
  hold(4, row !== null && 'action' in row && equal(row.action, action), () => `"p1 ${text}" is no row`);
};

/** Law 4 for any text: it parses to nothing, or to an action that survives its own text. It never throws. */
export const checkParse = <T extends GameTypes>({ game }: Subject<T>, text: string): void => {
  const action = game.parse(text);
  if (action === null) return;
  const again = game.parse(game.format(action));
  hold(
    4,
    equal(again, action),
    () => `"${text}" is read as ${bytes(action)}, written ${game.format(action)}`,
  );
  hold(4, equal(game.decode(game.encode(action)), action), () => `"${text}" does not survive its number`);
};

/**
 * Law 5, with law 6 for the eye `all`: playing on a copy, on a state assigned over a used one, and on one that went
 * through JSON does the same as playing on the state, and leaves the state alone. `spent` is a state of another position.
 */
export const checkCopies = <T extends GameTypes>(scene: Scene<T>, move: Move, spent: T['State']): void => {
  const {
    subject: { game },
    state,
  } = scene;
  const before = whole(scene);
  const seen = (other: T['State']): string => bytes(game.view(other, 'all'));
  const used = game.copy(spent);
  game.assign(used, state);
  const copied = game.copy(state);
  const others = [
    { law: 5, name: 'a copy', other: copied },
    { law: 5, name: 'an assigned state', other: used },
    { law: 6, name: 'a state from JSON', other: game.known(JSON.parse(before) as T['View']) },
  ] as const;
  for (const { law, name, other } of others) sameText(law, name, seen(other), before);
  let after: string | null = null;
  for (const { law, name, other } of others) {
    game.play(other, move.who, move.action);
    const follows = seen(other);
    after ??= follows;
    sameText(law, `what follows on ${name}`, follows, after);
  }
  sameText(5, 'the original after playing on copies', whole(scene), before);
  // And the other way round: the original plays on, the copy stays.
  const untouched = game.copy(copied);
  const next = nextMove(game, copied, scene.random);
  if (next !== null) game.play(copied, next.who, next.action);
  sameText(5, 'a copy after playing on the original', seen(untouched), after ?? before);
};

/** Law 6: a view is plain, names its eye, and a state known from it has that very view. */
export const checkView = <T extends GameTypes>(
  { subject: { game }, state }: Scene<T>,
  eye: Eye,
): T['View'] => {
  const view = game.view(state, eye);
  const sent = bytes(view);
  plain(6, `the view of ${eye}`, view);
  hold(6, game.eyeOf(view) === eye, () => `eyeOf says ${game.eyeOf(view)} of the view of ${eye}`);
  const known = game.known(view);
  sameText(6, `view(known(v)) of ${eye}`, bytes(game.view(known, eye)), sent);
  hold(6, bytes(view) === sent, () => `known changed the view of ${eye}`);
  return view;
};

/** Law 7: the offer equals the list, and every question about the state can be asked about the seat's view. */
export const checkOffer = <T extends GameTypes>(
  scene: Scene<T>,
  seat: number,
  listed: readonly number[],
): void => {
  const {
    subject: { game },
    state,
    pool,
    random,
  } = scene;
  const name = seatName(seat);
  const offer = game.offer(state, seat);
  if (offer === null) return hold(7, false, () => `${name} owes but has no offer`);
  plain(7, 'an offer', offer);
  const expanded = game.expand(JSON.parse(bytes(offer)) as T['Offer']).map((action) => game.encode(action));
  const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);
  same(7, `offered and listed actions of ${name}`, ascending(expanded), ascending(listed));
  const known = game.known(game.view(state, name));
  same(7, `offers from state and view of ${name}`, game.offer(known, seat), offer);
  same(7, `lists from state and view of ${name}`, listOf(game, known, seat), listed);
  same(7, `counts from state and view of ${name}`, game.count(known, seat), listed.length);
  same(7, `forced from state and view of ${name}`, game.forced(known, seat), game.forced(state, seat));
  for (const action of someOf(pool, MOST_STRANGERS, random)) {
    const what = `refusals of ${name} ${game.format(action)} from state and view`;
    same(7, what, game.refuse(known, seat, action), game.refuse(state, seat, action));
  }
};

/** `forced` is the only answer where there is only one, or what the game's test says. */
export const checkForced = <T extends GameTypes>(
  { subject, state }: Scene<T>,
  seat: number,
  listed: readonly number[],
): void => {
  const expected = subject.forced?.(state, seat) ?? (listed.length === 1 ? listed[0]! : -1);
  const forced = subject.game.forced(state, seat);
  hold('forced', forced === expected, () => `forced(${seatName(seat)}) is ${forced}, not ${expected}`);
};

/** What a game answers by hot versions is what follows from the menus of its phases; law 3 does this for samples. */
export const checkMenu = <T extends GameTypes>(
  { subject: { game, fromMenu }, state }: Scene<T>,
  seat: number,
  listed: readonly number[],
): void => {
  if (fromMenu === undefined) return;
  const name = seatName(seat);
  const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);
  const derived = listOf({ ...game, list: fromMenu.list }, state, seat);
  same('menu', `the list of ${name} and its menu`, ascending(listed), ascending(derived));
  same('menu', `the count of ${name} and its menu`, game.count(state, seat), fromMenu.count(state, seat));
  same('menu', `forced of ${name} and its menu`, game.forced(state, seat), fromMenu.forced(state, seat));
};

/** Law 8: an imagined world looks the same to the eye, keeps the conservation laws, and can be played on. */
export const checkImagine = <T extends GameTypes>(scene: Scene<T>, view: T['View']): void => {
  const { subject, setup, state, random, pick, thorough } = scene;
  const { game } = subject;
  const eye = game.eyeOf(view);
  const sent = bytes(view);
  const world = game.imagine(view, random);
  hold(8, bytes(view) === sent, () => `imagine changed the view of ${eye}`);
  same(8, `the imagined view of ${eye}`, game.view(world, eye), view);
  same(8, `owes in what ${eye} imagines`, game.owes(world), game.owes(state));
  checkConserved({ ...scene, state: world });
  checkOwes({ ...scene, state: world });
  if (!thorough) return;
  checkWorlds(scene, view);
  for (let row = 0; row < MOST_ROWS_IMAGINED; row++) {
    const move = nextMove(game, world, random, pick);
    if (move === null) break;
    game.play(world, move.who, move.action);
    subject.conserved(world, setup);
  }
};

/** Law 8: the real world is among the imagined ones, and they are as likely as they should be. */
const checkWorlds = <T extends GameTypes>(scene: Scene<T>, view: T['View']): void => {
  const { subject, random } = scene;
  const { game } = subject;
  const eye = game.eyeOf(view);
  const imagine = (from: Random): string => bytes(game.view(game.imagine(view, from), 'all'));
  const worlds = distribution(imagine);
  if (worlds !== null) hold(8, worlds.has(whole(scene)), () => `${eye} cannot imagine the real world`);
  const expected = subject.imagined?.(view) ?? null;
  if (expected === 'even') {
    if (worlds !== null) checkOdds(8, `what ${eye} imagines`, evenOdds([...worlds.keys()]), imagine, random);
  } else if (expected !== null) checkOdds(8, `what ${eye} imagines`, expected, imagine, random);
};

/** Law 9: a viewer's state, changed only by what the viewer is told, keeps giving the viewer's view. */
export const checkHearing = <T extends GameTypes>(
  { subject: { game }, setup, state }: Scene<T>,
  move: Move,
  heard: ReadonlyMap<Viewer, T['State']>,
): void => {
  const action = game.decode(move.action);
  const before = bytes(game.view(state, 'all'));
  const after = game.copy(state);
  game.play(after, move.who, move.action);
  for (const viewer of viewersOf(setup)) {
    const told = game.told(state, move.who, action, viewer);
    plain(9, `what ${viewer} is told`, told);
    const who = whoName(move.who);
    hold(9, told.text.startsWith(`${who} `), () => `${viewer} is told "${told.text}" of a row of ${who}`);
    if (viewer === who || !told.text.includes('?'))
      same(9, `the row as ${viewer} is told it`, told.text, `${who} ${game.format(action)}`);
    const fresh = game.known(game.view(state, viewer));
    const view = bytes(game.view(after, viewer));
    game.hear(fresh, told, viewer);
    sameText(9, `heard and seen by ${viewer}`, bytes(game.view(fresh, viewer)), view);
    const longKnown = heard.get(viewer)!;
    game.hear(longKnown, told, viewer);
    sameText(9, `heard from the start and seen by ${viewer}`, bytes(game.view(longKnown, viewer)), view);
  }
  sameText(5, 'the state after told', bytes(game.view(state, 'all')), before);
};

export const checkConserved = <T extends GameTypes>({ subject, setup, state }: Scene<T>): void => {
  try {
    subject.conserved(state, setup);
  } catch (error) {
    hold('conserved', false, () => (error instanceof Error ? error.message : String(error)));
  }
};

/** All checks of a single state. */
export const checkState = <T extends GameTypes>(scene: Scene<T>): void => {
  const {
    subject: { game },
    setup,
    state,
  } = scene;
  const before = whole(scene);
  const owes = game.owes(state);
  checkConserved(scene);
  checkOwes(scene);
  for (let seat = 0; seat < setup.players; seat++) {
    if (owing(owes).includes(seat)) checkSeat(scene, seat);
    else checkIdle(scene, seat);
  }
  if (owes === OWES_CHANCE) checkDraw(scene);
  else checkIdle(scene, CHANCE);
  for (const eye of eyesOf(setup)) checkImagine(scene, checkView(scene, eye));
  hold(5, whole(scene) === before, () => 'a question changed the state');
};

const checkSeat = <T extends GameTypes>(scene: Scene<T>, seat: number): void => {
  const { subject, random } = scene;
  const listed = checkList(scene, seat);
  checkRefusals(scene, seat, listed);
  checkSample(scene, seat, listed);
  checkOffer(scene, seat, listed);
  checkForced(scene, seat, listed);
  checkMenu(scene, seat, listed);
  for (const action of someOf(listed, MOST_STRANGERS, random))
    checkForms(subject, subject.game.decode(action));
};
