/** Seats in clockwise order; every text form and the wire use these names. */
export const SEATS = ['p1', 'p2', 'p3', 'p4', 'p5'] as const;
export type Seat = (typeof SEATS)[number];

/** Who writes a row of the log: a seat, or chance. */
export type Who = Seat | '*';

/** Who is told something: a seat learns what the rules let it know, a spectator what lies open on the table. */
export type Viewer = Seat | 'spectator';

/** `all` sees everything. It is for the program that runs the match; nothing made with it may leave that program. */
export type Eye = Viewer | 'all';

/** The engine's number for chance; seats are 0, 1, 2 … */
export const CHANCE = -1;

export const seatName = (index: number): Seat => {
  const name = SEATS[index];
  if (name === undefined) throw new RangeError(`no seat has the number ${index}`);
  return name;
};

export const seatIndex = (seat: Seat): number => SEATS.indexOf(seat);

export const whoName = (index: number): Who => (index === CHANCE ? '*' : seatName(index));

export const whoIndex = (who: Who): number => (who === '*' ? CHANCE : seatIndex(who));

export const parseSeat = (text: string): Seat | null => SEATS.find((seat) => seat === text) ?? null;

export const parseWho = (text: string): Who | null => (text === '*' ? '*' : parseSeat(text));

/** The first `players` seats, clockwise. */
export const seatsOf = (players: number): readonly Seat[] => SEATS.slice(0, players);
