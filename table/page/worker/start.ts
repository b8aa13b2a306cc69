type StartWorker = () => Worker;

const starts: StartWorker[] = [];

/** The app says how its worker is started: that worker knows the games. */
export const handInWorker = (start: StartWorker): void => {
  starts.splice(0, starts.length, start);
};

export const startWorker: StartWorker = () => starts[0]!();
