import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { compressBrotli } from '../../src/build/compress';

const deflate = promisify(gzip);

/** The size in bytes, uncompressed and with the best compression served. */
export type Compressed = { readonly raw: number; readonly gzip: number; readonly brotli: number };

const NOTHING: Compressed = { raw: 0, gzip: 0, brotli: 0 };

/** The sizes of a text on its own. */
export async function compressedText(text: string): Promise<Compressed> {
  if (text === '') return NOTHING;
  const bytes = Buffer.from(text);
  const [zipped, packed] = await Promise.all([deflate(bytes, { level: 9 }), compressBrotli(bytes)]);
  return { raw: bytes.byteLength, gzip: zipped.byteLength, brotli: packed.byteLength };
}

/** The sizes of a file: of the compressed file beside it, otherwise compressed now. */
export async function compressedFile(path: string): Promise<Compressed> {
  const read = (file: string): number | null => (existsSync(file) ? readFileSync(file).byteLength : null);
  const [zipped, packed] = [read(`${path}.gz`), read(`${path}.br`)];
  if (zipped === null || packed === null) return compressedText(readFileSync(path, 'utf8'));
  return { raw: read(path) ?? 0, gzip: zipped, brotli: packed };
}

export const total = (all: readonly Compressed[]): Compressed =>
  all.reduce(
    (sum, one) => ({
      raw: sum.raw + one.raw,
      gzip: sum.gzip + one.gzip,
      brotli: sum.brotli + one.brotli,
    }),
    NOTHING,
  );
