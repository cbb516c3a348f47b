import type { FlowName } from '../../../../src/review/flows';
import { scriptPaths } from '../../../../src/review/scripts/script-paths';
import { sources } from '../../../../src/review/scripts/sources';

const WITHIN_OTHERS = 'This flow has no test scripts: a person meets it only within others.';
const NOBODY_DID = 'A person can bring it about, and no browser test does.';

/**
 * Why the browser did not take these branches of a flow, as far as a person could have brought them about: the same
 * reasons for which a test script for people leaves them out.
 *
 * @returns a sentence for each key
 */
export function whyNotInBrowser(name: FlowName, keys: readonly string[]): Readonly<Record<string, string>> {
  if (keys.length === 0) return {};
  if (!sources[name]) return Object.fromEntries(keys.map((key) => [key, WITHIN_OTHERS]));
  const { untaken } = scriptPaths(name);
  const reasons = new Map(untaken.map(({ branch, reason }) => [branch, reason]));
  return Object.fromEntries(keys.map((key) => [key, reasons.get(key) ?? NOBODY_DID]));
}
