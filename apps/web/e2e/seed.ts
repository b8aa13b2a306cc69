/** `E2E_SEED=2` has every browser test play other matches. */
export const SEED = Number(process.env['E2E_SEED'] ?? '1');
