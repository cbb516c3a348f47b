import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import filePlugin from '@size-limit/file';
import sizeLimit from 'size-limit';

/** Brotli sizes in bytes, measured by size-limit, in the order of the input. */
export type Scales = {
  readonly weighFiles: (paths: readonly string[]) => Promise<number[]>;
  /** The size of each text as a file of its own. */
  readonly weighTexts: (texts: readonly string[]) => Promise<number[]>;
  /** Removes the temporary files. */
  readonly close: () => void;
};

export function openScales(): Scales {
  const scratch = mkdtempSync(join(tmpdir(), 'cabrank-size-'));
  let written = 0;
  const weighFiles = async (paths: readonly string[]): Promise<number[]> => {
    if (paths.length === 0) return [];
    const checks = paths.map((path) => ({ files: [path] }));
    const measured = (await sizeLimit([filePlugin], { checks })) as readonly { readonly size?: number }[];
    return measured.map(({ size = 0 }) => size);
  };
  return {
    weighFiles,
    weighTexts: (texts) =>
      weighFiles(
        texts.map((text) => {
          const path = join(scratch, `${(written += 1)}.txt`);
          writeFileSync(path, text);
          return path;
        }),
      ),
    close: () => rmSync(scratch, { recursive: true }),
  };
}

export const kib = (bytes: number): string => (bytes / 1024).toFixed(1).padStart(7);
export const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
