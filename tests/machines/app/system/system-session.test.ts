import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { selectIsReady } from '../../../../machines/app/app/app.selectors';
import {
  selectHasFailed as selectFormHasFailed,
  selectIsCompleted,
  selectMessages,
} from '../../../../machines/session/form-submission/form-submission.selectors';
import {
  selectCards,
  selectHasFailed,
  selectIsLoading,
} from '../../../../machines/app/resource/resource.selectors';
import {
  selectIsReauthenticating,
  selectIsSettled,
  selectUser,
} from '../../../../machines/session/session/session.selectors';
import { playSystem, type Answers, type SentRequest } from '../../../support/system/play-system';

const aoife = {
  uuid: '7d1f1f0e-2b5e-4f0c-9a52-0d8f6a4b1c01',
  first_name: 'Aoife',
  last_name: 'Byrne',
  email: 'aoife.byrne@example.com',
  admin: false,
  guest: false,
  canBook: true,
  mustChangePassword: false,
  premium: false,
  receivedPremiumDiscount: false,
};
const sean = { ...aoife, uuid: '7d1f1f0e-2b5e-4f0c-9a52-0d8f6a4b1c02', first_name: 'Seán' };
const card = {
  id: 11,
  name: 'Everyday',
  lastFour: '4242',
  type: 'visa',
  expiryMonth: 12,
  expiryYear: 2039,
  expired: false,
  expiresSoon: false,
};
const ok = (response: unknown) => ({ code: 200, response });
const expired = { code: 401, message: 'Please sign in.' };
const authUser = 'GET /api/auth/user';
const of = (path: string) => `GET /api/user/${aoife.uuid}/${path}`;
const cardsView = of('cards/view');
const lists = {
  cards: cardsView,
  subscriptions: of('cards/premium'),
  cardAccounts: of('cards/business'),
  accounts: of('settings/accounts/view'),
} as const;

const answers: Answers = {
  'GET /api/config': () =>
    ok({
      stripePublicKey: 'pk_test_1',
      hasContact: false,
      premiumEnabled: false,
      demo: false,
      extensions: ['auth'],
    }),
  'GET /api/premium/config': () => ({ code: 500 }),
  [authUser]: () => ok(aoife),
  'GET /api/content/nav': () => ok([]),
  'POST /api/auth/login': () => ({ code: 200 }),
  [cardsView]: () => ok([card]),
};

const patience = { timeout: 5000 };

const ready = async (changed: Answers = {}) => {
  const system = playSystem({ ...answers, ...changed });
  await waitFor(system.root, selectIsReady, patience);
  return { ...system, session: system.services.get('session') };
};

/** A customer who has typed something, and whose session ends with the next call. */
const absent = async (userAnswers: readonly unknown[], changed: Answers = {}) => {
  const system = await ready({
    [authUser]: (_request, nth) => userAnswers[nth - 1] ?? userAnswers.at(-1),
    [cardsView]: (_request, nth) => (nth === 1 ? expired : ok([card])),
    ...changed,
  });
  system.drafts.save('contact', { message: 'Hello' });
  system.services.get('cards').send({ type: 'resource.requested', owner: aoife.uuid });
  await waitFor(system.session, selectIsReauthenticating, patience);
  return system;
};

const signIn = async (system: Awaited<ReturnType<typeof ready>>) => {
  const login = system.startLogin();
  login.send({
    type: 'form.submitted',
    values: { email: aoife.email, password: 'Taxi-rank-42!demo' },
    key: 'press-1',
  });
  return waitFor(login, (form) => !form.hasTag('busy'), patience);
};

describe('many 401 responses', () => {
  it('cause one re-check, after which each read is repeated once', async () => {
    const out = new Set<string>();
    let everyOneIsOut: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (everyOneIsOut = resolve));
    /** The first call of each kind is answered once all have been sent, one after the other. */
    const once = async ({ call }: SentRequest, nth: number) => {
      if (nth > 1) return ok([]);
      if (out.add(call).size === Object.keys(lists).length) everyOneIsOut();
      await held;
      // Each comes a little later than the one before: after the re-check that the first has caused, too.
      for (let turn = 0; turn < 40 * Object.values(lists).indexOf(call as never); turn += 1)
        await Promise.resolve();
      return expired;
    };
    const { services, sent } = await ready(
      Object.fromEntries(Object.values(lists).map((call) => [call, once])),
    );
    const names = ['cards', 'subscriptions', 'cardAccounts', 'accounts'] as const;
    for (const name of names) services.get(name).send({ type: 'resource.requested', owner: aoife.uuid });
    for (const name of names) {
      const loaded = await waitFor(services.get(name), (list) => !selectIsLoading(list), patience);
      expect([name, selectHasFailed(loaded), loaded.context.items]).toEqual([name, false, []]);
    }
    expect(sent(authUser)).toHaveLength(2);
    for (const call of Object.values(lists)) expect(sent(call)).toHaveLength(2);
  });
});

