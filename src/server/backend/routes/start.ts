import { done } from '../http/answers';
import { forAnyone, type Operations } from '../http/operation';
import { configuration, premiumConfiguration } from '../services/content/configuration';
import { sessionOnWire, userOnWire } from '../services/shared/wire';
import { hasSubscription } from '../storage/repositories/payment-profiles';
import type { Services } from './services';

/** Calls with which the app starts (S7.calls.1, S7.calls.2). */
export function startOperations({
  executor,
  clock,
  emailChanges,
  impersonations,
  switches,
  simulator,
  stripePublicKey,
}: Services): Operations {
  return {
    getConfig: forAnyone(() => {
      const switched = switches.current();
      // Only the simulated provider serves the group `sandbox`.
      const extensions = switched.extensions.filter((group) => simulator !== null || group !== 'sandbox');
      return done(configuration(stripePublicKey, { ...switched, extensions }));
    }),
    getPremiumConfig: forAnyone(() => done(premiumConfiguration(switches.current()))),
    getUser: forAnyone(async ({ caller: { user, impersonation } }) => {
      if (!user) return done(null);
      const premium = await hasSubscription(executor, user.id, clock.now());
      const offered = switches.current().extensions.includes('email-change');
      const pendingEmail = offered ? emailChanges.pendingOf(user) : null;
      const lacksFactor = await impersonations.lacksFactor(user);
      const shown = {
        ...userOnWire(user, premium, impersonation),
        pendingEmail,
        ...(lacksFactor ? { needsSecondFactor: true } : {}),
      };
      return done(sessionOnWire(shown, impersonation));
    }),
  };
}
