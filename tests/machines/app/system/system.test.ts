import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { selectIsReady } from '../../../../machines/app/app/app.selectors';
import { selectCards, selectIsLoading } from '../../../../machines/app/resource/resource.selectors';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import { playSystem, secrets, type Answers } from '../../../support/system/play-system';
import { secretsIn, withoutInputs } from '../../../support/canaries/secrets';

const uuid = '7d1f1f0e-2b5e-4f0c-9a52-0d8f6a4b1c01';
const user = {
  uuid,
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
const ok = (response: unknown) => () => ({ code: 200, response });
const cardsView = `GET /api/user/${uuid}/cards/view`;
const cardsAdd = `POST /api/user/${uuid}/cards/add`;

const answers: Answers = {
  'GET /api/config': ok({
    stripePublicKey: 'pk_test_1',
    hasContact: false,
    premiumEnabled: false,
    demo: false,
    extensions: ['auth', 'idempotency'],
  }),
  'GET /api/premium/config': () => ({ code: 500 }),
  'GET /api/auth/user': ok(user),
  'GET /api/auth/logout': () => ({ code: 200, response: { location: '/login' } }),
  'GET /api/content/nav': ok([]),
  'POST /api/auth/login': () => ({ code: 200, response: { location: '/profile' } }),
  [cardsView]: ok([]),
  [`GET /api/user/${uuid}/cards/business`]: ok([]),
  [`GET /api/user/${uuid}/settings/accounts/view`]: ok([]),
  [cardsAdd]: (_request, nth) =>
    nth === 1
      ? { code: 402, stripe_action: { setup_intent_client_secret: secrets.clientSecret } }
      : { code: 200, response: card },
};

const ready = async (changed: Answers = {}) => {
  const system = playSystem({ ...answers, ...changed });
  await waitFor(system.root, selectIsReady, { timeout: 5000 });
  return system;
};
type System = Awaited<ReturnType<typeof ready>>;

/** Opens the dialog, fills it in and presses Add card. */
const addCard = async (system: System) => {
  const section = system.startManagePayments(uuid);
  section.send({ type: 'card.addRequested', knownCards: [] });
  const dialog = section.getSnapshot().children.cardAdd;
  const entry = dialog?.getSnapshot().children.cardEntry;
  if (!dialog || !entry) throw new Error('The dialog did not open');
  await waitFor(entry, (snapshot) => snapshot.hasTag('usable'), { timeout: 5000 });
  entry.send({ type: 'cardholder.changed', name: 'Aoife Byrne' });
  entry.send({ type: 'element.changed', change: { complete: true, empty: false, error: null } });
  dialog.send({ type: 'card.submitted', nickname: 'Everyday', key: 'press-1' });
  return { section, dialog };
};

describe('the app system over its real provisions', () => {
  it('adds a card through 3-D Secure with two POSTs and one confirmation', async () => {
    const system = await ready();
    const { section, dialog } = await addCard(system);
    await waitFor(section, (snapshot) => snapshot.matches({ dialog: 'viewing' }), { timeout: 5000 });
    expect(dialog.getSnapshot().output).toMatchObject({ kind: 'added', card: { id: '11' } });
    const posts = system.sent(cardsAdd);
    expect(posts.map(({ body }) => (JSON.parse(body) as { setupIntent?: string }).setupIntent)).toEqual([
      undefined,
      'seti_1',
    ]);
    expect(posts.map(({ body }) => body)).toEqual(
      Array(2).fill(expect.stringContaining(`"token":"${secrets.paymentMethod}"`)),
    );
    expect(new Set(posts.map(({ key }) => key)).size).toBe(2);
    expect(system.confirmed).toEqual([secrets.clientSecret]);
    await waitFor(system.services.get('cards'), (snapshot) => !selectIsLoading(snapshot), { timeout: 5000 });
    expect(system.requests.at(-1)?.call).toBe(cardsView);
    expect(system.failures).toEqual([]);
    expect(system.unanswered).toEqual([]);
  });

  it('keeps every secret out of what could be stored, at every step', async () => {
    const system = await ready();
    const login = system.startLogin();
    login.send({
      type: 'form.submitted',
      values: { email: user.email, password: secrets.password },
      key: 'press-1',
    });
    const found: string[] = [];
    const look = () => {
      found.push(...system.persisted().flatMap((persisted) => secretsIn(withoutInputs(persisted))));
    };
    expect(secretsIn(system.persisted())).not.toEqual([]);
    look();
    await waitFor(login, (snapshot) => snapshot.matches('completed'), { timeout: 5000 });
    const { section, dialog } = await addCard(system);
    dialog.subscribe(look);
    await waitFor(section, (snapshot) => snapshot.matches({ dialog: 'viewing' }), { timeout: 5000 });
    expect(secretsIn(system.persisted())).toEqual([]);
    expect(found).toEqual([]);
    expect(system.confirmed).toHaveLength(1);
  });

  it('finds a card whose POST got no usable response by reading the cards', async () => {
    const system = await ready({
      [cardsAdd]: () => '<html>',
      [cardsView]: (_request, nth) => ({ code: 200, response: nth > 1 ? [card] : [] }),
    });
    const { section, dialog } = await addCard(system);
    await waitFor(section, (snapshot) => snapshot.matches({ dialog: 'viewing' }), { timeout: 5000 });
    expect(dialog.getSnapshot().output).toMatchObject({ kind: 'added', card: { id: '11' } });
    expect(system.sent(cardsAdd)).toHaveLength(1);
  });

  it('re-checks the session once for parallel 401s, and forgets the customer when it is lost', async () => {
    const system = await ready({
      'GET /api/auth/user': (_request, nth) => (nth === 1 ? { code: 200, response: user } : { code: 401 }),
      [cardsView]: () => ({ code: 401 }),
      [`GET /api/user/${uuid}/cards/premium`]: () => ({ code: 401 }),
    });
    const { services } = system;
    const lost: unknown[] = [];
    services.get('session').on('session.lost', (event) => lost.push(event));
    services.get('cards').send({ type: 'resource.requested', owner: uuid });
    services.get('subscriptions').send({ type: 'resource.requested', owner: uuid });
    await waitFor(services.get('session'), (snapshot) => snapshot.matches('signedOut'), { timeout: 5000 });
    expect(system.sent('GET /api/auth/user')).toHaveLength(2);
    expect(lost).toEqual([{ type: 'session.lost', admin: false }]);
    expect(services.get('cards').getSnapshot().context).toMatchObject({ items: null, owner: null });
    expect(system.drafts.cleared).toBe(1);
  });

  it('S4.logout.3: logs out: all data of the person is cleared, and the app goes where the server says', async () => {
    const system = await ready({ [cardsView]: ok([card]) });
    const { services } = system;
    const token = await system.port.createToken({ cardholderName: 'Aoife Byrne' });
    const lists = (['cards', 'cardAccounts', 'accounts', 'subscriptions'] as const).map((name) =>
      services.get(name),
    );
    for (const list of lists) {
      list.send({ type: 'resource.requested', owner: uuid });
      await waitFor(list, (snapshot) => !selectIsLoading(snapshot), { timeout: 5000 });
      expect(list.getSnapshot().context.owner).toBe(uuid);
    }
    expect(selectCards(services.get('cards').getSnapshot())).toHaveLength(1);
    system.startManagePayments(uuid).send({ type: 'card.addRequested', knownCards: [] });
    const completed: unknown[] = [];
    services.get('logout').on('logout.completed', (event) => completed.push(event));
    services.get('logout').send({ type: 'logout.requested', role: 'customer', target: null });
    await waitFor(services.get('session'), (snapshot) => snapshot.matches('signedOut'), { timeout: 5000 });
    expect(completed).toEqual([{ type: 'logout.completed', target: '/login' }]);
    expect(selectUser(services.get('session').getSnapshot())).toBeNull();
    for (const list of lists) {
      expect(list.getSnapshot().context).toMatchObject({ items: null, owner: null });
      expect(selectIsLoading(list.getSnapshot())).toBe(false);
    }
    expect(system.drafts.cleared).toBe(1);
    expect(token.kind === 'token' && (() => system.port.reveal(token.card.token))).toThrow();
  });

  it('counts a 401 on logout as logged out, and stays signed in when logout fails', async () => {
    const over = await ready({ 'GET /api/auth/logout': () => ({ code: 401 }) });
    over.services.get('logout').send({ type: 'logout.requested', role: 'customer', target: null });
    await waitFor(over.services.get('session'), (snapshot) => snapshot.matches('signedOut'), {
      timeout: 5000,
    });
    const failing = await ready({ 'GET /api/auth/logout': () => ({ code: 500 }) });
    const logout = failing.services.get('logout');
    logout.send({ type: 'logout.requested', role: 'customer', target: null });
    await waitFor(logout, (snapshot) => snapshot.matches('idle'), { timeout: 5000 });
    expect(selectUser(failing.services.get('session').getSnapshot())).not.toBeNull();
    expect(failing.services.get('notifications').getSnapshot().context.notices).toMatchObject([
      { type: 'error' },
    ]);
  });

  it('shows the start-up failure if the config cannot be read, and starts on Retry', async () => {
    const system = playSystem({
      ...answers,
      'GET /api/config': (request, nth) =>
        nth === 1 ? { code: 500 } : answers['GET /api/config']?.(request, nth),
    });
    await waitFor(system.root, (snapshot) => snapshot.hasTag('startUpFailed'), { timeout: 5000 });
    system.root.send({ type: 'boot.retried' });
    await waitFor(system.root, selectIsReady, { timeout: 5000 });
  });

  it('logs out although one of the services has given up', async () => {
    const system = await ready();
    for (const service of ['cards', 'notifications'] as const) system.giveUp(service);
    expect(system.services.get('cards')).toBeUndefined();
    system.services.get('logout').send({ type: 'logout.requested', role: 'customer', target: null });
    const session = system.services.get('session');
    await waitFor(session, (snapshot) => snapshot.matches('signedOut'), { timeout: 5000 });
    expect(system.drafts.cleared).toBe(1);
    expect(system.services.get('logout').getSnapshot().status).toBe('active');
  });
});
