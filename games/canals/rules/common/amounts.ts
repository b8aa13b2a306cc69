import { type Refusal, refusal } from '@santiago/kernel';

export const escudos = (amount: number): string => (amount === 1 ? '1 escudo' : `${amount} escudos`);

/** Why this is not an amount to pay; null if it is. */
export const refuseAmount = (
  amount: number,
  cash: number,
  tooSmall: (amount: number) => Refusal | null,
): Refusal | null => {
  if (!Number.isInteger(amount)) return refusal('not-whole', 'An amount is a whole number of escudos.');
  return (
    tooSmall(amount) ?? (amount > cash ? refusal('too-poor', `You have ${escudos(cash)}.`, { cash }) : null)
  );
};

/** [C19][C40] Why this is not a bid; null if it is. */
export const refuseBidAmount = (amount: number, cash: number): Refusal | null =>
  refuseAmount(amount, cash, (bid) =>
    bid < 1 ? refusal('bid-zero', 'A bid is at least 1; to bid nothing, pass.') : null,
  );
