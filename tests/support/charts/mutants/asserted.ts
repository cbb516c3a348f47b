import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Keys } from '../coverage/coverage-table';

/** The result of the last `npm run test:mutants`. */
export const assertedFile = '.artifacts/coverage/asserted.json';

/** The branches that the last `npm run test:mutants` found asserted; `null` if it was never run. */
export function readAsserted(): Keys {
  try {
    return JSON.parse(readFileSync(assertedFile, 'utf8')) as Keys;
  } catch {
    return null;
  }
}

/** Stores the keys of the asserted branches of every flow. */
export function writeAsserted(asserted: NonNullable<Keys>): void {
  mkdirSync(dirname(assertedFile), { recursive: true });
  writeFileSync(assertedFile, `${JSON.stringify(asserted, null, 2)}\n`);
}
