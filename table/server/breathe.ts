/** Lets other work run: long work is done in pieces, with this in between. */
export const breathe = async (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
