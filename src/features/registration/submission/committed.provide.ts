import type { Account, CardAccount } from '../../../domain/entities';
import { valueOf } from '../../../domain/wizard/step-fields';
import type { Environment } from '../../../app/environment/environment';
import { findIn, reread, type ListName } from '../../../app/environment/reconciliation';
import type { Gathered } from './submission-payload.provide';

/** Which card account a submission makes or upgrades. */
export type AccountsBefore = {
  /** The card account to upgrade to Premium, or `null` for a new one. */
  readonly account: string | null;
  /** The ids of those that existed when Finish was pressed; `null` if they are unknown. */
  readonly knownAccounts: readonly string[] | null;
};

/** The same, where the ids are those that are known at the time of the call. */
export type KnownAccounts = Pick<AccountsBefore, 'account'> & {
  readonly knownAccounts: () => AccountsBefore['knownAccounts'];
};

/**
 * Finds out after a lost response whether the submission was applied (D4.9). It reloads the customer's cards and
 * subscriptions, and the list of accounts that would contain the new profile.
 *
 * @throws Error if the lists could not be loaded, so that this is unknown
 */
export async function wasCommitted(
  environment: Environment,
  customer: string,
  { profileType, values }: Gathered,
  { account, knownAccounts }: AccountsBefore,
  signal: AbortSignal,
): Promise<boolean> {
  const read = <Name extends ListName>(name: Name) => reread(environment, name, customer, signal);
  if (profileType === 'bill_pay') {
    const company = valueOf(values, 'creditCompanyName').trim();
    const isIt = ({ id, status, name }: Account) => id === null && status !== 'declined' && name === company;
    return findIn(await read('accounts'), isIt) !== undefined;
  }
  const [, subscriptions] = await Promise.all([read('cards'), read('subscriptions')]);
  // A customer can have only one personal Premium, so an existing one is this one.
  if (profileType === 'personal')
    return findIn(subscriptions, ({ type }) => type === 'personal') !== undefined;
  const company = valueOf(values, 'companyName').trim();
  const accounts = await read('cardAccounts');
  if (account !== null) return findIn(accounts, ({ accountId }) => accountId === account)?.isPremium === true;
  const isAlike = ({ nickname }: CardAccount) => nickname === company;
  if (knownAccounts === null && accounts.items.some(isAlike))
    throw new Error('The new account cannot be distinguished from an old one');
  return findIn(accounts, (one) => isAlike(one) && !knownAccounts?.includes(one.accountId)) !== undefined;
}
