import { waitFor, type SnapshotFrom } from 'xstate';
import type { sessionMachine } from '../../../machines/session/session/session.machine';
import {
  selectIsSettled,
  selectIsUnknown,
  selectOwner,
  selectUser,
} from '../../../machines/session/session/session.selectors';
import { createClient, type Client } from '../../api/client';
import { CALL_TIMEOUT_MS } from '../../domain/limits';
import type { Adapters } from './adapters';
import { notify, sendToService, type Environment } from './environment';

/** The longest time, in ms, to wait for the session: the first check may be followed by one re-check. */
const SESSION_TIMEOUT_MS = 2 * CALL_TIMEOUT_MS;

const isDecided = (session: SnapshotFrom<typeof sessionMachine>): boolean =>
  selectIsSettled(session) || selectIsUnknown(session);

/** Waits until the session knows who is signed in, or that this is unknown. */
export const decidedSession = ({ app: root }: Pick<Environment, 'app'>, signal?: AbortSignal) =>
  waitFor(root().system.get('session'), isDecided, {
    timeout: SESSION_TIMEOUT_MS,
    ...(signal && { signal }),
  });

const account = ({ app: root }: Environment): string | null =>
  selectOwner(root().system.get('session').getSnapshot());

const recheck = async (environment: Environment): Promise<boolean> => {
  const asker = account(environment);
  sendToService(environment, 'session', { type: 'unauthorized' });
  const user = await decidedSession(environment).then(selectUser, () => undefined);
  return user?.uuid === asker;
};

/** Whether this tab's user is still the user that all tabs share (D3.13). If not, the `tabs` actor is notified. */
const isStillTheSame = (environment: Environment): boolean => {
  const own = account(environment);
  const shared = environment.adapters.tabs.current();
  if (own === null || shared === null || shared === own) return true;
  sendToService(environment, 'tabs', { type: 'tabs.heard', account: shared, registering: false });
  return false;
};

/** Whether the session refuses this write (D2.extensionGroups.lookOnly). The event also makes the banner say so. */
const refusesWrites = ({ app: root }: Environment): boolean => {
  const session = root().system.get('session');
  const tried = { type: 'write.tried' } as const;
  if (!session.getSnapshot().can(tried)) return false;
  session.send(tried);
  return true;
};

/** Creates the only API client of the app and connects it to the session. */
export const createApiClient = (
  { fetch, texts }: Pick<Adapters, 'fetch' | 'texts'>,
  environment: () => Environment,
): Client => {
  let proofs = 0;
  return createClient({
    fetch,
    texts,
    notify: (notice) => void notify(environment(), notice),
    proofs: () => proofs,
    unauthorized: async (since) => {
      // The request was sent before the last successful re-check and refused after it, so that re-check covers it
      // too.
      if (since < proofs) return true;
      const good = await recheck(environment());
      if (good) proofs += 1;
      return good;
    },
    account: () => account(environment()),
    refusesWrites: () => refusesWrites(environment()),
    mayWrite: () => isStillTheSame(environment()),
    leftOut: (problem) => environment().adapters.failures.report('answer', new Error(problem)),
    expired: () => sendToService(environment(), 'newVersion', { type: 'version.expired' }),
  });
};
