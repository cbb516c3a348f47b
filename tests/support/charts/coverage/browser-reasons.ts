import type { FlowName } from '../../../../src/review/flows';
import { scriptPaths } from '../../../../src/review/scripts/script-paths';
import { sources } from '../../../../src/review/scripts/sources';
import { unscripted } from '../../../../src/review/scripts/unscripted';

const NOBODY_DID = 'A person can bring it about, and no browser test does.';

/**
 * Why the browser did not take these branches of a flow: the reason for which the test scripts for people leave a
 * branch out or, if they contain it, that no browser test takes it.
 *
 * @returns a sentence for each key
 */
export function whyNotInBrowser(name: FlowName, keys: readonly string[]): Readonly<Record<string, string>> {
  if (keys.length === 0) return {};
  if (!sources[name]) {
    const reason = `This flow has no test scripts: ${unscripted[name] ?? 'nobody has written any.'}`;
    return Object.fromEntries(keys.map((key) => [key, reason]));
  }
  const { untaken } = scriptPaths(name);
  const reasons = new Map(untaken.map(({ branch, reason }) => [branch, reason]));
  return Object.fromEntries(keys.map((key) => [key, reasons.get(key) ?? NOBODY_DID]));
}
