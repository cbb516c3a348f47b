import { selectConfig, selectOffers } from '../../../../machines/app/app/app.selectors';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import { getPremiumConfig } from '../../../api/calls/start';
import type { Wire } from '../../../api/wire';
import { premiumPrice } from '../../../domain/premium-offer';
import { settings } from '../../../domain/settings';
import { valueOf } from '../../../domain/wizard/step-fields';
import { sendToService, type Environment } from '../../../app/environment/environment';
import { premiumOffer } from '../../../app/environment/premium';
import type { Gathered } from './submission-payload.provide';

/**
 * Returns the offer that the person saw and agreed to pay. It is `null` if there is none, or if the backend does not
 * compare it (`price-agreed`).
 */
export function agreedIn({ app }: Environment, { profileType, values }: Gathered): Wire['Agreed'] | null {
  const start = app().getSnapshot();
  const premium = premiumOffer({ app });
  if (premium === null || !selectOffers('price-agreed')(start)) return null;
  const users = Number(valueOf(values, 'users'));
  const received = selectUser(app().system.get('session').getSnapshot())?.receivedPremiumDiscount ?? false;
  const price = premiumPrice(profileType, users, premium, received);
  return (
    price && {
      price: price.discounted ?? price.full,
      currency: selectConfig(start)?.currency ?? settings.currency,
      users: profileType === 'business' ? users : 1,
      termsVersion: premium.termsVersion,
    }
  );
}

/**
 * Reloads the current offer: the prices, and whether a customer had the discount before. If that fails, the server's
 * own text explains the change, and the next submission tries again.
 */
export async function renewOffer(environment: Environment, signal: AbortSignal): Promise<void> {
  const { app, client } = environment;
  if (selectUser(app().system.get('session').getSnapshot()) !== null)
    sendToService(environment, 'session', { type: 'session.recheckRequested' });
  const premiumConfig = await getPremiumConfig(client, { signal }).catch(() => undefined);
  if (premiumConfig) app().send({ type: 'offer.changed', premiumConfig });
}
