import { valueOf } from '../domain/step-fields';
import type { Environment } from './environment';
import { reread, type ListName } from './reconciliation';
import type { Gathered } from './submission-payload';

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
 * Whether what was submitted is there although no answer came (decisions, section 4 "The reply lost"): the customer's
 * cards and subscriptions are read again, and of the accounts the list in which the new profile would stand.
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
    const { items } = await read('accounts');
    return items.some(({ id, status, name }) => id === null && status !== 'declined' && name === company);
  }
  const [, subscriptions] = await Promise.all([read('cards'), read('subscriptions')]);
  // One personal Premium is all that anybody can have: one that is there is this one.
  if (profileType === 'personal') return subscriptions.items.some(({ type }) => type === 'personal');
  const company = valueOf(values, 'companyName').trim();
  const { items: accounts } = await read('cardAccounts');
  if (account !== null) return accounts.some((one) => one.accountId === account && one.isPremium);
  const alike = accounts.filter(({ nickname }) => nickname === company);
  if (before === null && alike.length > 0) throw new Error('The new account cannot be told from an old one');
  return alike.some(({ accountId }) => !before?.includes(accountId));
}
