import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/;

/**
 * Compresses with Brotli at the highest quality, with the size hint for the encoder's context model.
 *
 * @param bytes the whole file
 */
export function compressBrotli(bytes: Uint8Array): Promise<Buffer> {
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}

/**
 * Writes `<file>.br` and `<file>.gz` for every text file in a folder, so that the gateway or a static host never
 * compresses at runtime. Variants that are not smaller are omitted.
 *
 * @param folder absolute path of the served files
 * @returns the number of files with at least one variant
 */
export async function precompress(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const written = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      const [br, gz] = await Promise.all([compressBrotli(bytes), deflate(bytes, { level: 9 })]);
      const variants = [
        { path: `${file}.br`, content: br },
        { path: `${file}.gz`, content: gz },
      ].filter(({ content }) => content.byteLength < bytes.byteLength);
      await Promise.all(variants.map(({ path, content }) => writeFile(path, content)));
      return variants.length > 0 ? 1 : 0;
    }),
  );
  return written.reduce<number>((sum, count) => sum + count, 0);
}
