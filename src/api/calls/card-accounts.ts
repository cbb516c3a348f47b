import type { CardAccount } from '../../domain/entities';
import type { Listed } from '../../domain/listed';
import type { CallOptions, Client } from '../client';
import { readCardAccounts } from '../codec/cards';
import { at } from '../path';
import type { FormOf } from '../wire';

/** The business card accounts that the customer can see (S7.calls.10). */
export const viewBusinessCards = (
  client: Client,
  uuid: string,
  options?: CallOptions,
): Promise<Listed<CardAccount>> =>
  client.call({ url: at('/api/user/{uuid}/cards/business', { uuid }), ...options }, (answer, place) =>
    readCardAccounts(answer.response, place),
  );

/** Adds a business card account (S7.calls.15). `cardId` is `Card.id`. */
export const addCardAccount = async (
  client: Client,
  uuid: string,
  account: FormOf<'CardAccountForm'>,
  options?: CallOptions,
): Promise<void> => {
  await client.request({
    url: at('/api/user/{uuid}/cards/business/add', { uuid }),
    method: 'post',
    data: account,
    ...options,
  });
};

/** Attaches a card to an account (S7.calls.16). `cardId` is `Card.id`. */
export const setAccountCard = async (
  client: Client,
  uuid: string,
  accountId: string,
  cardId: string,
  options?: CallOptions,
): Promise<void> => {
  const url = at('/api/user/{uuid}/cards/set-account-card/{accountId}/{cardId}', { uuid, accountId, cardId });
  await client.request({ url, method: 'post', ...options });
};

/** Enables an account (S7.calls.17). */
export const enableCardAccount = async (
  client: Client,
  uuid: string,
  accountId: string,
  options?: CallOptions,
): Promise<void> => {
  const url = at('/api/user/{uuid}/cards/business/{accountId}/enable', { uuid, accountId });
  await client.request({ url, method: 'post', ...options });
};

/** Disables an account (S7.calls.17). */
export const disableCardAccount = async (
  client: Client,
  uuid: string,
  accountId: string,
  options?: CallOptions,
): Promise<void> => {
  const url = at('/api/user/{uuid}/cards/business/{accountId}/disable', { uuid, accountId });
  await client.request({ url, method: 'post', ...options });
};
