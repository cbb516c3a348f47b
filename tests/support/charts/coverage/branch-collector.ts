import type { BrowserContext } from 'playwright-core';

/** A branch that a machine in a page took: the flow's name, and the branch's key in the branch coverage. */
export type TakenBranch = readonly [flow: string, key: string];

type Taken = { readonly source: Node };
type Node = {
  readonly id: string;
  readonly machine: { readonly id: string };
  readonly transitions: ReadonlyMap<string, readonly Taken[]>;
  readonly always?: readonly Taken[];
};
type Inspected = { readonly type: string; readonly _transitions?: readonly Taken[] };
type Listener = (event: Inspected) => void;
type CollectedWindow = {
  __CABRANK_INSPECT__?: Listener;
  readonly cabrankBranches: (taken: readonly TakenBranch[]) => Promise<void>;
};

/**
 * Runs in the page, before the app. If something else sets `__CABRANK_INSPECT__`, both listen. The keys are those of
 * `src/recording/branch-coverage.ts`, computed from the built charts, which have the same states and transitions.
 */
export function collect(): void {
  const world = globalThis as unknown as CollectedWindow;
  const listeners: Listener[] = world.__CABRANK_INSPECT__ ? [world.__CABRANK_INSPECT__] : [];
  const seen = new WeakSet<Taken>();
  const known = new Set<string>();
  let fresh: TakenBranch[] = [];

  const tell = (branch: TakenBranch): void => {
    fresh.push(branch);
    if (fresh.length > 1) return;
    // Sends everything from one turn of the page in one call.
    void Promise.resolve().then(() => {
      const told = fresh;
      fresh = [];
      void world.cabrankBranches(told).catch(() => undefined);
    });
  };
  const note = (taken: Taken): void => {
    if (seen.has(taken)) return;
    seen.add(taken);
    const { source } = taken;
    const triggers = [...source.transitions, ['always', source.always ?? []] as const];
    for (const [trigger, branches] of triggers) {
      const index = branches.indexOf(taken);
      if (index < 0) continue;
      const key = `${source.id} | ${trigger} | ${index}`;
      if (!known.has(key)) tell([source.machine.id, key]);
      known.add(key);
      return;
    }
  };

  Object.defineProperty(world, '__CABRANK_INSPECT__', {
    configurable: true,
    get: (): Listener => (event) => {
      if (event.type === '@xstate.microstep') for (const taken of event._transitions ?? []) note(taken);
      for (const listener of listeners) listener(event);
    },
    set: (listener: Listener) => {
      listeners.push(listener);
    },
  });
}

/**
 * Records every machine in every page of a browser context, from its next page on.
 *
 * @param onTaken called with branches that a page had not taken before; again for the next page
 */
export async function collectBranches(
  context: BrowserContext,
  onTaken: (taken: readonly TakenBranch[]) => void,
): Promise<void> {
  await context.exposeBinding('cabrankBranches', (_page, taken: readonly TakenBranch[]) => onTaken(taken));
  await context.addInitScript(collect);
}
