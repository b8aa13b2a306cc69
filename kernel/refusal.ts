/** The facts in the sentence of a refusal, so that another language can form its own. */
export type RefusalDetails = Readonly<Record<string, string | number>>;

/** Why something may not be done: a value, never an exception. Codes are stable. */
export interface Refusal {
  readonly code: string;
  readonly details: RefusalDetails;
  /** One English sentence that a player understands. */
  readonly text: string;
}

export const refusal = (code: string, text: string, details: RefusalDetails = {}): Refusal => ({
  code,
  details,
  text,
});

export type Result<T, F = Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: F };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const fault = <F>(value: F): { readonly ok: false; readonly fault: F } => ({
  ok: false,
  fault: value,
});
