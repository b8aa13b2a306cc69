import { crc32, deflate } from 'node:zlib';
import { promisify } from 'node:util';

/** Pixels in rows from the top, three bytes each: red, green, blue. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const COLOUR_DEPTH = 8;
const TRUE_COLOUR = 2;
const CHANNELS = 3;
/** Each row starts with its filter type; what we draw is flat and compresses well without a filter. */
const NO_FILTER = 1;

const squeeze = promisify(deflate);

const chunk = (kind: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, check]);
};

/** The picture as a PNG file (ISO/IEC 15948): messengers show no SVG. Compression runs outside the event loop. */
export const encodePng = async ({ width, height, data }: Pixels): Promise<Buffer> => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = COLOUR_DEPTH;
  header[9] = TRUE_COLOUR;
  const stride = width * CHANNELS;
  const rows = new Uint8Array(height * (stride + NO_FILTER));
  for (let y = 0; y < height; y++)
    rows.set(data.subarray(y * stride, (y + 1) * stride), y * (stride + NO_FILTER) + NO_FILTER);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', await squeeze(rows, { level: 6 })),
    chunk('IEND', new Uint8Array(0)),
  ]);
};
