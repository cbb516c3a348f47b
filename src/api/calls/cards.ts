import type { Card } from '../../domain/entities';
import type { Listed } from '../../domain/listed';
import { ApiError } from '../api-error';
import type { CallOptions, Client } from '../client';
import { readCard, readCards } from '../codec/cards';
import { Malformed } from '../codec/read';
import type { Answer } from '../envelope';
import { at } from '../path';
import type { Wire } from '../wire';

/** The customer's cards (S7.calls.9). */
export const viewCards = (client: Client, uuid: string, options?: CallOptions): Promise<Listed<Card>> =>
  client.call({ url: at('/api/user/{uuid}/cards/view', { uuid }), ...options }, (answer, place) =>
    readCards(answer.response, place),
  );

/** `card` is null if the response does not contain it. The caller then finds it by comparing the lists. */
export type AddCardResult =
  | { readonly kind: 'saved'; readonly card: Card | null }
  | { readonly kind: 'paymentRequired'; readonly clientSecret: string };

/** By now the card is saved, so an unreadable card in the response must not count as a refusal. */
const cardOf = (answer: Answer): Card | null => {
  try {
    return readCard(answer.response);
  } catch (error) {
    if (error instanceof Malformed) return null;
    throw error;
  }
};

const readAdded = (answer: Answer): AddCardResult => {
  if (answer.code !== 402) return { kind: 'saved', card: cardOf(answer) };
  const clientSecret = answer.stripeAction?.setupIntentClientSecret ?? null;
  if (clientSecret === null) throw new Malformed('a setup intent secret expected');
  return { kind: 'paymentRequired', clientSecret };
};

/**
 * Adds a card (S7.calls.12, S3.newCardPayload.1): JSON, accepts 200 and 402. A 402 contains the client secret of a
 * setup intent that the customer must confirm (3-D Secure). The second call passes that intent as `setupIntent`.
 */
export const addCard = (
  client: Client,
  uuid: string,
  card: Omit<Wire['NewCard'], 'requestType'>,
  options?: CallOptions,
): Promise<AddCardResult> =>
  client.call(
    {
      url: at('/api/user/{uuid}/cards/add', { uuid }),
      method: 'post',
      raw: true,
      data: { ...card, requestType: 'personal' } satisfies Wire['NewCard'],
      accepted: [200, 402],
      ...options,
    },
    readAdded,
  );

/** Makes a card the default for new bookings (Ext `default-card`). `cardId` is `Card.id`. */
export const setDefaultCard = async (
  client: Client,
  uuid: string,
  cardId: string,
  options?: CallOptions,
): Promise<void> => {
  const url = at('/api/user/{uuid}/cards/default/{cardId}', { uuid, cardId });
  await client.request({ url, method: 'patch', ...options });
};

/** Deletes a card. `cardId` is `Card.id`. A card in use is refused with code 409. */
export const deleteCard = async (
  client: Client,
  uuid: string,
  cardId: string,
  options?: CallOptions,
): Promise<void> => {
  await client.request({
    url: at('/api/user/{uuid}/cards/delete/{cardId}', { uuid, cardId }),
    method: 'delete',
    ...options,
  });
};

/**
 * Deletes a card whose confirmation failed, by its token (S7.calls.14). This cleanup runs in the background, so it
 * shows no notices and does not re-check the session. An unknown card counts as deleted (D2.17, D2.23).
 */
export const deleteCardByToken = async (
  client: Client,
  cardToken: string,
  options?: CallOptions,
): Promise<void> => {
  try {
    await client.request({
      url: at('/api/user/cards/delete/{cardToken}', { cardToken }),
      method: 'delete',
      successNotice: false,
      errorNotice: false,
      ...options,
      checkAuth: false,
    });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 404)) throw error;
  }
};
