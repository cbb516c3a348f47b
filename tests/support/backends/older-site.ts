import type { FastifyInstance } from 'fastify';
import { DEMO_PASSWORD, demoAccounts } from '../../../src/server/backend/seeds/accounts';
import type { DemoName } from '../backend/backend';

/** An older page as a browser gets it after following redirects. */
export type OlderPage = {
  readonly status: number;
  /** Path and query after the redirects. */
  readonly address: string;
  readonly html: string;
  /** The page's text without markup. */
  readonly text: string;
  readonly heading: string;
  readonly headers: Readonly<Record<string, unknown>>;
};

/** A headless client for the older pages that keeps cookies and follows redirects. */
export type OlderVisitor = {
  get(address: string, headers?: Readonly<Record<string, string>>): Promise<OlderPage>;
  /** Submits a form like the website's own page. `headers` replace or (null) remove a browser's headers. */
  send(
    address: string,
    fields: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string | null>>,
  ): Promise<OlderPage>;
  signIn(name: DemoName): Promise<OlderPage>;
  /** All cookies for a request. */
  cookie(): string;
};

export const HOST = 'cabrank.test';
const MOST_REDIRECTS = 5;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Decodes the HTML entities of an attribute or text. */
export const unescaped = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#39);/gu, (_, name: string) => ENTITIES[name] ?? '');

function textOf(html: string): string {
  const body = /<body>([\s\S]*)<\/body>/u.exec(html)?.[1] ?? html;
  return unescaped(body.replaceAll(/<[^>]*>/gu, ' '))
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** The addresses that a page links to, in order. */
export const linksOf = ({ html }: OlderPage): string[] =>
  [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/gu)].map(([, address]) => unescaped(address ?? ''));

/** The initial value of a form's field. */
export function valueOf({ html }: OlderPage, name: string): string | null {
  const field = new RegExp(`<input\\b[^>]*?\\bname="${name}"[^>]*>`, 'u').exec(html)?.[0];
  const value = field === undefined ? undefined : /\bvalue="([^"]*)"/u.exec(field)?.[1];
  return value === undefined ? null : unescaped(value);
}

export function createOlderVisitor(app: FastifyInstance): OlderVisitor {
  const jar = new Map<string, string>();
  const cookie = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  async function ask(
    method: 'GET' | 'POST',
    address: string,
    headers: Readonly<Record<string, string | null>>,
    payload?: string,
  ): Promise<OlderPage> {
    let next = { method, address, headers, payload };
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      const sent: Record<string, string | null> = { host: HOST, cookie: cookie(), ...next.headers };
      const answer = await app.inject({
        method: next.method,
        url: next.address,
        headers: Object.fromEntries(Object.entries(sent).filter((entry) => entry[1] !== null)) as Record<
          string,
          string
        >,
        ...(next.payload === undefined ? {} : { payload: next.payload }),
      });
      for (const { name, value } of answer.cookies) {
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      }
      const { location } = answer.headers;
      if (typeof location !== 'string') {
        const heading = /<h1>([\s\S]*?)<\/h1>/u.exec(answer.body)?.[1] ?? '';
        return {
          status: answer.statusCode,
          address: next.address,
          html: answer.body,
          text: textOf(answer.body),
          heading: unescaped(heading).trim(),
          headers: answer.headers,
        };
      }
      const to = new URL(location, `http://${HOST}${next.address}`);
      if (to.host !== HOST) throw new Error(`${next.address} redirects to another site: ${location}`);
      next = { method: 'GET', address: to.pathname + to.search, headers: {}, payload: undefined };
    }
    throw new Error(`${address} redirects endlessly`);
  }

  const visitor: OlderVisitor = {
    get: (address, headers = {}) => ask('GET', address, headers),
    send: (address, fields, headers = {}) =>
      ask(
        'POST',
        address,
        {
          'content-type': 'application/x-www-form-urlencoded',
          origin: `http://${HOST}`,
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
        new URLSearchParams(fields).toString(),
      ),
    async signIn(name) {
      const page = await visitor.send('/legacy/login', {
        email: demoAccounts[name].email,
        password: DEMO_PASSWORD,
      });
      if (page.heading !== 'Welcome') throw new Error(`${name} could not sign in: ${page.text}`);
      return page;
    },
    cookie,
  };
  return visitor;
}
