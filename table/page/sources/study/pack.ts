/** Text small enough for an address: compressed, in letters that need no escape there. */
const LARGEST = 1_000_000;

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  change: GenericTransformStream,
): Promise<Uint8Array> => {
  const reader = (new Blob([bytes]).stream().pipeThrough(change) as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
    // A few letters can be made to decompress to a huge text.
    if (size > LARGEST) {
      await reader.cancel();
      throw new RangeError('too much text');
    }
  }
  const whole = new Uint8Array(size);
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.length;
  }
  return whole;
};

const letters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

export const pack = async (text: string): Promise<string> =>
  letters(await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')));

/** The text again; null where it was cut or changed on its way. */
export const unpack = async (packed: string): Promise<string | null> => {
  try {
    const bytes = await through(bytesOf(packed), new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};
