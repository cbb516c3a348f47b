import { people, refused } from '../server';
import { put, take } from './shop-changes';
import { application, cardAccount } from './shop-data';
import { factors } from './shop-factors';
import { payments } from './shop-payments';
import { sessions } from './shop-sessions';
import { requestOnTheWire } from './shop-lists';
import { own, UUID, yes, type Call, type Work } from './shop-types';

const accountOf = ({ purse, at }: Call) =>
  purse.cardAccounts.find(({ accountId }) => accountId === at['account']);
const subscriptionOf = ({ purse, at }: Call) =>
  purse.subscriptions.find(({ id }) => id === at['subscription']);

const switched = (active: boolean): Work => ({
  method: 'POST',
  path: own(`cards/business/(?<account>\\w+)/${active ? 'enable' : 'disable'}`),
  run: (call) => put(call, accountOf(call), { active }, 'switch'),
});

const decided = (status: 'approved' | 'declined'): Work => ({
  method: 'POST',
  path: new RegExp(
    `^/api/admin/credit-account-requests/[\\w-]+/${status === 'approved' ? 'approve' : 'decline'}$`,
    'u',
  ),
  run: (call) => {
    if (call.shop.request.status !== 'pending') return { answer: refused(409) };
    call.shop.request.status = status;
    return { answer: yes(call.person, requestOnTheWire(call)), done: ['decision'] };
  },
});

const asked = (what: string, path: RegExp): Work => ({
  method: 'POST',
  path,
  visitors: true,
  run: ({ person }) => ({ answer: yes(person), done: [what] }),
});

