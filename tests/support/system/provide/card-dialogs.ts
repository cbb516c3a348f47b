import { waitFor } from 'xstate';
import { selectIsReady } from '../../../../machines/app/app/app.selectors';
import type { CollectionName } from '../../../../machines/app/collections/collections.types';
import { selectNotices } from '../../../../machines/app/notifications/notifications.selectors';
import { selectIsLoading } from '../../../../machines/app/resource/resource.selectors';
import { playSystem, type Answers } from '../play-system';

/** The customer of these tests. */
export const uuid = 'u1';
export const aoife = {
  uuid,
  first_name: 'Aoife',
  last_name: 'Byrne',
  email: 'aoife@cabrank.test',
  admin: false,
  guest: false,
  canBook: true,
  mustChangePassword: false,
  premium: true,
  receivedPremiumDiscount: true,
};

const card = (id: number, name: string) => ({
  id,
  name,
  lastFour: '4242',
  type: 'visa',
  expiryMonth: 11,
  expiryYear: 2028,
  expired: false,
  expiresSoon: false,
  card_id: `card_${id}`,
});
export const wire = {
  everyday: card(11, 'Everyday'),
  travel: card(12, 'Travel'),
  premium: { id: 31, card_id: 'card_11', bookingCardId: null, type: 'personal', cancellable: true },
  account: {
    accountId: 41,
    cardId: 11,
    ref: 'BD-1042',
    nickname: 'Byrne Design Ltd',
    owner: true,
    active: true,
    isPremium: true,
  },
};

export const ok = (response: unknown) => () => ({ code: 200, response });
export const lost = () => Promise.reject(new TypeError('Failed to fetch'));
export const calls = {
  cards: `GET /api/user/${uuid}/cards/view`,
  accounts: `GET /api/user/${uuid}/cards/business`,
  subscriptions: `GET /api/user/${uuid}/cards/premium`,
};

/** The configuration of a backend that offers these groups of calls. */
export const config = (...extensions: readonly string[]) =>
  ok({ stripePublicKey: 'pk_test_1', hasContact: false, premiumEnabled: true, demo: false, extensions });

const answers: Answers = {
  'GET /api/config': config('auth'),
  'GET /api/premium/config': () => ({ code: 500 }),
  'GET /api/auth/user': ok(aoife),
  'GET /api/content/nav': ok([]),
  [calls.cards]: ok([wire.everyday, wire.travel]),
  [calls.accounts]: ok([]),
  [calls.subscriptions]: ok([]),
};

/** The app with its customer's requested lists, and without notices. */
export async function enter(changed: Answers, lists: readonly CollectionName[] = []) {
  const system = playSystem({ ...answers, ...changed });
  await waitFor(system.root, selectIsReady, { timeout: 5000 });
  for (const name of lists) {
    const list = system.services.get(name);
    list.send({ type: 'resource.requested', owner: uuid });
    await waitFor(list, (snapshot) => !selectIsLoading(snapshot), { timeout: 5000 });
  }
  return {
    ...system,
    reads: () => Object.values(calls).map((call) => system.sent(call).length),
    notices: () => selectNotices(system.services.get('notifications').getSnapshot()),
  };
}
