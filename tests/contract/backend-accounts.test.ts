import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditForm } from '../support/contract/access/access-forms';
import {
  createTestBackend,
  userOf,
  uuidOf,
  type DemoName,
  type TestBackend,
  type Visitor,
} from '../support/backend/backend';
import { addCard, cardsOf } from '../support/backend/backend-cards';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.app.close());

type Listed = readonly Readonly<Record<string, unknown>>[];
const list = async (
  visitor: Visitor,
  name: DemoName,
  operation: 'viewBusinessCards' | 'viewPremiumSubscriptions' | 'viewAccounts',
) => (await visitor.call(operation, { params: { uuid: uuidOf(name) } })).body.response as Listed;
/** The newest mail to somebody that is about no sign-in. */
const mailTo = async (recipient: string) =>
  (await backend.services.mail.outbox()).find(
    (mail) => mail.recipient === recipient && mail.kind !== 'new-device',
  );

/** A card of a demo customer by its name. */
async function cardId(visitor: Visitor, name: DemoName, card: string): Promise<string> {
  return String((await cardsOf(visitor, name)).find((entry) => entry.name === card)?.id);
}

describe('business card accounts', () => {
  const add = (visitor: Visitor, companyName: string, card: string) =>
    visitor.call('addCardAccount', {
      params: { uuid: uuidOf('standard') },
      form: { companyName, cardId: card, recaptchaToken: '' },
    });

  it('are added with a valid card of one’s own', async () => {
    const visitor = await backend.visitorAs('standard');
    const expired = await cardId(visitor, 'standard', 'Old one');
    const foreign = await cardId(await backend.visitorAs('premium'), 'premium', 'Everyday');
    for (const card of [expired, foreign, '0', 'x']) {
      expect((await add(visitor, 'Kelly Ltd', card)).body, card).toMatchObject({
        code: 400,
        errors: { cardId: expect.any(String) as string },
      });
    }
    const good = await cardId(visitor, 'standard', 'Everyday');
    expect((await add(visitor, 'K', good)).body).toMatchObject({
      errors: { companyName: 'Invalid company name.' },
    });
    expect(await list(visitor, 'standard', 'viewBusinessCards')).toEqual([]);
    expect((await add(visitor, ' Kelly Ltd ', good)).status).toBe(200);
    expect(await list(visitor, 'standard', 'viewBusinessCards')).toMatchObject([
      { nickname: 'Kelly Ltd', owner: true, active: true, isPremium: false, cardId: Number(good) },
    ]);
    const inUse = { params: { uuid: uuidOf('standard'), cardId: good } };
    expect((await visitor.call('deleteCard', inUse)).body).toMatchObject({
      code: 409,
      message: expect.arrayContaining(['This card is currently in use by a payment profile.']) as string[],
    });
  });

  it('accept another card only from the owner of a Premium account, and no expired card', async () => {
    const owner = await backend.visitorAs('business');
    const [main, events] = await list(owner, 'business', 'viewBusinessCards');
    const card = await cardId(owner, 'business', 'Events');
    const set = (visitor: Visitor, name: DemoName, account: unknown, id: string) =>
      visitor.call('setAccountCard', {
        params: { uuid: uuidOf(name), accountId: String(account), cardId: id },
      });
    expect((await set(owner, 'business', main?.accountId, card)).status).toBe(200);
    expect((await list(owner, 'business', 'viewBusinessCards'))[0]).toMatchObject({ cardId: Number(card) });
    expect((await set(owner, 'business', events?.accountId, card)).status).toBe(403);
    expect((await set(owner, 'business', '999', card)).status).toBe(404);
    expect((await set(owner, 'business', main?.accountId, '999')).status).toBe(404);
    const member = await backend.visitorAs('member');
    expect((await set(member, 'member', main?.accountId, card)).status).toBe(403);
    const soon = await addCard(owner, 'business', { random: 'soon', expiry: { month: 11, year: 2026 } });
    backend.clock.advance(15 * 24 * 60 * 60 * 1000);
    const again = await backend.visitorAs('business');
    const { id } = soon.body.response as { readonly id: number };
    expect((await set(again, 'business', main?.accountId, String(id))).status).toBe(400);
  });

  it('can be switched by everyone who sees them', async () => {
    const owner = await backend.visitorAs('business');
    const member = await backend.visitorAs('member');
    const [main] = await list(owner, 'business', 'viewBusinessCards');
    const params = { uuid: uuidOf('member'), accountId: String(main?.accountId) };
    expect((await member.call('disableCardAccount', { params })).status).toBe(200);
    expect((await list(owner, 'business', 'viewBusinessCards'))[0]).toMatchObject({ active: false });
    expect((await member.call('enableCardAccount', { params })).status).toBe(200);
    expect((await list(owner, 'business', 'viewBusinessCards'))[0]).toMatchObject({ active: true });
  });
});

