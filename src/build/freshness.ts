import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildLayout } from './layout';

/** Written to a complete build. */
export type BuildStamp = {
  /** When the build started to read the sources (epoch milliseconds). */
  readonly startedAt: number;
  readonly locale: string;
};

/** All sources of a build. */
const SOURCES = [
  'src',
  'machines',
  'public',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

function newest(path: string): number {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry) return 0;
  if (!entry.isDirectory()) return entry.mtimeMs;
  // The modification time of a folder reveals removed and renamed files. Notes of the flow review are not built.
  return readdirSync(path)
    .filter((name) => !name.endsWith('.review.json'))
    .reduce((latest, name) => Math.max(latest, newest(join(path, name))), entry.mtimeMs);
}

function readStamp({ stamp }: BuildLayout): BuildStamp | null {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8')) as BuildStamp;
  } catch {
    return null;
  }
}

/**
 * Checks whether `npm start` has to build first.
 *
 * @returns the reason, as the end of a sentence; `null` if `dist` is complete and newer than all sources
 */
export function staleBecause(layout: BuildLayout, locale: string): string | null {
  const stamp = readStamp(layout);
  if (!stamp) return 'there is no finished build';
  if (stamp.locale !== locale) return `the last build speaks ${stamp.locale}, not ${locale}`;
  const changed = SOURCES.find((source) => newest(join(layout.root, source)) > stamp.startedAt);
  return changed ? `${changed} has changed since the last build` : null;
}
