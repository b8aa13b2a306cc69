import { refusal, type Refusal } from '@santiago/kernel';

/** What the server itself refuses. Games refuse for themselves. */
export const REFUSALS = {
  'no-table': 'There is no such table.',
  'not-guest': 'Take a name first.',
  'not-your-seat': 'You do not hold this seat.',
  'not-host': 'Only whoever made the table may do this.',
  'not-at-table': 'Only those who sit here may do this.',
  'no-game': 'There is no such game here.',
  'no-bot': 'There is no such bot here.',
  'no-seat': 'The table has no such seat.',
  'seat-taken': 'Somebody sits here already.',
  'seat-kept': 'This seat is kept for somebody else.',
  'seat-bot': 'A bot sits here.',
  'not-invited': 'This seat is for whoever has the invitation.',
  'table-full': 'All seats are taken. You can watch.',
  'already-running': 'The match has begun.',
  'not-running': 'No match is being played here.',
  'not-over': 'The match is not over.',
  'seats-open': 'Not all seats are taken.',
  'not-action': 'This is not an action of the game.',
  'decision-closed': 'This decision has been answered already.',
  'undo-none': 'There is nothing of yours to take back.',
  'undo-bound': 'What came out cannot be taken back.',
  'undo-pending': 'An undo is being asked for already.',
  'undo-not-asked': 'Nobody asks you for an undo.',
  'push-foreign': 'Notices go to https addresses on the open internet only.',
  'talk-off': 'There is no talk at this table.',
  'talk-muted': 'The host has silenced you.',
  'no-stand-in': 'No bot plays for this seat.',
  'no-event': 'There is nothing said under this number.',
  'carry-used': 'This link is used up or too old.',
  ahead: 'This page has seen more than the server knows. Load it again.',
  frozen: 'This table is frozen.',
  busy: 'The server is busy. Try again in a moment.',
  storage: 'This cannot be stored just now. Try again in a moment.',
  'not-found': 'There is nothing here.',
  malformed: 'The request is malformed.',
  'foreign-origin': 'This request comes from another site.',
  'too-many-requests': 'Too many requests. Wait a moment.',
  'too-many-streams': 'Too many open streams.',
  'too-large': 'The request is too large.',
  stopping: 'The server is about to restart.',
  failed: 'Something went wrong here. It has been noted.',
} as const;

export type ServerCode = keyof typeof REFUSALS;

export const refuse = (
  code: ServerCode,
  details: Refusal['details'] = {},
  text: string = REFUSALS[code],
): Refusal => refusal(code, text, details);
