import type { Account, CardAccount } from '../../../domain/entities';
import { valueOf } from '../../../domain/wizard/step-fields';
import type { Environment } from '../../../app/environment/environment';
import { findIn, reread, type ListName } from '../../../app/environment/reconciliation';
import type { Gathered } from './submission-payload.provide';

/** Which card accounts there were before. */
export type KnownAccounts = {
  /** The card account that was to become Premium, or `null` for a new one. */
  readonly account: string | null;
  /** The ids that are known when it is asked; `null`: nobody knows. */
  readonly knownAccounts: () => readonly string[] | null;
};

/** The same, as it was before the submission whose answer is missing. */
export type AccountsBefore = {
  readonly account: string | null;
  readonly before: readonly string[] | null;
};

/**
 * Whether what was submitted is there although no answer came (D4.9): the customer's cards and subscriptions are read
 * again, and of the accounts the list in which the new profile would stand.
 *
 * @throws Error where the lists could not be read, so that nobody can tell
 */
export async function wasCommitted(
  environment: Environment,
  customer: string,
  { profileType, values }: Gathered,
  { account, before }: AccountsBefore,
  signal: AbortSignal,
): Promise<boolean> {
  const read = <Name extends ListName>(name: Name) => reread(environment, name, customer, signal);
  if (profileType === 'bill_pay') {
    const company = valueOf(values, 'creditCompanyName').trim();
    const isIt = ({ id, status, name }: Account) => id === null && status !== 'declined' && name === company;
    return findIn(await read('accounts'), isIt) !== undefined;
  }
  const [, subscriptions] = await Promise.all([read('cards'), read('subscriptions')]);
  // One personal Premium is all that anybody can have: one that is there is this one.
  if (profileType === 'personal')
    return findIn(subscriptions, ({ type }) => type === 'personal') !== undefined;
  const company = valueOf(values, 'companyName').trim();
  const accounts = await read('cardAccounts');
  if (account !== null) return findIn(accounts, ({ accountId }) => accountId === account)?.isPremium === true;
  const isAlike = ({ nickname }: CardAccount) => nickname === company;
  if (before === null && accounts.items.some(isAlike))
    throw new Error('The new account cannot be told from an old one');
  return findIn(accounts, (one) => isAlike(one) && !before?.includes(one.accountId)) !== undefined;
}
