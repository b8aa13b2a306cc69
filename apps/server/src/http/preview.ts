import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Viewer } from '@santiago/kernel';
import { tableId } from '@santiago/protocol/schemas';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { refuse } from '../refusals.ts';
import { originOf } from './caller.ts';
import type { AppContext } from './context.ts';
import type { Guards } from './guards.ts';
import { Limiter, networkOf } from './limits.ts';
import { sendRefusal } from './reply.ts';
import { pageBelow, pageOfTable } from '@santiago/table/server/preview/page.ts';
import { drawPicture } from '@santiago/table/server/preview/picture.ts';
import { LANGUAGES, type Language } from '@santiago/table/server/preview/words.ts';
import { previewOf } from '../games.ts';

export interface PreviewOptions {
  readonly context: Pick<AppContext, 'house' | 'web'>;
  readonly guards: Guards;
}

const SPECTATOR: Viewer = 'spectator';
/** Drawing takes some hundredths of a second, in pieces: pictures that are not cached are drawn at most this often. */
const DRAWN = { burst: 8, perSecond: 1 };
/** The same for one address, so that none has the pictures of all others. */
const DRAWN_FOR_ADDRESS = { burst: 3, perSecond: 0.2 };
/** Cached pictures. */
const MOST_PICTURES = 100;
/** Seconds that a browser or a messenger may reuse what it has. */
const FRESH = 60;

const languageOf = (request: FastifyRequest): Language =>
  LANGUAGES.find((language) => language === (request.query as { l?: unknown }).l) ?? 'en';

/** `t/TABLE`: the page at an address for which messengers show a preview, and the picture of that preview. */
export const preview: FastifyPluginAsync<PreviewOptions> = async (http, { context, guards }) => {
  const { house, web } = context;
  const index = readFileSync(path.join(web, 'index.html'), 'utf8');
  const drawing = new Limiter(DRAWN);
  const drawingFor = new Limiter(DRAWN_FOR_ADDRESS);
  const pictures = new Map<string, Buffer>();
  // Guessing tables is limited here like everywhere.
  http.addHook('onRequest', (request, reply, done) => guards.check(request, reply, done));

  const look = async (request: FastifyRequest) => {
    const id = tableId.safeParse((request.params as { table: string }).table);
    if (!id.success) return null;
    const seen = await house.tables.look(id.data, null, SPECTATOR);
    return seen.ok ? seen.value : null;
  };

  http.get('/t/:table', async (request, reply) => {
    const seen = await look(request);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    // The page itself says what is wrong with the address.
    if (seen === null) return reply.code(404).send(pageBelow(index));
    const { info } = seen;
    const url = `${originOf(request)}/t/${info.id}`;
    const picture = `${url}/picture.png?n=${info.head}`;
    return reply.send(
      pageOfTable(
        index,
        { info, preview: previewOf(info.game) },
        { url, picture, language: languageOf(request) },
      ),
    );
  });

  http.get('/t/:table/picture.png', async (request, reply) => {
    const seen = await look(request);
    const drawn = seen === null ? null : previewOf(seen.info.game);
    if (seen === null || drawn === null) return sendRefusal(reply, refuse('not-found'));
    const { info, view } = seen;
    const key = `${info.id} ${info.head}`;
    let picture = pictures.get(key);
    if (picture === undefined) {
      const now = house.now();
      if (!drawingFor.admit(networkOf(request.ip), now))
        return sendRefusal(reply, refuse('too-many-requests'));
      if (!drawing.admit('', now)) {
        reply.header('retry-after', '1');
        return sendRefusal(reply, refuse('busy'));
      }
      const seats = info.seats.map(({ seat, kind }) => ({
        seat,
        taken: kind === 'person' || kind === 'bot',
      }));
      picture = await drawPicture({ preview: drawn, view, seats });
      if (pictures.size >= MOST_PICTURES) pictures.delete(pictures.keys().next().value!);
      pictures.set(key, picture);
    }
    return reply.type('image/png').header('cache-control', `public, max-age=${FRESH}`).send(picture);
  });
};
