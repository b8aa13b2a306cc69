import type { RequestRoute, Routes } from './route.ts';
import { ADVANCE_ROUTES } from './routes/advance.ts';
import { BLOCK_ROUTES } from './routes/blocks.ts';
import { COMPANY_ROUTES } from './routes/company.ts';
import { DAY_ROUTES } from './routes/days.ts';
import { DEVICE_ROUTES } from './routes/devices.ts';
import { GAME_ROUTES } from './routes/games.ts';
import { MATCH_ROUTES } from './routes/matches.ts';
import { ME_ROUTES } from './routes/me.ts';
import { NOTICE_ROUTES } from './routes/notices.ts';
import { PASSKEY_ROUTES } from './routes/passkeys.ts';
import { PLAY_ROUTES } from './routes/play.ts';
import { RATING_ROUTES } from './routes/ratings.ts';
import { SEAT_ROUTES } from './routes/seats.ts';
import { TABLE_ROUTES } from './routes/tables.ts';
import { TALK_ROUTES } from './routes/talk.ts';

/** Every route of the protocol, except the two that send while they read: `stream` and `exportMe`. */
export const REQUEST_ROUTES: Routes<RequestRoute> = {
  ...GAME_ROUTES,
  ...ME_ROUTES,
  ...DEVICE_ROUTES,
  ...PASSKEY_ROUTES,
  ...COMPANY_ROUTES,
  ...BLOCK_ROUTES,
  ...MATCH_ROUTES,
  ...RATING_ROUTES,
  ...NOTICE_ROUTES,
  ...TABLE_ROUTES,
  ...SEAT_ROUTES,
  ...PLAY_ROUTES,
  ...ADVANCE_ROUTES,
  ...TALK_ROUTES,
  ...DAY_ROUTES,
};
