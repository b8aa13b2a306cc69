import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ROUTES } from '@santiago/protocol';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { breathe } from '@santiago/table/server/breathe.ts';
import { refuse } from '../../refusals.ts';
import type { AboutPerson, Belongings } from '../../store/about.ts';
import { callerOf } from '../caller.ts';
import type { AppContext } from '../context.ts';
import { DATA_HEADERS } from '../headers.ts';
import { inputOf } from '../input.ts';
import { sendRefusal } from '../reply.ts';

const KINDS = [
  'tokens',
  'entries',
  'reports',
  'pushes',
  'notices',
  'passkeys',
  'tables',
  'results',
  'rated',
  'prepared',
  'summaries',
  'days',
  'ratings',
  'bots',
  'blocks',
] as const satisfies readonly Belongings['kind'][];

/** One JSON object in pieces, one page of the database each. The first piece exists once the database has replied. */
async function* piecesOf(about: AboutPerson): AsyncGenerator<string> {
  yield `{"person":${JSON.stringify(await about.person())}`;
  const waiting: Belongings['kind'][] = [...KINDS];
  let open: Belongings['kind'] | null = null;
  for await (const { kind, rows } of about.belongings()) {
    let piece = '';
    if (kind === open) piece = ',';
    else {
      if (open !== null) piece = ']';
      // Kinds without any entry are listed too.
      while (waiting[0] !== kind) piece += `,"${waiting.shift()}":[]`;
      piece += `,"${waiting.shift()}":[`;
      open = kind;
    }
    yield piece + rows.map((row) => JSON.stringify(row)).join(',');
    await breathe();
  }
  yield `${open === null ? '' : ']'}${waiting.map((kind) => `,"${kind}":[]`).join('')}}`;
}

/** Sends as fast as the reader reads; at most one piece waits. */
const sendPieces = async (reply: FastifyReply, pieces: AsyncGenerator<string>): Promise<void> => {
  const first = await pieces.next();
  reply.hijack();
  reply.raw.writeHead(200, { ...DATA_HEADERS, 'content-type': 'application/json' });
  if (first.done !== true) reply.raw.write(first.value);
  await pipeline(Readable.from(pieces, { highWaterMark: 1 }), reply.raw);
};

/** Everything stored about the caller. It may be a lot, so it is sent while it is read. */
export const exporting: FastifyPluginAsync<AppContext> = async (http, { house, life }) => {
  const exportMe = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (life.stopping) return sendRefusal(reply, refuse('stopping'));
    const input = inputOf('exportMe', request);
    if (!input.ok) return sendRefusal(reply, input.fault);
    const { person } = await callerOf(house.people, request, reply);
    if (person === null) return sendRefusal(reply, refuse('not-guest'));
    try {
      return await sendPieces(reply, piecesOf(house.store.people.about(person.id)));
    } catch (error) {
      if (!reply.raw.headersSent) throw error;
      // The reply has begun, so it ends in the middle, which no reader mistakes for the whole.
      request.log.warn(error, 'an export was cut off');
      reply.raw.destroy();
      return undefined;
    }
  };

  const { method, path: url } = ROUTES.exportMe;
  http.route({ method, url, exposeHeadRoute: false, handler: exportMe });
};
