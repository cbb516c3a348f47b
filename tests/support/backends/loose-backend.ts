import type { BrowserContext } from 'playwright-core';
import { answers, navOf, people, type LooseName } from './loose-people';
import { json, startStandIn, type Behaviour, type StandIn, type StandInRequest } from './stand-in-server';

const PASSWORD = 'Loosely-written-9!';
const SESSION = 'loose';

export type LooseBackend = StandIn & {
  /** The customer's credentials for this backend's older login. */
  readonly email: string;
  readonly password: string;
};

/** Calls that are accepted without a response; the last part of the path may name a record. */
const writes: readonly string[] = ['cards/delete', 'settings'];

const LINKS: readonly string[] = ['location', 'link_name'];

/**
 * A response in this backend's format: booleans alternate between numbers and strings, paths have no leading slash.
 * Values that may be null are null in the data already.
 */
function loosely(value: unknown, name = '', turn = { count: 0 }): unknown {
  if (typeof value === 'boolean') {
    turn.count += 1;
    return turn.count % 2 === 0 ? Number(value) : String(Number(value));
  }
  if (typeof value === 'string') return LINKS.includes(name) ? value.replace(/^\//u, '') : value;
  if (Array.isArray(value)) return value.map((entry) => loosely(entry, '', turn));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, loosely(entry, key, turn)]));
}

const isPerson = (name: string): name is LooseName => Object.hasOwn(people, name);

const whoAsks = ({ headers }: StandInRequest): LooseName | null => {
  const name = new RegExp(`\\b${SESSION}=(\\w+)`, 'u').exec(String(headers['cookie']))?.[1] ?? '';
  return isPerson(name) ? name : null;
};

const ok = (response: unknown): Behaviour => json({ code: 200, message: null, response: loosely(response) });
const refused = (code: number): Behaviour => json({ code, message: null, response: null }, code);

function api(path: string, who: LooseName | null): Behaviour {
  if (path === 'auth/user') return ok(who === null ? null : people[who]);
  if (path === 'auth/logout')
    return json({ code: 200, response: { location: 'login' } }, 200, { 'Set-Cookie': `${SESSION}=; Path=/` });
  if (path === 'content/nav' || path === 'content/admin-nav') return ok(navOf[who ?? 'nobody']);
  const own = path.replace(/^user\/[^/]+\//u, '');
  if (own !== path && who === null) return refused(401);
  if (path.startsWith('admin/') && who !== 'admin') return refused(403);
  if (Object.hasOwn(answers, own)) return ok(answers[own]);
  return writes.includes(own.replace(/\/[^/]+$/u, '')) ? ok(null) : refused(404);
}

const page = (title: string, body = '', headers: Readonly<Record<string, string>> = {}): Behaviour => ({
  kind: 'answer',
  headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
  body: `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>${body}</main></html>`,
});

const form = `<form method="post" action="/legacy/check"><label>Email <input name="email" type="email"></label>
  <label>Password <input name="password" type="password"></label><button>Log in</button></form>`;

/** The login has two pages: the form, and the page that it posts to, which shows the result. */
function check({ body }: StandInRequest): Behaviour {
  const sent = new URLSearchParams(body);
  if (sent.get('email') !== people.customer['email'] || sent.get('password') !== PASSWORD)
    return page('Log in here', `<p role="alert">We do not know you by that password.</p>${form}`);
  return page('Hello again', '<p><a href="new-booking">Book a taxi</a></p>', {
    'Set-Cookie': `${SESSION}=customer; HttpOnly; Path=/`,
  });
}

function older(path: string, request: StandInRequest): Behaviour {
  if (path === 'check' && request.method === 'POST') return check(request);
  if (['check', 'login', 'admin/login'].includes(path)) return page('Log in here', form);
  return page(`Older page: ${path}`);
}

/**
 * A backend that follows the contract's meaning but not its formats: links without a leading slash, booleans as 1 and
 * 0 and as strings, null for everything optional, numbers instead of strings, and a login with two older pages. It
 * has the extension groups that are in its configuration.
 */
export async function startLooseBackend(): Promise<LooseBackend> {
  const standIn = await startStandIn((request) => {
    const path = request.url.split('?')[0] ?? '';
    if (path.startsWith('/legacy/')) return older(path.slice('/legacy/'.length), request);
    return api(path.replace(/^\/api\//u, ''), whoAsks(request));
  });
  return { ...standIn, email: String(people.customer['email']), password: PASSWORD };
}

/** Signs somebody in without a screen, for tests of what follows the login. */
export const enterLoosely = (context: BrowserContext, url: string, name: LooseName): Promise<void> =>
  context.addCookies([{ name: SESSION, value: name, url }]);
