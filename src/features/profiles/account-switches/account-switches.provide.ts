import { fromCallback, fromPromise } from 'xstate';
import { accountSwitchesMachine } from '../../../../machines/profiles/account-switches/account-switches.machine';
import type {
  AccountSwitchesEvent,
  FindAccountInput,
  FindAccountOutcome,
  SwitchInput,
  SwitchOutcome,
} from '../../../../machines/profiles/account-switches/account-switches.types';
import { selectCardAccounts } from '../../../../machines/app/resource/resource.selectors';
import { ApiError } from '../../../api/api-error';
import { disableCardAccount, enableCardAccount } from '../../../api/calls/card-accounts';
import { sendToService, type Environment } from '../../../app/environment/environment';
import { subscribeToService } from '../../../app/environment/subscribe-to-service';
import { findIn, reload, reread } from '../../../app/environment/reconciliation';
import { reportFailure } from '../../../app/environment/report-failure';

const switchAccount = async (
  { client }: Environment,
  { customer, accountId, active, key }: SwitchInput,
  signal: AbortSignal,
): Promise<SwitchOutcome> => {
  const call = active ? enableCardAccount : disableCardAccount;
  try {
    await call(client, customer, accountId, { signal, idempotencyKey: key, errorNotice: false });
    return { kind: 'switched' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.outcomeUnknown ? { kind: 'unknown' } : { kind: 'refused', messages: error.messages };
  }
};

/**
 * Reloads the accounts and returns whether one is active, or `null` if it is gone.
 *
 * @throws Error if this could not be determined
 */
const findAccount = async (
  environment: Environment,
  { customer, accountId }: FindAccountInput,
  signal: AbortSignal,
): Promise<FindAccountOutcome> => {
  const accounts = await reread(environment, 'cardAccounts', customer, signal);
  return { active: findIn(accounts, (account) => account.accountId === accountId)?.active ?? null };
};

/** Provides the switches of the business card accounts: enable and disable (S7.calls.17). */
export const provideAccountSwitches = (environment: Environment) =>
  accountSwitchesMachine.provide({
    actors: {
      accountsReading: fromCallback<AccountSwitchesEvent>(({ sendBack }) =>
        subscribeToService(
          environment.app(),
          () => environment.app().system.get('cardAccounts'),
          (list) => {
            let known = selectCardAccounts(list.getSnapshot());
            const listening = list.subscribe((snapshot) => {
              const accounts = selectCardAccounts(snapshot);
              if (accounts === known) return;
              known = accounts;
              if (accounts === null) return;
              sendBack({
                type: 'accounts.read',
                accounts: accounts.map(({ accountId, active }) => ({ accountId, active })),
              });
            });
            return () => listening.unsubscribe();
          },
        ),
      ),
      switchAccount: fromPromise<SwitchOutcome, SwitchInput>(({ input, signal }) =>
        switchAccount(environment, input, signal),
      ),
      findAccount: fromPromise<FindAccountOutcome, FindAccountInput>(({ input, signal }) =>
        findAccount(environment, input, signal),
      ),
    },
    actions: {
      expireAccounts: () => sendToService(environment, 'cardAccounts', { type: 'resource.expired' }),
      reloadAccounts: (_, { customer }) => reload(environment, 'cardAccounts', customer),
      logFailure: reportFailure(environment, 'account-switches'),
    },
  });
