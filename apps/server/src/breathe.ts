/** Lets others have their turn: what takes long is done in pieces, with this in between. */
export const breathe = async (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