/** Every write of the API, by its operation in the contract. */
export const works: Readonly<Record<string, Work>> = {
  ...payments,
  ...sessions,
  ...factors,
  setDefaultCard: {
    method: 'PATCH',
    path: own('cards/default/(?<card>\\w+)'),
    run: (call) => {
      const chosen = call.purse.cards.find(({ id }) => id === call.at['card']);
      const worked = put(call, chosen, { isDefault: true }, 'default card');
      for (const other of call.purse.cards) if (chosen && other !== chosen) other['isDefault'] = false;
      return worked;
    },
  },
  deleteCard: {
    method: 'DELETE',
    path: own('cards/delete/(?<card>\\w+)'),
    run: (call) => take(call, call.purse.cards, 'id', call.at['card'], 'card gone'),
  },
  addCardAccount: {
    method: 'POST',
    path: own('cards/business/add'),
    run: ({ shop, purse, person, form }) => {
      const company = form.get('companyName') ?? '';
      purse.cardAccounts.push(cardAccount(person, `${shop.next()}`, form.get('cardId') ?? '', company));
      return { answer: yes(person), done: ['card account'] };
    },
  },
  setAccountCard: {
    method: 'POST',
    path: own('cards/set-account-card/(?<account>\\w+)/(?<card>\\w+)'),
    run: (call) => put(call, accountOf(call), { cardId: call.at['card'] }, 'card of an account'),
  },
  enableCardAccount: switched(true),
  disableCardAccount: switched(false),
  setSubscriptionCard: {
    method: 'PATCH',
    path: own('subscriptions/(?<subscription>\\w+)/set-card/(?<card>\\w+)'),
    run: (call) => put(call, subscriptionOf(call), { card_id: call.at['card'] }, 'card of a subscription'),
  },
  cancelSubscription: {
    method: 'DELETE',
    path: own('subscriptions/cancel/(?<subscription>\\w+)'),
    run: (call) =>
      put(call, subscriptionOf(call), { endsOn: '2026-12-20', cancellable: false }, 'cancellation'),
  },
  resumeSubscription: {
    method: 'POST',
    path: own('subscriptions/(?<subscription>\\w+)/resume'),
    run: (call) => put(call, subscriptionOf(call), { endsOn: null, cancellable: true }, 'resumption'),
  },
  withdrawSubscription: {
    method: 'POST',
    path: own('subscriptions/(?<subscription>\\w+)/withdraw'),
    run: (call) => {
      const { answer, done } = take(
        call,
        call.purse.subscriptions,
        'id',
        call.at['subscription'],
        'withdrawal',
      );
      return done
        ? { answer: yes(call.person, { withdrawnAt: `for ${call.person.name}` }), done }
        : { answer };
    },
  },
  requestAccount: {
    method: 'POST',
    path: own('settings/accounts/request'),
    run: ({ shop, purse, person, form }) => {
      const made = application(person, `CR${shop.next()}`, form.get('companyName') ?? '');
      purse.accounts.push(made);
      return { answer: yes(person, made), done: ['application'] };
    },
  },
  updateSettings: {
    method: 'POST',
    path: own('settings/update'),
    run: (call) => put(call, call.purse.settings, { bookingName: call.form.get('bookingName') }, 'settings'),
  },
  changePassword: {
    method: 'POST',
    path: own('settings/change-password'),
    run: ({ purse, person, form }) => {
      if (form.get('oldPassword') !== purse.password) return { answer: refused(400) };
      purse.password = form.get('newPassword') ?? '';
      return { answer: yes(person), done: ['password'] };
    },
  },
  requestEmailChange: {
    method: 'POST',
    path: own('settings/email'),
    run: ({ purse, person, form }) => {
      purse.pendingEmail = form.get('newEmail');
      return { answer: yes(person), done: ['link'] };
    },
  },
  cancelEmailChange: {
    method: 'DELETE',
    path: own('settings/email'),
    run: ({ purse, person }) => {
      const isNew = purse.pendingEmail !== null;
      purse.pendingEmail = null;
      return { answer: yes(person), ...(isNew && { done: ['change gone'] }) };
    },
  },
  deleteProfile: {
    method: 'POST',
    path: own('settings/delete-profile'),
    run: ({ person, server }) => {
      server.forgetAll(person);
      return { answer: yes(person), done: ['closure'] };
    },
  },
  endSession: {
    method: 'DELETE',
    path: own('sessions/(?<device>\\w+)'),
    run: (call) => take(call, call.purse.devices, 'id', call.at['device'], 'device gone'),
  },
  endOtherSessions: {
    method: 'DELETE',
    path: own('sessions'),
    run: ({ purse, person }) => {
      const left = purse.devices.filter(({ current }) => current === true);
      const isNew = left.length < purse.devices.length;
      purse.devices = left;
      return { answer: yes(person), ...(isNew && { done: ['devices gone'] }) };
    },
  },
  confirmEmail: asked('address', /^\/api\/auth\/confirm-email$/u),
  restoreEmail: asked('former address', /^\/api\/auth\/restore-email$/u),
  keepFactors: asked('second step', /^\/api\/auth\/keep-factors$/u),
  disownSignIn: asked('stranger gone', /^\/api\/auth\/not-me$/u),
  sendContactMessage: asked('message', /^\/api\/content\/contact$/u),
  requestPasswordReset: asked('mail', /^\/api\/auth\/lost-password$/u),
  resetPassword: asked('password', /^\/api\/auth\/reset$/u),
  approveCreditAccountRequest: decided('approved'),
  declineCreditAccountRequest: decided('declined'),
  resetFactors: {
    method: 'POST',
    path: new RegExp(`^/api/admin/customers/${UUID}/reset-factors$`, 'u'),
    run: ({ shop, person }) => {
      if (shop.factorsReset) return { answer: yes(person, { resetAt: '2026-11-30T09:30:00Z' }) };
      shop.factorsReset = true;
      return { answer: yes(person, { resetAt: '2026-11-30T09:30:00Z' }), done: ['reset'] };
    },
  },
  makeSupportCode: {
    method: 'POST',
    path: /^\/api\/support-codes$/u,
    visitors: true,
    run: ({ person }) => ({
      answer: yes(person, { code: '7K3FM-Q2W9D', expiresAt: '2026-12-13T09:30:00Z' }),
      done: ['support code'],
    }),
  },
  impersonate: {
    method: 'POST',
    path: new RegExp(`^/api/admin/impersonate/${UUID}$`, 'u'),
    run: ({ server, cookie, at, person }) => {
      const session = server.sessionOf(cookie);
      const customer = people.find((one) => one.uuid === at['uuid']);
      if (!session || !customer || session.person.admin !== true) return { answer: refused(403) };
      session.customer = customer;
      return { answer: yes(person), done: ['impersonation'] };
    },
  },
  actForCustomer: {
    method: 'POST',
    path: /^\/api\/admin\/act$/u,
    run: ({ server, cookie, person }) => {
      const session = server.sessionOf(cookie);
      if (!session || session.person.admin !== true) return { answer: refused(403) };
      session.customer = people[0] ?? null;
      return { answer: yes(person), done: ['acting'] };
    },
  },
  settleSandboxIntent: {
    method: 'POST',
    path: /^\/sandbox\/intents\/\w+$/u,
    visitors: true,
    run: ({ person }) => ({ answer: yes(person), done: ['outcome'] }),
  },
};
