import { json, type Answer } from '../../../src/review/faults/answers';
import type { FaultCall } from '../../../src/review/faults/call';
import { belongings, CUSTOMER, EMAIL, usersOnTheWire } from './people';
import { writes, type Arrived, type Known } from './server-writes';

/** A response with the cookie that it sets or removes. */
type Reply = { readonly answer: Answer; readonly session?: string | null };

const ok = (response: unknown): Answer => json(200, { code: 200, message: null, response });
const refused = (code: number): Answer => json(code, { code, message: 'That cannot be.' });
const item = (label: string, link: string) => ({
  nav_label: label,
  link_name: link,
  has_nav: true,
  has_title: true,
});

const config = {
  stripePublicKey: 'pk_test_1',
  hasContact: false,
  premiumEnabled: true,
  demo: false,
  extensions: ['auth', 'idempotency', 'cancel-reason'],
};
const premiumConfig = {
  personalPrice: 999,
  businessStandardPrice: 2999,
  businessIncludeVat: false,
  maxBusinessStandardUsers: 10,
};
const text = { title: 'A page', content: '<p>What the company says.</p>' };

/** What everybody may read. */
const open: Readonly<Record<string, unknown>> = {
  config,
  'premium/config': premiumConfig,
  'content/terms': text,
  'content/privacy': text,
  'content/contact': { title: 'Contact', content: [{ id: '1', label: 'A journey' }] },
  'content/nav': [item('Contact', '/content/contact'), item('Profile', '/profile')],
};

const own: Readonly<Record<string, (known: Known) => unknown>> = {
  'cards/view': ({ cards }) => cards,
  'cards/business': ({ accounts }) => accounts,
  'cards/premium': ({ subscriptions }) => subscriptions,
  'settings/accounts/view': ({ billPay }) => billPay,
  'settings/view': ({ settings }) => settings,
};

/**
 * A server for the customer that the calls concern and their data. It has its own implementation, stores what is
 * written and honours Idempotency-Key. It responds without delay.
 */
export function faultServer() {
  const sessions = new Map<string, FaultCall['person']>();
  const answered = new Map<string, Answer>();
  const known: Known = { ...belongings(), effects: [], demand: 'nothing', held: null, closed: false };
  let made = 0;

  const enter = (person: FaultCall['person']): string => {
    const session = `session-${(made += 1)}`;
    sessions.set(session, person);
    return session;
  };

  const write = (call: Arrived, path: string, person: FaultCall['person'] | undefined): Answer | null => {
    const rule = `${call.method} ${path}`;
    for (const [pattern, act] of Object.entries(writes)) {
      const parts = new RegExp(`^${pattern.replaceAll('*', '([^/]+)')}$`, 'u').exec(rule);
      if (!parts) continue;
      const isOpen = pattern.startsWith('POST content') || pattern.startsWith('DELETE user/cards');
      if (!isOpen && person === undefined) return refused(401);
      const before = call.key === null ? undefined : answered.get(call.key);
      if (before) return before;
      const answer = act(known, call, parts.slice(1));
      if (call.key !== null) answered.set(call.key, answer);
      if (known.closed) sessions.clear();
      return answer;
    }
    return null;
  };

  function reply(call: Arrived): Reply {
    const { method, session } = call;
    const path = (call.path.split('?')[0] ?? '').replace(/^\/api\//u, '');
    const person = session === null ? undefined : sessions.get(session);
    if (path === 'auth/user')
      return { answer: person === undefined ? refused(401) : ok(usersOnTheWire[person]) };
    if (path === 'auth/logout') {
      if (session !== null && sessions.delete(session)) known.effects.push('logged out');
      return { answer: ok({ location: '/login' }), session: null };
    }
    if (path === 'admin/end-impersonation') {
      if (person === undefined) return { answer: refused(401) };
      if (session !== null && person === 'acting') {
        sessions.set(session, 'admin');
        known.effects.push('impersonation ended');
      }
      return { answer: ok(null) };
    }
    if (path === 'auth/login') {
      const isCustomer = new URLSearchParams(call.body).get('email') === EMAIL && !known.closed;
      return isCustomer ? { answer: ok(null), session: enter('customer') } : { answer: refused(400) };
    }
    if (path === 'auth/admin/login') return { answer: ok(null), session: enter('admin') };
    if (path === 'content/admin-nav')
      return { answer: person === 'admin' ? ok([item('Reports', '/admin/reports')]) : refused(403) };
    if (method === 'GET' && path in open) return { answer: ok(open[path]) };
    const written = write(call, path, person);
    if (written !== null) return { answer: written };
    if (person === undefined) return { answer: refused(401) };
    const read = own[path.replace(`user/${CUSTOMER}/`, '')];
    return { answer: read ? ok(read(known)) : refused(404) };
  }

  return {
    handle: (call: Arrived): Reply => {
      const { answer, ...cookie } = reply(call);
      return {
        answer: { ...answer, headers: { ...answer.headers, 'X-App-Version': 'this-version' } },
        ...cookie,
      };
    },
    enter,
    known,
    /** Ends every session. */
    forgetSessions: (): void => sessions.clear(),
  };
}

export type FaultServer = ReturnType<typeof faultServer>;
