import { fixtures } from '../../../machines/cards/card-add/card-add.fixtures';
import { selectCardAuthentication } from '../../../machines/cards/card-add/card-add.selectors';
import type { CardAddFailure } from '../../../machines/cards/card-add/card-add.types';
import { selectIsConfirming } from '../../../machines/cards/card-authentication/card-authentication.selectors';
import { flows } from '../../../src/review/flows';
import type { Step } from '../../../src/review/play/flow';
import { startRig } from '../../../src/review/play/rig';
import { walk } from '../../../src/review/play/walker';

/** A path of the chart that a person can take in the browser, and where it ends. */
export type BrowserPath = {
  readonly name: string;
  readonly steps: readonly Step[];
  /** `confirming` if the bank has approved the card. */
  readonly state: string;
  readonly failure: CardAddFailure | null;
};

const flow = flows['card-add'];

/** Outcomes that can be caused in the browser. The others (a crash, a refused token) need a defective program. */
const reachable: Readonly<Record<string, readonly string[]>> = {
  'cardEntry/loadProvider': ['loaded'],
  'cardEntry/createToken': ['token'],
  postCard: ['saved', 'savedUnnamed', 'paymentRequired', 'refused', 'unknown'],
  'cardAuthentication/confirm': ['saved', 'savedUnnamed', 'paymentRequired', 'refused', 'unknown'],
  'cardAuthentication/runChallenge': ['succeeded', 'declined', 'abandoned'],
  reconcileCard: ['found', 'missing', 'offline'],
  recheckCard: ['found', 'missing', 'offline'],
};

const isReachable = (step: Step, busy: boolean): boolean => {
  if ('tick' in step) return false;
  if ('settle' in step) return reachable[step.settle]?.includes(step.with) ?? false;
  // While the card is being sent its fields are locked and the dialog cannot be closed.
  return !busy;
};

/**
 * The paths for adding a card on the profile that can be taken in the browser: one to each distinguishable state, and
 * from there one for each outcome of what is awaited.
 */
export function browserPaths(): readonly BrowserPath[] {
  const found = new Map<string, BrowserPath>();
  const keep = (path: BrowserPath): void => {
    if (!found.has(path.name)) found.set(path.name, path);
  };
  for (const { input, steps } of walk(flow).states) {
    if (input !== 'adding') continue;
    const path = follow(steps);
    if (!path) continue;
    keep(path);
    for (const settle of path.awaited) {
      for (const outcome of reachable[settle] ?? []) {
        const further = follow([...steps, { settle, with: outcome }]);
        if (further) keep(further);
      }
    }
  }
  return [...found.values()];
}

/** Plays a path without a view to find its end; `null` if one of its steps is impossible in the browser. */
function follow(steps: readonly Step[]): (BrowserPath & { readonly awaited: readonly string[] }) | null {
  const rig = startRig(flow, fixtures.inputs.adding);
  for (const step of steps) {
    if (!isReachable(step, rig.snapshot().hasTag('busy'))) return null;
    rig.play(step);
  }
  const awaited = rig
    .live()
    .map(({ path }) => path)
    .filter((path) => path in reachable);
  // The simulated provider loads and creates its token at once, so nobody sees it waiting.
  if (awaited.some((path) => path.startsWith('cardEntry/'))) return null;
  const { value, context } = rig.snapshot();
  const authentication = selectCardAuthentication(rig.snapshot())?.getSnapshot();
  return {
    name: nameOf(steps),
    steps,
    state: authentication && selectIsConfirming(authentication) ? 'confirming' : value,
    failure: context.failure,
    awaited,
  };
}

/** The events and outcomes of a path, in the chart's terms. What happens by itself is left out. */
function nameOf(steps: readonly Step[]): string {
  const words = steps.flatMap((step) => {
    if ('tick' in step) return `${step.tick} ms`;
    if ('settle' in step) return step.settle.startsWith('cardEntry/') ? [] : `${step.settle} ${step.with}`;
    const { type, ...details } = step.event;
    const [said] = Object.values<string | { readonly complete: boolean }>(details);
    if (said === undefined) return type;
    return `${type} ${typeof said === 'string' ? said : said.complete ? 'complete' : 'incomplete'}`;
  });
  return words.join(' → ') || 'opened';
}

/** The shortest of the paths that end alike. */
export function oneOfEachEnd(paths: readonly BrowserPath[]): readonly BrowserPath[] {
  const ends = new Map<string, BrowserPath>();
  for (const path of paths) {
    const end = JSON.stringify([path.state, path.failure?.kind ?? null]);
    const known = ends.get(end);
    if (!known || path.steps.length < known.steps.length) ends.set(end, path);
  }
  return [...ends.values()];
}
