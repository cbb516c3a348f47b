import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardResult } from './access/access-cells';
import { creditRequest, profileOf } from './access/access-forms';
import { uuidOf, type DemoName, type TestBackend, type Visitor } from '../backend/backend';
import { cardsOf, intentOf, secretOf } from '../backend/backend-cards';
import type { OpenPayments, PaymentsRig } from './payments-rigs';

const NAME: DemoName = 'new';

/**
 * Tests adding profiles with any provider (S7.calls.26, S7.calls.27, D2.18, D4.11).
 *
 * @param prefixOf3184 kind of intent with which the provider challenges 4000 0027 6000 3184 when it pays
 */
export function describeProfiles(open: OpenPayments, prefixOf3184: 'pi_' | 'seti_'): void {
  let rig: PaymentsRig;
  let backend: TestBackend;
  let visitor: Visitor;
  let count = 0;
  const unique = (): string => `u${(count += 1)}`;

  beforeAll(async () => {
    rig = await open();
    ({ backend } = rig);
  });
  beforeEach(async () => {
    const { executor, switches } = backend.services;
    for (const table of ['held_profiles', 'subscriptions', 'card_accounts'] as const) {
      await executor.deleteFrom(table).execute();
    }
    await executor.deleteFrom('cards').where('user_id', '=', uuidOf(NAME)).execute();
    await executor.updateTable('users').set({ received_premium_discount: false }).execute();
    await switches.restore();
    await switches.change({ rateLimits: false });
    visitor = await backend.visitorAs(NAME);
  });
  afterAll(() => rig.close());

  const end: PaymentsRig['settle'] = (intent, outcome) => rig.settle(intent, outcome);
  const add = (json: unknown) => visitor.call('addProfile', { json });
  const save = (card: unknown, requestType = 'personal') =>
    visitor.call('saveProfileCard', { json: { card, requestType, recaptchaToken: '' } });
  const subscriptions = async () =>
    (await visitor.call('viewPremiumSubscriptions', { params: { uuid: uuidOf(NAME) } })).body
      .response as readonly Record<string, unknown>[];
  const accounts = async () =>
    (await visitor.call('viewBusinessCards', { params: { uuid: uuidOf(NAME) } })).body
      .response as readonly Record<string, unknown>[];
  const nothingAdded = async () => {
    expect(await subscriptions()).toEqual([]);
    expect(await accounts()).toEqual([]);
    expect(await cardsOf(visitor, NAME)).toEqual([]);
  };

  describe('adding a profile', () => {
    it('makes personal Premium with a valid card, at the discounted price for its months', async () => {
      expect((await add(profileOf('personal', unique()))).status).toBe(200);
      const [card] = await cardsOf(visitor, NAME);
      expect(await subscriptions()).toMatchObject([
        { type: 'personal', price: 499, card_id: card?.id, bookingCardId: card?.id, cancellable: true },
      ]);
      expect((await visitor.call('getUser')).body.response).toMatchObject({
        premium: true,
        profileType: 'personal',
        receivedPremiumDiscount: true,
      });
      expect((await backend.services.mail.outbox())[0]).toMatchObject({ kind: 'premium-started' });
      expect((await add(profileOf('personal', unique()))).status).toBe(409);
      expect(await subscriptions()).toHaveLength(1);
    });

    it('makes a business account with its users, and upgrades one’s own account to Premium', async () => {
      expect((await add(profileOf('business', unique()))).status).toBe(200);
      expect(await accounts()).toMatchObject([
        {
          nickname: 'Kelly & Daughters',
          owner: true,
          active: true,
          isPremium: true,
          subscriptionType: 'business',
        },
      ]);
      const [card] = await cardsOf(visitor, NAME);
      const form = { companyName: 'Second Ltd', cardId: String(card?.id), recaptchaToken: '' };
      await visitor.call('addCardAccount', { params: { uuid: uuidOf(NAME) }, form });
      const { accountId: account } = (await accounts())[1] ?? {};
      const upgrade = { ...profileOf('business', unique()), companyName: null, account };
      expect((await add(upgrade)).status).toBe(200);
      expect((await accounts())[1]).toMatchObject({ nickname: 'Second Ltd', isPremium: true });
      expect((await add({ ...upgrade, card: cardResult(unique()) })).status).toBe(409);
      expect(await subscriptions()).toHaveLength(2);
      const stranger = await backend.visitorAs('member');
      const theirs = { json: { ...upgrade, card: cardResult(unique()) } };
      expect((await stranger.call('addProfile', theirs)).status).toBe(404);
    });

    it('adds it once, however often and whenever the same press arrives', async () => {
      const profile = profileOf('business', unique());
      const answers = await Promise.all([add(profile), add(profile)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect((await add(profile)).status).toBe(409);
      expect(await accounts()).toHaveLength(1);
      expect(await subscriptions()).toHaveLength(1);
    });

    it('sends an application, one at a time', async () => {
      const creditAccount = { ...creditRequest, authorised: true, readTerms: true };
      const profile = { requestType: 'bill_pay', creditAccount, recaptchaToken: '' };
      expect((await add(profile)).status).toBe(200);
      expect((await add(profile)).status).toBe(409);
      const { body } = await visitor.call('viewAccounts', { params: { uuid: uuidOf(NAME) } });
      expect(body.response).toMatchObject([
        { name: 'Kelly & Daughters', status: 'pending', identifier: null },
      ]);
      await backend.services.executor
        .deleteFrom('credit_accounts')
        .where('user_id', '=', uuidOf(NAME))
        .execute();
    });

    it.each([
      [{ requestType: 'standard' }, { requestType: 'Please choose one of the options.' }],
      [{ requestType: 'hospitality' }, { requestType: 'Please choose one of the options.' }],
      [{ card: null }, { card: 'Required.' }],
      [{ billingAddress: 'x' }, { billingAddress: 'Invalid address.' }],
      [{ requestType: 'business', companyName: '' }, { companyName: 'Required.' }],
      [{ requestType: 'business', premiumUsers: 51 }, { premiumUsers: 'Maximum number of users exceeded' }],
      [{ requestType: 'bill_pay' }, { creditAccount: 'Required.' }],
    ])('is refused with %j', async (wrong, errors) => {
      const { body } = await add({ ...profileOf('personal', unique()), ...wrong });
      expect(body).toMatchObject({ code: 400, errors });
      expect(body.stripe).toBeUndefined();
      await nothingAdded();
    });

    it('accepts no price and no rights from the request', async () => {
      await add({
        ...profileOf('personal', unique()),
        price: 0,
        admin: true,
        premium: true,
        user_id: uuidOf('premium'),
      });
      expect(await subscriptions()).toMatchObject([{ price: 499 }]);
      expect((await visitor.call('getUser')).body.response).toMatchObject({ admin: false });
    });

    it('offers no Premium if it is switched off: a business account is then pay-as-you-go', async () => {
      await backend.services.switches.change({ config: { premiumEnabled: false } });
      const personal = await add(profileOf('personal', unique()));
      expect(personal.body).toMatchObject({
        code: 400,
        errors: { requestType: expect.any(String) as string },
      });
      expect((await add(profileOf('business', unique()))).status).toBe(200);
      expect(await accounts()).toMatchObject([{ isPremium: false, subscriptionType: null }]);
      expect(await subscriptions()).toEqual([]);
    });
  });

  describe('a card that requires a challenge', () => {
    it.each([
      ['4000002500003155', 'pi_'],
      ['4000000000003220', 'pi_'],
      ['4000002760003184', prefixOf3184],
    ])('%s adds nothing until its intent %s… succeeded', async (number, prefix) => {
      const profile = profileOf('personal', unique(), number);
      const asked = await add(profile);
      expect(asked.status).toBe(402);
      expect(secretOf(asked).startsWith(prefix)).toBe(true);
      await nothingAdded();
      const field = prefix === 'pi_' ? 'paymentIntent' : 'setupIntent';
      const confirmed = { ...profile, card: { ...profile.card, [field]: intentOf(asked) } };
      expect((await add(confirmed)).body).toMatchObject({ code: 400, stripe: true });
      await nothingAdded();
      await end(intentOf(asked), 'succeeded');
      const both = await Promise.all([add(confirmed), add(confirmed)]);
      expect(both.map(({ status }) => status)).toContain(200);
      expect((await add(confirmed)).status).toBe(200);
      expect(await subscriptions()).toHaveLength(1);
      expect(await cardsOf(visitor, NAME)).toHaveLength(1);
    });

    it('is replaced, and its intent canceled, by the next profile', async () => {
      const former = profileOf('personal', unique(), '4000002500003155');
      const paymentIntent = intentOf(await add(former));
      expect((await add(profileOf('business', unique()))).status).toBe(200);
      await end(paymentIntent, 'succeeded');
      const late = await add({ ...former, card: { ...former.card, paymentIntent } });
      expect(late.body).toMatchObject({ code: 400, stripe: true });
      expect(await subscriptions()).toMatchObject([{ type: 'business' }]);
    });

    it("accepts no one else's confirmation", async () => {
      const profile = profileOf('personal', unique(), '4000002500003155');
      const paymentIntent = intentOf(await add(profile));
      await end(paymentIntent, 'succeeded');
      const stranger = await backend.visitorAs('standard');
      const stolen = { ...profile, card: { ...profile.card, paymentIntent } };
      expect((await stranger.call('addProfile', { json: stolen })).body).toMatchObject({
        code: 400,
        stripe: true,
      });
      await nothingAdded();
    });
  });

  describe('card-only mode', () => {
    it.each(['4000000000000002', '4000000000000341'])(
      '%s holds the profile; another card completes it',
      async (number) => {
        const refused = await add(profileOf('business', unique(), number));
        expect(refused.body).toMatchObject({ code: 400, stripe: true, message: 'Your card was declined.' });
        await nothingAdded();
        expect((await save(cardResult(unique(), number), 'business')).body).toMatchObject({ stripe: true });
        expect((await save(cardResult(unique()), 'business')).status).toBe(200);
        expect(await accounts()).toMatchObject([{ nickname: 'Kelly & Daughters', isPremium: true }]);
        expect((await save(cardResult(unique()), 'business')).status).toBe(404);
      },
    );

    it('may require a challenge itself; 1629 is refused after it', async () => {
      await add(profileOf('personal', unique(), '4000000000000341'));
      for (const [number, status] of [
        ['4000008400001629', 400],
        ['4000000000003220', 200],
      ] as const) {
        const card = cardResult(unique(), number);
        const asked = await save(card);
        expect(asked.status).toBe(402);
        await end(intentOf(asked), 'succeeded');
        expect((await save({ ...card, paymentIntent: intentOf(asked) })).status).toBe(status);
      }
      expect(await subscriptions()).toHaveLength(1);
      expect(await cardsOf(visitor, NAME)).toHaveLength(1);
    });

    it('continues after the card was deleted by its token', async () => {
      const profile = profileOf('personal', unique(), '4000002500003155');
      const asked = await add(profile);
      await end(intentOf(asked), 'failed');
      const token = { params: { cardToken: profile.card.token } };
      expect((await visitor.call('deleteCardByToken', token)).status).toBe(200);
      expect((await save(cardResult(unique()))).status).toBe(200);
      expect(await subscriptions()).toHaveLength(1);
    });
  });
}