describe('users of a business account', () => {
  it('are invited by email, join when they sign in, and can be removed', async () => {
    const { accountUsers } = backend.services;
    const owner = await userOf(backend, 'business');
    const [main] = await accountUsers.list(owner);
    const id = main?.account.id ?? 0;
    await accountUsers.invite(owner, id, ' New@Cabrank.test ');
    expect((await mailTo('new@cabrank.test'))?.kind).toBe('account-invitation');
    expect((await accountUsers.list(owner))[0]?.users).toMatchObject([
      { email: 'member@cabrank.test', invited: false },
      { email: 'new@cabrank.test', invited: true, name: null },
    ]);
    const invited = await backend.visitorAs('new');
    expect(await list(invited, 'new', 'viewBusinessCards')).toMatchObject([{ owner: 'Declan Murphy' }]);
    await expect(accountUsers.invite(owner, id, 'new@cabrank.test')).rejects.toMatchObject({ status: 400 });
    await expect(accountUsers.invite(owner, id, 'x')).rejects.toMatchObject({ status: 400 });
    await accountUsers.remove(owner, id, 'new@cabrank.test');
    expect(await list(invited, 'new', 'viewBusinessCards')).toEqual([]);
    const stranger = await userOf(backend, 'standard');
    await expect(accountUsers.invite(stranger, id, 'y@cabrank.test')).rejects.toMatchObject({ status: 404 });
    await expect(accountUsers.remove(owner, id, 'nobody@cabrank.test')).rejects.toMatchObject({
      status: 404,
    });
  });

  it('are limited to the number that the account allows', async () => {
    const { accountUsers } = backend.services;
    const owner = await userOf(backend, 'business');
    const [main] = await accountUsers.list(owner);
    const id = main?.account.id ?? 0;
    for (let user = 2; user < 10; user += 1) await accountUsers.invite(owner, id, `user${user}@cabrank.test`);
    await expect(accountUsers.invite(owner, id, 'more@cabrank.test')).rejects.toMatchObject({
      status: 409,
      message: 'Maximum number of users exceeded',
    });
  });
});

describe('Premium subscriptions', () => {
  it('change their card, and the bookings follow', async () => {
    const visitor = await backend.visitorAs('premium');
    const [subscription] = await list(visitor, 'premium', 'viewPremiumSubscriptions');
    const card = await cardId(visitor, 'premium', 'Travel');
    const params = { uuid: uuidOf('premium'), subscriptionId: String(subscription?.id), cardId: card };
    expect((await visitor.call('setSubscriptionCard', { params })).status).toBe(200);
    expect(await list(visitor, 'premium', 'viewPremiumSubscriptions')).toMatchObject([
      { card_id: Number(card), bookingCardId: Number(card) },
    ]);
    const missing = { params: { ...params, cardId: '999' } };
    expect((await visitor.call('setSubscriptionCard', missing)).status).toBe(404);
  });

  it('are cancelled once, run until the end of the paid period, and release their card', async () => {
    const visitor = await backend.visitorAs('premium');
    const [before] = await list(visitor, 'premium', 'viewPremiumSubscriptions');
    const params = { uuid: uuidOf('premium'), subscriptionId: String(before?.id) };
    const form = { reason: 'I have bought a bicycle' };
    expect((await visitor.call('cancelSubscription', { params, form })).status).toBe(200);
    expect((await visitor.call('cancelSubscription', { params })).status).toBe(403);
    const [cancelled] = await list(visitor, 'premium', 'viewPremiumSubscriptions');
    expect(cancelled).toMatchObject({ cancellable: false, endsOn: before?.periodEnd });
    expect((await mailTo('premium@cabrank.test'))?.kind).toBe('premium-cancelled');
    const stored = await backend.services.executor.selectFrom('subscriptions').selectAll().execute();
    expect(stored.map(({ cancel_reason: reason }) => reason)).toContain('I have bought a bicycle');

    await backend.services.switches.change({ clockOffsetMs: 31 * 24 * 60 * 60 * 1000 });
    const later = await backend.visitorAs('premium');
    expect(await list(later, 'premium', 'viewPremiumSubscriptions')).toEqual([]);
    expect((await later.call('getUser')).body.response).toMatchObject({ premium: false });
    const card = await cardId(later, 'premium', 'Travel');
    const removed = await later.call('deleteCard', { params: { uuid: uuidOf('premium'), cardId: card } });
    expect(removed.status).toBe(200);
    const [business] = await list(
      await backend.visitorAs('business'),
      'business',
      'viewPremiumSubscriptions',
    );
    expect(Date.parse(String(business?.periodEnd))).toBeGreaterThan(backend.services.clock.now().getTime());
    await backend.services.switches.change({ clockOffsetMs: 0 });
  });
});

