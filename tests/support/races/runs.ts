import process from 'node:process';
import fc from 'fast-check';
import { tier } from '../matrix/tier';

type Property = fc.IAsyncProperty<unknown>;

/** 150 with `npm test`, 10,000 with `npm run test:all`. */
export const runs = tier === 2 ? 10_000 : 150;

/** How long a test of them may take, in ms. */
export const patience = tier === 2 ? 1_800_000 : 300_000;

/** Of the same seed every run is the same; `CABRANK_SEED` plays a run anew. */
const seed = Number(process.env.CABRANK_SEED ?? Date.now() % 2 ** 31);

/** Holds a property in every run, and says which runs those were. */
export async function holds(name: string, property: Property): Promise<void> {
  console.log(`${name}: ${runs} runs, CABRANK_SEED=${seed}`);
  await fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
}

/**
 * After how many runs one breaks the property, for an app with something about it wrong; `null` where none of 1,000 does.
 * They are always the same runs.
 */
export async function brokenAfter(property: Property): Promise<number | null> {
  const { failed, numRuns } = await fc.check(property, { numRuns: 1_000, seed: 1, endOnFailure: true });
  return failed ? numRuns : null;
}

/** Whether some run breaks the property. */
export const isBroken = async (property: Property): Promise<boolean> =>
  (await brokenAfter(property)) !== null;
