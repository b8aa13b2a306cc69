/** The planting order [C22] in one whole number: three bits for each seat, the next seat to plant lowest. */
const SEAT_BITS = 3;
const SEAT_MASK = (1 << SEAT_BITS) - 1;

export const firstInQueue = (queue: number): number => queue & SEAT_MASK;

/** The seat that has `ahead` others before it. */
export const seatInQueue = (queue: number, ahead: number): number =>
  (queue >> (SEAT_BITS * ahead)) & SEAT_MASK;

export const withoutFirst = (queue: number): number => queue >> SEAT_BITS;

/** The queue with a seat put in behind `ahead` others; those after it move back. */
export const withSeat = (queue: number, ahead: number, seat: number): number => {
  const shift = SEAT_BITS * ahead;
  return (queue & ((1 << shift) - 1)) | (seat << shift) | ((queue >> shift) << (shift + SEAT_BITS));
};

export const queueOf = (seats: readonly number[]): number =>
  seats.reduce((queue, seat, ahead) => queue | (seat << (SEAT_BITS * ahead)), 0);

/** The first `count` seats. */
export const seatsInQueue = (queue: number, count: number): number[] =>
  Array.from({ length: count }, (_, ahead) => seatInQueue(queue, ahead));
