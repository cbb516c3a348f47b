import { done } from '../http/answers';
import { forAnyone, type Operations } from '../http/operation';
import { configuration, premiumConfiguration } from '../services/configuration';
import { userOnWire } from '../services/wire';
import { hasSubscription } from '../storage/repositories/payment-profiles';
import type { Services } from './services';

/** What the app reads at start (section 7). */
export function startOperations({ executor, stripePublicKey }: Services): Operations {
  return {
    getConfig: forAnyone(() => done(configuration(stripePublicKey))),
    getPremiumConfig: forAnyone(() => done(premiumConfiguration)),
    getUser: forAnyone(async ({ caller: { user } }) =>
      done(user && userOnWire(user, await hasSubscription(executor, user.id))),
    ),
  };
}
