/** A stream that is open until its server ends it. */
export interface Hearing {
  /** Everything it was sent so far. */
  readonly text: string;
  readonly isOver: boolean;
  readonly ended: Promise<void>;
  stop(): void;
}

export const hear = async (url: string, headers: Readonly<Record<string, string>>): Promise<Hearing> => {
  const stopping = new AbortController();
  const response = await fetch(url, { headers: { ...headers }, signal: stopping.signal });
  if (!response.ok) throw new Error(await response.text());
  const hearing = { text: '', isOver: false, ended: Promise.resolve(), stop: () => stopping.abort() };
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    try {
      for await (const part of response.body!) hearing.text += decoder.decode(part);
    } catch (error) {
      if (!stopping.signal.aborted) throw error;
    }
    hearing.isOver = true;
  };
  hearing.ended = read();
  return hearing;
};
