import type { AnyActorRef, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { fixtures } from '../../../machines/session/form-submission/form-submission.fixtures';
import type { formSubmissionMachine } from '../../../machines/session/form-submission/form-submission.machine';
import type { Bringing, Bringings, Coming, Executor, Unseen } from './executor.types';
import { itself, server, unavailable } from './words';

/* How forms end: each runs on the chart `form-submission`. */

/** The server's message when it refuses a form: the same as in the fixtures, with which the screens are read. */
const REFUSAL = fixtures.outcomes.submitForm.refused.resolve.messages[0] ?? '';

const ONE_ANSWER: Bringing = { unseen: 'Nothing but its own answer decides about this form.' };

/**
 * How a form ends that makes one call.
 *
 * @param path of the form's actor, with a trailing slash; '' if it is the flow itself
 */
export const endings = (path: string, call: string): Readonly<Record<string, Bringings>> => ({
  [`${path}submitForm`]: {
    accepted: server(),
    refused: server({ call, fault: 'refused', message: REFUSAL }),
    offline: unavailable(call),
  },
  [`${path}completeForm`]: { completed: itself, refused: ONE_ANSWER, offline: ONE_ANSWER },
});

/**
 * How a form ends that looks up what was done when there was no answer.
 *
 * @param path of the form's actor, with a trailing slash
 * @param list the call that it reads for that
 */
export function lookedUpEndings(
  path: string,
  call: string,
  list: string,
): Readonly<Record<string, Bringings>> {
  const plain = endings(path, call);
  const sent = `${path}submitForm`;
  return {
    ...plain,
    [sent]: {
      ...plain[sent],
      offline: { unseen: 'Without an answer the form looks up what was done.' },
      noResponse: (next) => server({ call, fault: next?.outcome === 'done' ? 'commitThenReset' : 'reset' }),
    },
    [`${path}reconcile`]: { done: server(), notDone: server(), offline: unavailable(list) },
    // Nothing was done before, or the first look-up would have found it.
    [`${path}reconcileFirst`]: { notDone: server(), offline: unavailable(list) },
    [`${path}reconcileRefusal`]: { notDone: server() },
  };
}

/** A press of such a form. The first reading of a list after the press uses the list's fault up. */
export function sending(coming: readonly Coming[], does: readonly Executor[]): readonly Executor[] | Unseen {
  const readings = coming.filter(({ actor }) => /^(form\/reconcile|refreshUse$)/u.test(actor));
  const isTooLate = readings.slice(1).some(({ outcome }) => outcome === 'offline');
  return isTooLate ? { unseen: 'The list that is to fail would fail too early.' } : does;
}

/** Whether the form says nothing about an earlier press, which an edit would take away. */
export function isQuiet(now: AnyMachineSnapshot): boolean {
  const form = (now.children as Readonly<Record<string, AnyActorRef | undefined>>)['form'];
  const snapshot = form?.getSnapshot() as SnapshotFrom<typeof formSubmissionMachine> | undefined;
  return snapshot?.matches('editing') === true;
}

/** An edit while the form says something about an earlier press. */
export const saysSomething: Unseen = { unseen: 'An edit also takes away what the form says.' };
