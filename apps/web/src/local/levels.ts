/** The bots that play on this device, weakest first. */
export const BOT_LEVELS: readonly string[] = ['random'];