describe('two cancellations of a subscription at once', () => {
  it('count once: the other is refused, and one email is sent', async () => {
    const visitor = await backend.visitorAs('business');
    const [before] = await list(visitor, 'business', 'viewPremiumSubscriptions');
    const params = { uuid: uuidOf('business'), subscriptionId: String(before?.id) };
    const cancel = () => visitor.call('cancelSubscription', { params });
    const answers = await Promise.all([cancel(), cancel()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const mails = (await backend.services.mail.outbox()).filter(
      ({ kind, recipient }) => kind === 'premium-cancelled' && recipient === 'business@cabrank.test',
    );
    expect(mails).toHaveLength(1);
  });
});

describe('applications for Business+', () => {
  const request = (visitor: Visitor, form: Readonly<Record<string, string>>) =>
    visitor.call('requestAccount', { params: { uuid: uuidOf('new') }, form });

  it('are validated and wait, one at a time, even when sent concurrently', async () => {
    const visitor = await backend.visitorAs('new');
    const wrong = { ...creditForm, companyRegistrationNumber: 'x', readTerms: '0', authorised: '0' };
    expect((await request(visitor, wrong)).body.errors).toEqual({
      companyRegistrationNumber: 'Invalid Company Number.',
      authorised: 'Required.',
      readTerms: 'Required.',
    });
    const answers = await Promise.all([request(visitor, creditForm), request(visitor, creditForm)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await list(visitor, 'new', 'viewAccounts')).toMatchObject([{ id: null, status: 'pending' }]);
  });

  it('are decided once by an admin, and the customer is informed', async () => {
    const { creditRequests } = backend.services;
    const admin = await userOf(backend, 'admin');
    const [newest] = await creditRequests.list();
    const uuid = newest?.account.uuid ?? '';
    await expect(creditRequests.decline(admin, uuid, ' ')).rejects.toMatchObject({ status: 400 });
    await creditRequests.decline(admin, uuid, 'Too new');
    await expect(creditRequests.approve(admin, uuid)).rejects.toMatchObject({ status: 409 });
    const visitor = await backend.visitorAs('new');
    expect(await list(visitor, 'new', 'viewAccounts')).toMatchObject([
      { status: 'declined', reason: 'Too new' },
    ]);
    expect((await mailTo('new@cabrank.test'))?.body).toContain('Too new');

    expect((await request(visitor, creditForm)).status).toBe(200);
    const [second] = await creditRequests.list();
    await creditRequests.approve(admin, second?.account.uuid ?? '');
    expect((await list(visitor, 'new', 'viewAccounts'))[1]).toMatchObject({
      status: null,
      identifier: expect.stringMatching(/^BP-\d{8}$/u) as string,
    });
    expect((await visitor.call('getUser')).body.response).toMatchObject({ profileType: 'bill_pay' });
    await expect(creditRequests.find('nothing')).rejects.toMatchObject({ status: 404 });
  });

  it('need no authorisation if Business+ has a service charge instead', async () => {
    await backend.services.switches.change({ premiumConfig: { businessServiceChargeMode: true } });
    const visitor = await backend.visitorAs('new');
    expect((await request(visitor, { ...creditForm, authorised: '0' })).status).toBe(200);
  });
});
