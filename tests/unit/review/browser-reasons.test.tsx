import { expect, it } from 'vitest';
import { flows } from '../../../src/review/flows';
import { universeOf } from '../../../src/recording/branch-coverage';
import { scriptPaths } from '../../../src/review/scripts/script-paths';
import { whyNotInBrowser } from '../../support/charts/coverage/browser-reasons';

it('a branch that no script takes has the reason of the scripts, another is to be tested', () => {
  const { taken, untaken } = scriptPaths('card-removal');
  const [done = ''] = taken;
  const [nobody] = untaken;
  if (!nobody) throw new Error('The scripts take every branch');
  expect(whyNotInBrowser('card-removal', [done, nobody.branch])).toEqual({
    [done]: 'A person can bring it about, and no browser test does.',
    [nobody.branch]: nobody.reason,
  });
});

it('a flow without scripts says so for each of its branches', () => {
  const { branches } = universeOf(flows.tabs.machine);
  const reasons = whyNotInBrowser('tabs', branches);
  expect(Object.keys(reasons)).toEqual(branches);
  expect(new Set(Object.values(reasons)).size).toBe(1);
});

it('nothing is walked for a flow of which the browser took all', () => {
  expect(whyNotInBrowser('card-removal', [])).toEqual({});
});