describe('a session that ends over unsaved input', () => {
  it('can be resumed: the data is cleared, the input is kept, and signing in again reloads the data', async () => {
    const system = await absent([ok(aoife), expired, ok(aoife)]);
    const section = system.startManagePayments(aoife.uuid);
    const cards = system.services.get('cards');
    await waitFor(cards, (list) => !selectIsLoading(list), patience);
    expect(selectUser(system.session.getSnapshot())).toBeNull();
    expect(system.drafts.load('contact')).toEqual({ message: 'Hello' });

    cards.send({ type: 'resource.cleared' });
    expect(selectIsCompleted(await signIn(system))).toBe(true);
    expect(selectUser(system.session.getSnapshot())?.uuid).toBe(aoife.uuid);
    await waitFor(cards, (list) => selectCards(list)?.length === 1, patience);
    expect(system.drafts.any()).toBe(true);
    expect(section.getSnapshot().status).toBe('active');
  });

  it('drops the input when someone else signs in there', async () => {
    const system = await absent([ok(aoife), expired, ok(sean)]);
    expect(selectIsCompleted(await signIn(system))).toBe(true);
    expect(selectUser(system.session.getSnapshot())?.uuid).toBe(sean.uuid);
    expect(system.drafts.any()).toBe(false);
  });

  it('says so when the browser does not keep the session', async () => {
    const system = await absent([ok(aoife), expired, expired]);
    expect(selectMessages(await signIn(system))).toHaveLength(1);
    expect(selectIsReauthenticating(system.session.getSnapshot())).toBe(true);
    expect(system.drafts.any()).toBe(true);
  });

  it('says that it failed, without blaming the browser, when no response says who signed in', async () => {
    const system = await absent([ok(aoife), expired, { code: 503 }]);
    const form = await signIn(system);
    expect([selectFormHasFailed(form), selectMessages(form)]).toEqual([true, []]);
    expect(selectIsReauthenticating(system.session.getSnapshot())).toBe(true);
    expect(system.drafts.any()).toBe(true);
  });

  it('leads to the login page if the group `auth` is not offered, and keeps nothing', async () => {
    const system = await ready({
      'GET /api/config': () =>
        ok({ stripePublicKey: 'pk_test_1', hasContact: false, premiumEnabled: false, demo: false }),
      [authUser]: (_request, nth) => (nth === 1 ? ok(aoife) : expired),
      [cardsView]: () => expired,
    });
    system.drafts.save('contact', { message: 'Hello' });
    system.services.get('cards').send({ type: 'resource.requested', owner: aoife.uuid });
    await waitFor(system.session, (session) => session.matches('signedOut'), patience);
    expect(system.drafts.any()).toBe(false);
  });
});

describe('other tabs', () => {
  it('are told about a sign-in and a logout, but not about a lost session', async () => {
    const system = await ready({ 'GET /api/auth/logout': () => ({ code: 200 }) });
    expect(system.tabs.announced).toEqual([aoife.uuid]);
    system.services.get('logout').send({ type: 'logout.requested', role: 'customer', target: null });
    await waitFor(system.session, (session) => session.matches('signedOut'), patience);
    expect(system.tabs.announced).toEqual([aoife.uuid, null]);

    const losing = await ready({
      [authUser]: (_request, nth) => (nth === 1 ? ok(aoife) : expired),
      [cardsView]: () => expired,
    });
    losing.services.get('cards').send({ type: 'resource.requested', owner: aoife.uuid });
    await waitFor(losing.session, (session) => session.matches('signedOut'), patience);
    expect(losing.tabs.announced).toEqual([aoife.uuid]);
  });

  it('may have changed the user unnoticed: before a write the session is checked, and nothing is sent', async () => {
    const system = await ready({ [authUser]: (_request, nth) => ok(nth === 1 ? aoife : sean) });
    system.tabs.last = sean.uuid;
    const write = system.client.request({ url: '/api/user/x/settings/update', method: 'post' });
    await expect(write).rejects.toMatchObject({ kind: 'rejected' });
    await waitFor(system.session, selectIsSettled, patience);
    expect(selectUser(system.session.getSnapshot())?.uuid).toBe(sean.uuid);
    expect(system.requests.map(({ call }) => call)).not.toContain('POST /api/user/x/settings/update');
    expect(system.tabs.announced).toEqual([aoife.uuid, sean.uuid]);
  });
});
