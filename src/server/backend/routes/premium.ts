import { done, paymentRequired, type Answer } from '../http/answers';
import { forSignedIn, type Operations } from '../http/operation';
import { countCard, intentOf } from '../services/cards/paid-card';
import type { ProfileOutcome } from '../services/profiles/profile-confirmation';
import type { Services } from './services';

/** Profile types that a customer may add. */
const addable = ['personal', 'business', 'bill_pay'] as const;

const answerTo = (outcome: ProfileOutcome): Answer =>
  outcome.kind === 'completed'
    ? done(undefined, 'Your profile was added.')
    : paymentRequired(outcome.clientSecret);

/** Adding a profile to the signed-in customer (S7.calls.26, S7.calls.27). */
export function premiumOperations({ profiles, rateLimits }: Services): Operations {
  return {
    addProfile: forSignedIn<'addProfile'>(async ({ customer, body, address, idempotencyKey }) => {
      // A confirmation completes the profile that is held, with the offer of that time.
      if (intentOf(body.card) === null) profiles.check(body, addable);
      await countCard(rateLimits, body.card, { address, account: customer.id });
      return answerTo(await profiles.submit(customer, body, idempotencyKey));
    }),

    saveProfileCard: forSignedIn<'saveProfileCard'>(async ({ customer, body, address, idempotencyKey }) => {
      await countCard(rateLimits, body.card, { address, account: customer.id });
      return answerTo(await profiles.saveCard(customer, body, idempotencyKey));
    }),
  };
}
