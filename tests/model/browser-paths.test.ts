import { describe, expect, it } from 'vitest';
import { flows } from '../../src/review/flows';
import type { Flow } from '../../src/review/play/flow';
import { branchPaths } from '../support/paths/branch-paths';
import { specs } from '../machines/specs';
import { playedFlows } from '../support/paths/played-flows';

const all = flows as Readonly<Record<string, Flow>>;

describe('the paths played in the browser', () => {
  it('cover every chart, or give a reason', () => {
    const unplayed = specs.filter((spec) => spec.unplayed !== undefined).map(({ flow }) => flow.machine.id);
    expect([...Object.keys(playedFlows), ...unplayed].sort()).toEqual(Object.keys(all).sort());
  });

  it.each(Object.entries(playedFlows))(
    'take every branch of %s except those with a reason',
    (name, played) => {
      const { paths, missed } = branchPaths(all[name] as Flow, played);
      expect(paths.length).toBeGreaterThan(0);
      const reasons = Object.keys(played.unplayed);
      const unexplained = missed.filter((key) => !reasons.some((reason) => key.includes(reason)));
      expect(unexplained, 'branches that no path takes').toEqual([]);
      const idle = reasons.filter((reason) => !missed.some((key) => key.includes(reason)));
      expect(idle, 'reasons for nothing').toEqual([]);
    },
  );
});
