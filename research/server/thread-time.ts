/** What Node has only since version 23.9. */
type SinceThen = { readonly threadCpuUsage?: typeof process.threadCpuUsage };

const newer: SinceThen = process;

/**
 * Processor time of this thread, in milliseconds. An older Node knows only that of the whole process: its other threads,
 * which write and compile, count too, so that it never says too little.
 */
export const threadMs = (): number => {
  const { user, system } = newer.threadCpuUsage?.() ?? process.cpuUsage();
  return (user + system) / 1000;
};
