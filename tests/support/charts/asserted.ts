import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Keys } from './coverage-table';

const file = '.artifacts/coverage/asserted.json';

/** What the last `npm run test:mutants` found asserted; `null` where it was never run. */
export function readAsserted(): Keys {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Keys;
  } catch {
    return null;
  }
}

/** Keeps what is asserted of every flow: the keys of its branches. */
export function writeAsserted(asserted: NonNullable<Keys>): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(asserted, null, 2)}\n`);
}
