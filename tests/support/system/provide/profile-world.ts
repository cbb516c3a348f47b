import { afterEach } from 'vitest';
import { waitFor } from 'xstate';
import { selectIsReady } from '../../../../machines/app/app/app.selectors';
import { selectNotices } from '../../../../machines/app/notifications/notifications.selectors';
import { selectIsLoading } from '../../../../machines/app/resource/resource.selectors';
import type { Draft } from '../../../../src/platform/drafts';
import { createAdapters } from '../../../../src/app/environment/adapters';
import { createAppSystem } from '../../../../src/app/app-system';
import { niamh } from './wizard-world';

export const customer = niamh.uuid;
const own = `/api/user/${customer}`;

const LISTS = {
  cards: `${own}/cards/view`,
  cardAccounts: `${own}/cards/business`,
  subscriptions: `${own}/cards/premium`,
  accounts: `${own}/settings/accounts/view`,
} as const;
type ListName = keyof typeof LISTS;

/** A write from the client; `path` starts after the customer's uuid. */
export type Write = {
  readonly call: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly key: string | null;
};

/** The server's response to a write; `lost`: no response arrives. */
type Reply = { readonly code: number; readonly [field: string]: unknown } | 'lost';

export type Server = {
  /** The lists on the server; `null`: they cannot be read. */
  readonly lists: Record<ListName, readonly object[] | null>;
  /** Other reads, by path after the customer's uuid; `lost`: no response arrives. */
  readonly answers: Record<string, unknown>;
  /** Responds to the next writes, each once, and may change the lists. Every other write is accepted. */
  readonly replies: ((write: Write) => Reply)[];
  readonly writes: Write[];
  /** Every address that was read, once for each read. */
  readonly reads: string[];
};

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** The app with a signed-in customer and a stand-in for the server that can lose its responses. */
export async function enterProfile(lists: Partial<Server['lists']> = {}) {
  const server: Server = {
    lists: { cards: [], cardAccounts: [], subscriptions: [], accounts: [], ...lists },
    answers: {},
    replies: [],
    writes: [],
    reads: [],
  };
  const config = {
    recaptchaKey: 'site-key',
    stripePublicKey: 'pk_sandbox_x',
    hasContact: false,
    premiumEnabled: false,
    demo: false,
    extensions: ['auth', 'idempotency'],
  };
  const read = (url: string): Promise<Response> => {
    server.reads.push(url);
    const name = (Object.keys(LISTS) as ListName[]).find((list) => LISTS[list] === url);
    const answer = server.answers[url.replace(own, '')];
    if (answer === 'lost') return Promise.reject(new TypeError('Failed to fetch'));
    if (answer !== undefined) return Promise.resolve(Response.json({ code: 200, response: answer }));
    if (name === undefined) {
      const known: Readonly<Record<string, unknown>> = { '/api/config': config, '/api/auth/user': niamh };
      return Promise.resolve(Response.json({ code: 200, response: known[url] ?? [] }));
    }
    const list = server.lists[name];
    return list === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(Response.json({ code: 200, response: list }));
  };
  const fetch: typeof globalThis.fetch = (input, init) => {
    const url = input as string;
    const method = init?.method ?? 'GET';
    if (method === 'GET') return read(url);
    const write: Write = {
      call: `${method} ${url.replace(own, '')}`,
      fields: Object.fromEntries(new URLSearchParams(typeof init?.body === 'string' ? init.body : '')),
      key: new Headers(init?.headers).get('Idempotency-Key'),
    };
    server.writes.push(write);
    const reply = server.replies.shift()?.(write) ?? { code: 200 };
    return reply === 'lost'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(Response.json(reply));
  };
  const drafts = new Map<string, Draft>();
  const { app, environment } = createAppSystem({
    ...createAdapters({ fetch }),
    botCheck: {
      load: () => Promise.resolve(),
      token: (_key, action) => Promise.resolve(`token for ${action}`),
    },
    focus: { current: () => null, returnTo: () => undefined, rescue: () => undefined },
    drafts: {
      save: (form, draft) => void drafts.set(form, draft),
      load: (form) => drafts.get(form) ?? null,
      remove: (form) => void drafts.delete(form),
      any: () => drafts.size > 0,
      clear: () => drafts.clear(),
      claim: () => undefined,
    },
    failures: { report: () => undefined },
  });
  stops.push(() => app.stop());
  app.start();
  await waitFor(app, selectIsReady, { timeout: 5000 });

  return {
    app,
    environment,
    server,
    drafts,
    /** The notices on the screen: their type and title. */
    notices: () =>
      selectNotices(app.system.get('notifications').getSnapshot()).map(({ type, title }) => [type, title]),
    /** Loads a list, as the section does. */
    load: async (name: ListName) => {
      const list = app.system.get(name);
      list.send({ type: 'resource.requested', owner: customer });
      await waitFor(list, (snapshot) => !selectIsLoading(snapshot), { timeout: 5000 });
    },
    readsOf: (name: ListName) => server.reads.filter((url) => url === LISTS[name]).length,
  };
}
