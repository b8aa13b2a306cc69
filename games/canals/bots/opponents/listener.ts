import { canals } from '@santiago/canals';
import type { State } from '@santiago/canals/engine';
import { parseWho, type Setup, type Told, type Viewer, whoIndex } from '@santiago/kernel';

/** Called for each action of another seat, with the position before it. */
type Hearing = (state: State, seat: number, action: number) => void;

const isSame = (a: Told, b: Told): boolean =>
  a.text === b.text && a.shown.length === b.shown.length && a.shown.every((each, i) => each === b.shown[i]);

/** Follows a match by what one seat is told of it. */
class Listener {
  private readonly setup: string;
  private readonly viewer: Viewer;
  private readonly state: State;
  private readonly heard: Told[] = [];

  constructor(setup: Setup, viewer: Viewer) {
    this.setup = JSON.stringify(setup);
    this.viewer = viewer;
    this.state = canals.start(setup);
  }

  /** Whether this log begins with what was read so far. */
  leadsTo(setup: Setup, told: readonly Told[]): boolean {
    return (
      JSON.stringify(setup) === this.setup &&
      this.heard.length <= told.length &&
      this.heard.every((row, i) => row === told[i] || isSame(row, told[i]!))
    );
  }

  hear(told: readonly Told[], hearing: Hearing): void {
    for (const row of told.slice(this.heard.length)) {
      const space = row.text.indexOf(' ');
      const who = parseWho(row.text.slice(0, space));
      const action = canals.parse(row.text.slice(space + 1));
      if (who !== null && who !== '*' && who !== this.viewer && action !== null)
        hearing(this.state, whoIndex(who), canals.encode(action));
      canals.hear(this.state, row, this.viewer);
      this.heard.push(row);
    }
  }
}

/**
 * What seats conclude from what they were told. A seat's conclusions are stored and continued later; the result is
 * the same as if they were made again.
 */
export class Accounts<A extends { readonly hear: Hearing }> {
  private readonly begin: (setup: Setup) => A;
  private readonly accounts = new Map<Viewer, { readonly listener: Listener; readonly account: A }>();

  constructor(begin: (setup: Setup) => A) {
    this.begin = begin;
  }

  of(setup: Setup, told: readonly Told[], viewer: Viewer): A {
    let known = this.accounts.get(viewer);
    if (known === undefined || !known.listener.leadsTo(setup, told)) {
      known = { listener: new Listener(setup, viewer), account: this.begin(setup) };
      this.accounts.set(viewer, known);
    }
    const { listener, account } = known;
    listener.hear(told, account.hear);
    return account;
  }
}

/** Whether a decision shows how a player plays. With few choices everybody does the same. */
export const showsStyle = (state: State, seat: number): boolean =>
  state.phase !== 'sealed' && state.phase !== 'extra' && canals.count(state, seat) >= 3;
