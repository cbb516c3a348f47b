import type { Answer } from '../../../src/review/faults/answers';
import { json } from '../../../src/review/faults/answers';
import { account, billPay, card, subscription, type Belongings } from './people';

/** A received request. */
export type Arrived = {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly key: string | null;
  readonly session: string | null;
};

/** The server's data besides its sessions. */
export type Known = Belongings & {
  /** The effects in order: one entry for each write that changed something. */
  readonly effects: string[];
  /** The response to the next profile or card. */
  demand: 'nothing' | 'bank' | 'otherCard';
  /** The request of a profile that waits for its card. */
  held: { readonly companyName: string } | null;
  closed: boolean;
};

const ok = (response: unknown = null): Answer => json(200, { code: 200, message: null, response });
const refused = (code: number): Answer => json(code, { code, message: 'That cannot be.' });

type Write = (known: Known, call: Arrived, parts: readonly string[]) => Answer;

const form = ({ body }: Arrived): URLSearchParams => new URLSearchParams(body);
const sent = ({ body }: Arrived): Readonly<Record<string, unknown>> =>
  JSON.parse(body) as Readonly<Record<string, unknown>>;

const addCard: Write = (known, call) => {
  const { cardNickName, setupIntent } = sent(call);
  if (known.demand === 'bank' && setupIntent === undefined)
    return json(402, { code: 402, stripe_action: { setup_intent_client_secret: 'seti_1_secret_1' } });
  const made = { ...card(String(100 + known.cards.length), String(cardNickName)), card_id: 'pm_new' };
  known.cards.push(made);
  return done(known, 'card added', made);
};

const done = (known: Known, effect: string, response: unknown = null): Answer => {
  known.effects.push(effect);
  return ok(response);
};

/** Creates the profile with its card. */
const complete = (known: Known, companyName: string): Answer => {
  known.accounts.push(account(String(200 + known.accounts.length), companyName, true));
  known.subscriptions.push(subscription(String(300 + known.subscriptions.length), '11'));
  known.held = null;
  return done(known, 'profile added');
};

const addProfile: Write = (known, call) => {
  const { companyName, card: paid } = sent(call) as {
    readonly companyName: string;
    readonly card: Readonly<Record<string, unknown>>;
  };
  const confirmed = paid['setupIntent'] !== undefined || paid['paymentIntent'] !== undefined;
  if (known.demand === 'bank' && !confirmed) {
    known.held = { companyName };
    return json(402, { code: 402, stripe_action: { payment_intent_client_secret: 'pi_1_secret_1' } });
  }
  if (known.demand === 'otherCard') {
    known.held = { companyName };
    return json(400, { code: 400, message: 'Your card was declined.', stripe: true });
  }
  return complete(known, companyName);
};

/** The calls that change something, by method and path below `/api/`; `*` is one segment. */
export const writes: Readonly<Record<string, Write>> = {
  'POST content/contact': (known) => done(known, 'message sent'),
  'POST user/*/cards/add': addCard,
  'DELETE user/*/cards/delete/*': (known, _call, [, id]) => {
    const at = known.cards.findIndex((one) => one.id === id);
    if (at < 0) return refused(404);
    known.cards.splice(at, 1);
    return done(known, 'card deleted');
  },
  'DELETE user/cards/delete/*': (known) => done(known, 'token deleted'),
  'POST user/*/cards/business/add': (known, call) => {
    const name = form(call).get('companyName') ?? '';
    known.accounts.push(account(String(200 + known.accounts.length), name, true));
    return done(known, 'account added');
  },
  'POST user/*/cards/set-account-card/*/*': (known, _call, [, id, cardId = '']) => {
    const found = known.accounts.find(({ accountId }) => accountId === id);
    if (!found) return refused(404);
    found.cardId = cardId;
    return done(known, 'account card set');
  },
  'POST user/*/cards/business/*/enable': (known, _call, [, id]) => switchTo(known, id, true),
  'POST user/*/cards/business/*/disable': (known, _call, [, id]) => switchTo(known, id, false),
  'PATCH user/*/subscriptions/*/set-card/*': (known, _call, [, id, cardId = '']) => {
    const found = known.subscriptions.find((one) => one.id === id);
    if (!found) return refused(404);
    found.card_id = cardId;
    return done(known, 'subscription card set');
  },
  'DELETE user/*/subscriptions/cancel/*': (known, _call, [, id]) => {
    const found = known.subscriptions.find((one) => one.id === id);
    if (!found?.cancellable) return refused(403);
    found.cancellable = false;
    found.endsOn = '2027-01-01';
    return done(known, 'subscription cancelled');
  },
  'POST user/*/settings/accounts/request': (known, call) => {
    if (known.billPay.some(({ id }) => id === null)) return refused(409);
    const made = billPay('AP-1', form(call).get('companyName') ?? '');
    known.billPay.push(made);
    return done(known, 'application made', made);
  },
  'POST user/*/settings/update': (known, call) => {
    const bookingName = form(call).get('bookingName');
    if (known.settings['bookingName'] === bookingName) return ok();
    known.settings['bookingName'] = bookingName;
    return done(known, 'settings saved');
  },
  'POST user/*/settings/change-password': (known) => done(known, 'password changed'),
  'POST user/*/settings/delete-profile': (known) => {
    known.closed = true;
    return done(known, 'account closed');
  },
  'POST premium/subscribe/add-profile': addProfile,
  'POST premium/subscribe/add-profile/save-card': (known) =>
    known.held === null ? refused(404) : complete(known, known.held.companyName),
};

function switchTo(known: Known, id: string | undefined, active: boolean): Answer {
  const found = known.accounts.find(({ accountId }) => accountId === id);
  if (!found) return refused(404);
  found.active = active;
  return done(known, active ? 'account enabled' : 'account disabled');
}
