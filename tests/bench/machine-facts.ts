import { arch, cpus, loadavg, release, totalmem, type } from 'node:os';
import process from 'node:process';
import { findBrowser } from '../run/find-browser';

/** The machine of a measurement. Do not compare figures of two machines. */
export type MachineFacts = {
  readonly cores: number;
  readonly processor: string;
  readonly memoryMiB: number;
  readonly system: string;
  readonly node: string;
  /** Name and version; null if there is none. */
  readonly browser: string | null;
};

/** The average number of runnable processes over the last minute, five and fifteen minutes. */
export type LoadAverage = readonly number[];

export const loadNow = (): LoadAverage => loadavg().map((load) => Math.round(load * 100) / 100);

function browserFound(): string | null {
  const said: string[] = [];
  try {
    findBrowser({ say: (line) => said.push(line), install: false, whole: true });
    return said.at(-1)?.replace(/^browser: /u, '') ?? null;
  } catch {
    return null;
  }
}

export const machineFacts = (): MachineFacts => ({
  cores: cpus().length,
  processor: cpus()[0]?.model ?? '',
  memoryMiB: Math.round(totalmem() / 1024 / 1024),
  system: `${type()} ${release()} ${arch()}`,
  node: process.version,
  browser: browserFound(),
});
