import type { CallOptions, CallRequest, Client } from '../client';
import { readChallenge, type Challenge } from '../codec/challenge';
import { at } from '../path';
import type { Wire } from '../wire';

export type ProfileResult =
  { readonly kind: 'completed' } | { readonly kind: 'paymentRequired'; readonly challenge: Challenge };

const submit = (client: Client, request: CallRequest): Promise<ProfileResult> =>
  client.call(request, (answer) =>
    answer.code === 402
      ? { kind: 'paymentRequired', challenge: readChallenge(answer) }
      : { kind: 'completed' },
  );

const stepper = { method: 'post', raw: true, accepted: [200, 402] } as const;

/**
 * Adds a profile to the signed-in customer (S7.calls.26: the stepper's JSON payload; accepts OK and payment
 * required). An `ApiError` with `stripe` means that the profile is held and only its card was refused.
 */
export const addProfile = (
  client: Client,
  profile: Wire['AddProfile'],
  options?: CallOptions,
): Promise<ProfileResult> =>
  submit(client, {
    url: at('/api/premium/subscribe/add-profile'),
    ...stepper,
    data: profile,
    ...options,
  });

/** Completes the profile that is held after a 402 or a card error (S7.calls.27). */
export const saveProfileCard = (
  client: Client,
  card: Wire['SaveCard'],
  options?: CallOptions,
): Promise<ProfileResult> =>
  submit(client, {
    url: at('/api/premium/subscribe/add-profile/save-card'),
    ...stepper,
    data: card,
    ...options,
  });
