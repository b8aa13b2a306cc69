/** Something that is fetched once and stays available afterwards. */
export interface LoadedOnce<T> {
  (): Promise<T>;
  /** Null until it has been fetched. */
  now(): T | null;
}

export const loadOnce = <T>(load: () => Promise<T>): LoadedOnce<T> => {
  let value: T | null = null;
  let loading: Promise<T> | null = null;
  const get = async (): Promise<T> => {
    loading ??= load();
    try {
      value = await loading;
    } catch (error) {
      // There was no network; the next try may succeed.
      loading = null;
      throw error;
    }
    return value;
  };
  return Object.assign(get, { now: () => value });
};
