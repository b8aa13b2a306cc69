import type { OpenWorker, WorkerLink } from '@santiago/table/page/worker/open.ts';
import { Link, type Port, serve, type Services } from '@santiago/table/page/worker/rpc.ts';
import { engineOf } from '../src/engines.ts';
import { type Calls, makeServices } from '@santiago/table/page/worker/services.ts';

interface Inbox {
  readonly port: Port;
  receive(message: unknown): void;
}

const inbox = (send: (message: unknown) => void): Inbox => {
  const ears: ((event: MessageEvent) => void)[] = [];
  return {
    port: {
      postMessage: (message) => {
        const copy: unknown = structuredClone(message);
        queueMicrotask(() => send(copy));
      },
      addEventListener: (_, hear) => void ears.push(hear),
    },
    receive: (data) => {
      for (const hear of ears) hear({ data } as MessageEvent);
    },
  };
};

/** Two ports that hear each other; what is posted is copied, as between a page and its worker. */
export const portPair = (): readonly [Port, Port] => {
  const here = inbox((message) => there.receive(message));
  const there: Inbox = inbox((message) => here.receive(message));
  return [here.port, there.port];
};

export interface Worked {
  readonly open: OpenWorker;
  readonly links: readonly WorkerLink[];
}

type Changed = Partial<Services<Calls>>;

/** Workers that live in this process; what they do can be changed, for all of them or each by itself. */
export const inProcess = (changed: Changed | (() => Changed) = {}): Worked => {
  const links: WorkerLink[] = [];
  const open: OpenWorker = () => {
    const [page, worker] = portPair();
    serve<Calls>(worker, {
      ...makeServices(engineOf),
      ...(typeof changed === 'function' ? changed() : changed),
    });
    const link = new Link<Calls>(page, () => undefined);
    links.push(link);
    return link;
  };
  return { open, links };
};

/** Turns of the event loop after which something takes its time, for example a module that is still being loaded. */
const MANY = 1000;

/** Waits until it holds; the test's own time limit is the end of it. */
export const until = async (holds: () => boolean): Promise<void> => {
  for (let waits = 0; !holds(); waits++)
    await new Promise<void>((resolve) => {
      if (waits < MANY) setImmediate(resolve);
      else setTimeout(resolve, 5);
    });
};
