import type { BrowserContext } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { fixtures } from '../../../machines/cards/card-removal/card-removal.fixtures';
import { BranchCoverage } from '../../../src/recording/branch-coverage';
import { flows } from '../../../src/review/flows';
import { startRig } from '../../../src/review/play/rig';
import { collectBranches, type TakenBranch } from '../../support/charts/coverage/branch-collector';

type World = { __CABRANK_INSPECT__?: (event: InspectionEvent) => void; cabrankBranches?: unknown };
const world = globalThis as World;
const turn = () => Promise.resolve().then(() => undefined);

/** A context whose one page is this process. */
async function listen(): Promise<TakenBranch[]> {
  const told: TakenBranch[] = [];
  const context = {
    exposeBinding: (name: string, heard: (page: unknown, taken: readonly TakenBranch[]) => void) => {
      Object.assign(world, {
        [name]: (taken: readonly TakenBranch[]) => {
          heard(null, taken);
          return Promise.resolve();
        },
      });
      return Promise.resolve();
    },
    addInitScript: (script: () => void) => {
      script();
      return Promise.resolve();
    },
  };
  await collectBranches(context as unknown as BrowserContext, (taken) => void told.push(...taken));
  return told;
}

afterEach(() => {
  delete world.__CABRANK_INSPECT__;
  delete world.cabrankBranches;
});

describe('the collector of branches in a page', () => {
  it('reports each branch that a machine takes once, with the keys of the headless coverage', async () => {
    const told = await listen();
    const coverage = new BranchCoverage(flows['card-removal'].machine);
    const rig = startRig(flows['card-removal'], fixtures.inputs.paysPremium, {
      inspect: (event) => {
        coverage.observe(event);
        world.__CABRANK_INSPECT__?.(event);
      },
    });
    rig.send({ type: 'card.changeRequested' });
    await turn();
    expect(coverage.taken.size).toBeGreaterThan(0);
    expect(told.map(([, key]) => key)).toEqual([...coverage.taken]);
    expect(new Set(told.map(([flow]) => flow))).toEqual(new Set(['card-removal']));
  });
});
