/** `SANTIAGO_SOAK=2` looks at everything in every language and window, and plays whole matches where parts do. */
export const isSoak = Number(process.env['SANTIAGO_SOAK'] ?? '1') > 1;
