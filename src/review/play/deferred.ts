import type { ActorLogic, AnyEventObject, Snapshot } from 'xstate';
import type { Outcome } from '../../../machines/fixtures.types';

export type DeferredSnapshot = Snapshot<unknown> & { readonly input: unknown };

const settled = 'deferred.settled';

/** The event that ends a deferred actor with `outcome`. */
export const settlement = (outcome: Outcome): AnyEventObject => ({ type: settled, outcome });

/**
 * Replaces a promise, a callback, or a child machine that does not run. It waits until the test ends it. It ends
 * synchronously, so a path of steps needs no `await`. Like a promise, it keeps its input while it runs.
 */
export const deferred: ActorLogic<DeferredSnapshot, AnyEventObject> = {
  transition(snapshot, event) {
    if (event.type === 'xstate.stop') {
      return { status: 'stopped', output: undefined, error: undefined, input: undefined };
    }
    if (event.type !== settled) return snapshot;
    const outcome = event.outcome as Outcome;
    return 'resolve' in outcome
      ? { status: 'done', output: outcome.resolve, error: undefined, input: undefined }
      : { status: 'error', output: undefined, error: outcome.reject, input: undefined };
  },
  getInitialSnapshot: (_scope, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  getPersistedSnapshot: (snapshot) => snapshot,
  restoreSnapshot: (snapshot) => snapshot as DeferredSnapshot,
};
