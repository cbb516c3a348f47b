import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type MinimalBackend = {
  /** Address without a trailing slash. */
  readonly url: string;
  /** The calls received, as `METHOD /path`. */
  readonly calls: readonly string[];
  /** The only customer's credentials. */
  readonly email: string;
  readonly password: string;
  readonly close: () => Promise<void>;
};

type Card = { readonly id: string; readonly token: string; readonly wire: Readonly<Record<string, unknown>> };
type Reply = { readonly status: number; readonly body: object; readonly cookie?: string };
type Call = { readonly body: string; readonly signedIn: boolean; readonly match: RegExpExecArray };

const customer = {
  uuid: '0b9d5f0e-6c7b-4f9b-9a35-3f1f5b1f7a01',
  first_name: 'Sorcha',
  last_name: 'Brennan',
  email: 'sorcha@elsewhere.test',
  location: '/profile',
  admin: false,
  guest: false,
  canBook: true,
  mustChangePassword: false,
  premium: false,
  receivedPremiumDiscount: false,
};
const settings = {
  firstName: customer.first_name,
  lastName: customer.last_name,
  bookingName: 'Sorcha from elsewhere',
  confirmationEmails: false,
  showDelivery: false,
  showShare: false,
  showCc: false,
  showDelete: false,
};
const password = 'Another-backend-7!';

const ok = (response?: unknown): Reply => ({
  status: 200,
  body: response === undefined ? { code: 200 } : { code: 200, response },
});
const failure = (code: number, message: string): Reply => ({ status: code, body: { code, message } });

/** Requires 3-D Secure for the published test number in the token. Its intents are named like the real provider's. */
const needsChallenge = (token: string): boolean => token.includes('4000002500003155');

function cardOf(text: string): {
  readonly token: string;
  readonly setupIntent: unknown;
  readonly card: Card;
} {
  const sent = JSON.parse(text) as {
    readonly paymentMethod: { token: string; last4: string; exp_month: number; exp_year: number };
    readonly cardNickName: string;
    readonly setupIntent?: string;
  };
  const { token, last4, exp_month: expiryMonth, exp_year: expiryYear } = sent.paymentMethod;
  const id = randomUUID();
  const wire = {
    id,
    name: sent.cardNickName,
    lastFour: last4,
    type: 'visa',
    expiryMonth,
    expiryYear,
    expired: false,
    expiresSoon: false,
  };
  return { token, setupIntent: sent.setupIntent, card: { id, token, wire } };
}

/** The backend's data: one customer, their cards, one session. */
function createState() {
  const cards: Card[] = [];
  const session = `theirs=${randomUUID()}`;
  const remove = (matches: (card: Card) => boolean): Reply => {
    const index = cards.findIndex(matches);
    if (index < 0) return failure(404, 'No such card');
    cards.splice(index, 1);
    return ok();
  };
  const own =
    (answer: (call: Call) => Reply) =>
    (call: Call): Reply =>
      call.signedIn ? answer(call) : failure(401, 'Please sign in');
  const page = { title: 'Terms', content: '<p>Terms of another backend.</p>' };
  const user = `/api/user/${customer.uuid}`;

  const routes: readonly (readonly [string, RegExp, (call: Call) => Reply])[] = [
    [
      'GET',
      /^\/api\/config$/u,
      () =>
        ok({
          stripePublicKey: 'pk_sandbox_elsewhere',
          hasContact: false,
          premiumEnabled: false,
          demo: false,
          extensions: ['auth'],
        }),
    ],
    ['GET', /^\/api\/premium\/config$/u, () => failure(404, 'No Premium here')],
    ['GET', /^\/api\/auth\/user$/u, ({ signedIn }) => (signedIn ? ok(customer) : failure(401, 'Nobody'))],
    ['GET', /^\/api\/auth\/logout$/u, () => ({ ...ok({ location: '/' }), cookie: 'theirs=; Max-Age=0' })],
    [
      'POST',
      /^\/api\/auth\/login$/u,
      ({ body }) => {
        const form = new URLSearchParams(body);
        const right = form.get('email') === customer.email && form.get('password') === password;
        return right
          ? { ...ok({}), cookie: `${session}; HttpOnly; Path=/` }
          : failure(401, 'Wrong credentials');
      },
    ],
    ['GET', /^\/api\/content\/(terms|privacy)$/u, () => ok(page)],
    ['GET', /^\/api\/content\/contact$/u, () => ok({ title: 'Contact', content: ['Something'] })],
    [
      'GET',
      /^\/api\/content\/nav$/u,
      ({ signedIn }) =>
        ok(signedIn ? [{ nav_label: 'Profile', link_name: '/profile', has_nav: true, has_title: true }] : []),
    ],
    ['GET', new RegExp(`^${user}/settings/view$`, 'u'), own(() => ok(settings))],
    ['GET', new RegExp(`^${user}/cards/view$`, 'u'), own(() => ok(cards.map(({ wire }) => wire)))],
    [
      'GET',
      new RegExp(`^${user}/(cards/business|cards/premium|settings/accounts/view)$`, 'u'),
      own(() => ok([])),
    ],
    [
      'POST',
      new RegExp(`^${user}/cards/add$`, 'u'),
      own(({ body }) => {
        const { token, setupIntent, card } = cardOf(body);
        if (needsChallenge(token) && setupIntent === undefined) {
          const secret = `seti_${randomUUID()}_secret_${randomUUID()}`;
          return { status: 402, body: { code: 402, stripe_action: { setup_intent_client_secret: secret } } };
        }
        cards.push(card);
        return ok();
      }),
    ],
    [
      'DELETE',
      new RegExp(`^${user}/cards/delete/([^/]+)$`, 'u'),
      own(({ match }) => remove(({ id }) => id === match[1])),
    ],
    [
      'DELETE',
      /^\/api\/user\/cards\/delete\/([^/]+)$/u,
      ({ match }) => remove(({ token }) => token === match[1]),
    ],
  ];

  return (method: string, path: string, body: string, cookie: string): Reply => {
    for (const [verb, pattern, answer] of routes) {
      const match = verb === method ? pattern.exec(path) : null;
      if (match) return answer({ body, signedIn: cookie.includes(session), match });
    }
    return failure(404, 'Not here');
  };
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * A backend that shares nothing with the embedded one: plain `node:http`, the calls (S7.calls) that the app makes so
 * far, and only the extension group `auth`. It has no versions, no Idempotency-Key and no sandbox; a caller without a
 * session gets 401; the response to a saved card does not return it.
 *
 * @param leavesOut addresses that this backend does not have
 */
export async function startMinimalBackend(leavesOut?: RegExp): Promise<MinimalBackend> {
  const answer = createState();
  const calls: string[] = [];

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url?.split('?')[0] ?? '';
    const method = request.method ?? '';
    calls.push(`${method} ${path}`);
    const { status, body, cookie } = leavesOut?.test(path)
      ? failure(404, 'Not here')
      : answer(method, path, await read(request), request.headers.cookie ?? '');
    if (cookie !== undefined) response.setHeader('set-cookie', cookie);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    email: customer.email,
    password,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
