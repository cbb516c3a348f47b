import type { CallOptions, CallRequest, Client } from '../client';
import { readChallenge, type Challenge } from '../codec/challenge';
import { readRegistered } from '../codec/registration';
import { at } from '../path';
import type { Wire } from '../wire';

/** `uuid` identifies the new customer, even if the card still needs a confirmation. */
export type RegistrationResult =
  | { readonly kind: 'completed'; readonly uuid: string }
  | { readonly kind: 'paymentRequired'; readonly uuid: string; readonly challenge: Challenge };

const submit = (client: Client, request: CallRequest): Promise<RegistrationResult> =>
  client.call(request, (answer) => {
    const uuid = readRegistered(answer.response);
    return answer.code === 402
      ? { kind: 'paymentRequired', uuid, challenge: readChallenge(answer) }
      : { kind: 'completed', uuid };
  });

const stepper = { method: 'post', raw: true, accepted: [200, 402] } as const;

/**
 * Registers a visitor (Ext `registration`). A known email rejects with code 409 and `fields.email`. An `ApiError`
 * with `stripe` means that the account exists and only its card was refused.
 */
export const register = (
  client: Client,
  registration: Wire['Register'],
  options?: CallOptions,
): Promise<RegistrationResult> =>
  submit(client, { url: at('/api/register'), ...stepper, data: registration, ...options });

/** Completes a registration with another card (Ext `registration`). */
export const registerSaveCard = (
  client: Client,
  card: Wire['SaveCard'],
  options?: CallOptions,
): Promise<RegistrationResult> =>
  submit(client, { url: at('/api/register/save-card'), ...stepper, data: card, ...options });

/** Registers a visitor with Premium (Ext `registration`); see `register`. */
export const subscribe = (
  client: Client,
  registration: Wire['Register'],
  options?: CallOptions,
): Promise<RegistrationResult> =>
  submit(client, { url: at('/api/premium/subscribe'), ...stepper, data: registration, ...options });

/** Completes a Premium registration with another card (Ext `registration`). */
export const subscribeSaveCard = (
  client: Client,
  card: Wire['SaveCard'],
  options?: CallOptions,
): Promise<RegistrationResult> =>
  submit(client, { url: at('/api/premium/subscribe/save-card'), ...stepper, data: card, ...options });
