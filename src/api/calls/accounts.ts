import type { Account, CreditRequest } from '../../domain/entities';
import type { Listed } from '../../domain/listed';
import type { CallOptions, Client } from '../client';
import { readAccount, readAccounts } from '../codec/accounts';
import { at } from '../path';

/** The customer's bill-pay accounts (S7.calls.20). */
export const viewAccounts = (client: Client, uuid: string, options?: CallOptions): Promise<Listed<Account>> =>
  client.call({ url: at('/api/user/{uuid}/settings/accounts/view', { uuid }), ...options }, (answer, place) =>
    readAccounts(answer.response, place),
  );

/** Applies for a credit account (S7.calls.21: a form). @returns the pending account */
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
    (answer, place) => readAccount(answer.response, place),
  );
