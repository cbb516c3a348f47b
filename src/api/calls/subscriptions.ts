import type { Subscription, Withdrawal } from '../../domain/entities';
import type { Listed } from '../../domain/listed';
import type { CallOptions, Client } from '../client';
import { readSubscriptions } from '../codec/cards';
import { readWithdrawal } from '../codec/receipts';
import { at } from '../path';

/** The customer's Premium subscriptions (S7.calls.11). */
export const viewPremiumSubscriptions = (
  client: Client,
  uuid: string,
  options?: CallOptions,
): Promise<Listed<Subscription>> =>
  client.call({ url: at('/api/user/{uuid}/cards/premium', { uuid }), ...options }, (answer, place) =>
    readSubscriptions(answer.response, place),
  );

/** Changes the card of a subscription (S7.calls.18). `cardId` is `Card.id`. */
export const setSubscriptionCard = async (
  client: Client,
  uuid: string,
  subscriptionId: string,
  cardId: string,
  options?: CallOptions,
): Promise<void> => {
  const url = at('/api/user/{uuid}/subscriptions/{subscriptionId}/set-card/{cardId}', {
    uuid,
    subscriptionId,
    cardId,
  });
  await client.request({ url, method: 'patch', ...options });
};

/**
 * Cancels a subscription (S7.calls.19). Pass `reason` only to backends that list `cancel-reason`
 * (D2.extensionGroups.cancelReason); without it the call has no body.
 */
export const cancelSubscription = async (
  client: Client,
  uuid: string,
  subscriptionId: string,
  reason: string | null,
  options?: CallOptions,
): Promise<void> => {
  await client.request({
    url: at('/api/user/{uuid}/subscriptions/cancel/{subscriptionId}', { uuid, subscriptionId }),
    method: 'delete',
    data: reason === null ? {} : { reason },
    ...options,
  });
};

/** Withdraws from the contract, until `withdrawUntil` (Ext `withdrawal`). */
export const withdrawSubscription = (
  client: Client,
  uuid: string,
  subscriptionId: string,
  options?: CallOptions,
): Promise<Withdrawal> => {
  const url = at('/api/user/{uuid}/subscriptions/{subscriptionId}/withdraw', { uuid, subscriptionId });
  return client.call({ url, method: 'post', ...options }, (answer, place) =>
    readWithdrawal(answer.response, place),
  );
};

/** Resumes a cancelled subscription that has not ended (Ext `resume`); 409 after its end. */
export const resumeSubscription = async (
  client: Client,
  uuid: string,
  subscriptionId: string,
  options?: CallOptions,
): Promise<void> => {
  const url = at('/api/user/{uuid}/subscriptions/{subscriptionId}/resume', { uuid, subscriptionId });
  await client.request({ url, method: 'post', ...options });
};
