import type { Account, CreditRequest } from '../../domain/entities';
import type { CallOptions, Client } from '../client';
import { readAccount, readAccounts } from '../codec/accounts';
import { at } from '../path';

/** The customer's bill-pay accounts (specification, section 7). */
export const viewAccounts = (
  client: Client,
  uuid: string,
  options?: CallOptions,
): Promise<readonly Account[]> =>
  client.call({ url: at('/api/user/{uuid}/settings/accounts/view', { uuid }), ...options }, (answer) =>
    readAccounts(answer.response),
  );

/** Applies for a credit account (specification, section 7: a form); answers the account that waits for approval. */
export const requestAccount = (
  client: Client,
  uuid: string,
  application: CreditRequest,
  options?: CallOptions,
): Promise<Account> =>
  client.call(
    {
      url: at('/api/user/{uuid}/settings/accounts/request', { uuid }),
      method: 'post',
      data: application,
      ...options,
    },
    (answer) => readAccount(answer.response),
  );
