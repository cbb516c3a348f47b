import process from 'node:process';
import fc from 'fast-check';
import { tier } from '../matrix/tier';

type Property = fc.IAsyncProperty<unknown>;

/** 150 with `npm test`, 10,000 with `npm run test:all`. */
export const runs = tier === 2 ? 10_000 : 150;

/** The timeout of such a test, in ms. */
export const patience = tier === 2 ? 1_800_000 : 300_000;

/** The same seed gives the same run. Set `CABRANK_SEED` to repeat a run. */
const seed = Number(process.env.CABRANK_SEED ?? Date.now() % 2 ** 31);

/** Checks a property in every run, and reports the seed. */
export async function holds(name: string, property: Property): Promise<void> {
  console.log(`${name}: ${runs} runs, CABRANK_SEED=${seed}`);
  await fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
}

/**
 * The number of runs until one violates the property, for a defective app; `null` if none of 1,000 does. The runs are
 * always the same.
 */
export async function brokenAfter(property: Property): Promise<number | null> {
  const { failed, numRuns } = await fc.check(property, { numRuns: 1_000, seed: 1, endOnFailure: true });
  return failed ? numRuns : null;
}

/** Whether some run violates the property. */
export const isBroken = async (property: Property): Promise<boolean> =>
  (await brokenAfter(property)) !== null;
