import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, uuidOf, type TestBackend } from '../support/backend/backend';
import { createOlderVisitor, type OlderVisitor } from '../support/backends/older-site';

let backend: TestBackend;
const visitors = new Map<string, OlderVisitor>();
const roles = ['nobody', 'guest', 'standard', 'business', 'mustchange', 'admin', 'impersonating'] as const;
type Role = (typeof roles)[number];

const as = (role: Role): OlderVisitor => {
  const visitor = visitors.get(role);
  if (!visitor) throw new Error(`There is no visitor ${role}`);
  return visitor;
};

const logInAs = (name: Parameters<typeof uuidOf>[0]): string => `/legacy/customers/${uuidOf(name)}/log-in-as`;

beforeAll(async () => {
  backend = await createTestBackend({ switches: { rateLimits: false } });
  for (const role of roles) visitors.set(role, createOlderVisitor(backend.app));
  await as('guest').send('/legacy/guest', { name: 'Gus Guest', phone: '085 123 4599', email: '' });
  for (const role of ['standard', 'business', 'mustchange', 'admin'] as const) await as(role).signIn(role);
  await as('impersonating').signIn('admin');
  await as('impersonating').send(logInAs('premium'), { reason: 'Asked on the phone' });
});
afterAll(() => backend.app.close());

const everyone = (heading: string): Record<Role, string> => ({
  nobody: heading,
  guest: heading,
  standard: heading,
  business: heading,
  mustchange: heading,
  admin: heading,
  impersonating: heading,
});
const customers = (heading: string): Record<Role, string> => ({
  ...everyone(heading),
  nobody: 'Sign in',
  admin: '403 No customer chosen',
});
const accounts = (heading: string): Record<Role, string> => ({ ...customers(heading), guest: 'Sign in' });
const office = (heading: string): Record<Role, string> => ({
  ...everyone('403 Not allowed'),
  nobody: 'Sign in',
  admin: heading,
});

/** What each page is headed for whom; the status stands before it where it is not 200. */
const matrix: readonly (readonly [string, Record<Role, string>])[] = [
  ['/terms', everyone('Terms and Conditions')],
  ['/privacy', everyone('Privacy Statement')],
  ['/contact', everyone('Contact Us')],
  ['/fare-estimator', everyone('Fare estimator')],
  ['/login', { ...everyone('Welcome'), nobody: 'Sign in', guest: 'Sign in' }],
  ['/guest', { ...everyone('Welcome'), nobody: 'Book as a guest' }],
  ['/logout', everyone('Logout')],
  ['/lost-pass', everyone('Lost password')],
  ['/lost-pass/app', everyone('Lost password')],
  ['/reset/unknown', everyone('New password')],
  ['/reset/app/unknown', everyone('New password')],
  ['/register', everyone('Register')],
  ['/register/signup', everyone('Register')],
  ['/register/signup/bill_pay', everyone('Register')],
  ['/register/subscribe', everyone('Register')],
  ['/register/new-user/unknown', everyone('Welcome')],
  ['/new-booking', customers('New booking')],
  ['/job-status', customers('Job status')],
  ['/edit?b=UNKNOWN', customers('404 Page not found')],
  ['/cancel-edit', customers('Job status')],
  ['/track?k=unknown', everyone('404 Page not found')],
  ['/track', everyone('404 Page not found')],
  ['/users', accounts('Users')],
  ['/dashboard', office('Dashboard')],
  ['/customers', office('Customers')],
  ['/credit-account-requests', office('Credit account requests')],
  ['/credit-account-requests/unknown', office('404 Page not found')],
  [`/credit-account-requests/${uuidOf('standard')}`, office('404 Page not found')],
  ['/dispatch', office('Dispatch')],
  ['/tariffs', office('Tariffs')],
  ['/no-such-page', everyone('404 Page not found')],
  ['/', everyone('404 Page not found')],
  ['/profile', everyone('404 Page not found')],
];

describe('who sees which older page', () => {
  it.each(matrix)('%s', async (path, expected) => {
    for (const role of roles) {
      const { status, heading } = await as(role).get(`/legacy${path}`);
      expect(status === 200 ? heading : `${status} ${heading}`, role).toBe(expected[role]);
    }
  });

  it.each([
    ['/users', '/users'],
    ['/edit?b=AB12', '/edit/AB12'],
    ['/new-booking?from=Cork', '/new-booking?from=Cork'],
  ])('%s remembers where a visitor wanted to go, as a route of the app', async (path, route) => {
    const { address } = await as('nobody').get(`/legacy${path}`);
    expect(new URL(address, 'http://x').searchParams.get('returnUrl')).toBe(route);
  });
});

const journey = {
  pick_up: '1 Main Street, Cork',
  destination: 'Cork Airport',
  pick_up_at: '2026-11-20T18:00',
  vehicle: 'saloon',
  payment_type: '1',
};

/** Every form with what would change something if it were taken, and from whom. */
const forms: readonly (readonly [string, Role, Readonly<Record<string, string>>])[] = [
  ['/legacy/login', 'nobody', { email: 'standard@cabrank.test', password: 'Taxi-rank-42!demo' }],
  ['/legacy/guest', 'nobody', { name: 'Gus Guest', phone: '085 123 4599' }],
  ['/legacy/logout', 'standard', {}],
  ['/legacy/logout', 'impersonating', {}],
  ['/legacy/lost-pass', 'nobody', { email: 'standard@cabrank.test' }],
  ['/legacy/reset/unknown', 'nobody', { password: 'Taxi-rank-43!demo' }],
  ['/legacy/new-booking', 'standard', journey],
  ['/legacy/edit?b=UNKNOWN', 'standard', journey],
  ['/legacy/job-status/cancel', 'standard', { ref: 'UNKNOWN' }],
  ['/legacy/users/invite', 'business', { account: '1', 'email-1': 'new.person@cabrank.test' }],
  ['/legacy/users/remove', 'business', { account: '1', email: 'member@cabrank.test' }],
  [logInAs('standard'), 'admin', { reason: 'Asked on the phone' }],
  ['/legacy/credit-account-requests/unknown/approve', 'admin', {}],
  ['/legacy/credit-account-requests/unknown/decline', 'admin', { reason: 'No' }],
];

const forgeries: readonly (readonly [string, Readonly<Record<string, string | null>>])[] = [
  ['a foreign Origin', { origin: 'https://evil.test', 'sec-fetch-site': null }],
  ['an opaque Origin', { origin: 'null', 'sec-fetch-site': null }],
  ['cross-site fetch metadata', { origin: null, 'sec-fetch-site': 'cross-site' }],
  ['same-site fetch metadata', { origin: null, 'sec-fetch-site': 'same-site' }],
  ['an own Origin with cross-site metadata', { 'sec-fetch-site': 'cross-site' }],
  ['nothing that says where it comes from', { origin: null, 'sec-fetch-site': null }],
];
const wrongTypes = ['text/plain', 'application/json', 'multipart/form-data; boundary=x'];

/** What the pages say of what the forms would change. */
async function state(): Promise<string> {
  const pages = [
    await as('standard').get('/legacy/job-status'),
    await as('business').get('/legacy/users'),
    await as('admin').get('/legacy/credit-account-requests'),
    await as('admin').get('/legacy/customers'),
    await as('nobody').get('/legacy/login'),
    await as('impersonating').get('/legacy/job-status'),
  ];
  return pages.map(({ status, heading, text }) => `${status} ${heading} ${text}`).join('\n');
}

describe('cross-site form posts', () => {
  it.each(forgeries)('%s: nothing changes', async (_, headers) => {
    const before = await state();
    for (const [address, role, fields] of forms) {
      const page = await as(role).send(address, fields, headers);
      expect([page.status, page.address], address).toEqual([403, address]);
    }
    expect(await state()).toBe(before);
  });

  it.each(wrongTypes)('a body of type %s changes nothing', async (type) => {
    const before = await state();
    for (const [address, role, fields] of forms) {
      const { status } = await as(role).send(address, fields, { 'content-type': type });
      expect([400, 415], address).toContain(status);
    }
    expect(await state()).toBe(before);
  });

  it('visitors and unauthorised people change nothing either', async () => {
    const before = await state();
    for (const [address, , fields] of forms.slice(6)) {
      expect((await as('nobody').send(address, fields)).heading, address).toBe('Sign in');
    }
    for (const [address, , fields] of forms.slice(11)) {
      for (const role of ['guest', 'standard', 'impersonating'] as const)
        expect((await as(role).send(address, fields)).status, address).toBe(403);
    }
    expect(await state()).toBe(before);
  });

  it('same-site ones are accepted, with either of the two headers', async () => {
    const visitor = as('mustchange');
    for (const headers of [{ origin: null }, { 'sec-fetch-site': null }]) {
      // Refused for being unable to book: so it was read.
      expect((await visitor.send('/legacy/new-booking', journey, headers)).text).toContain(
        'You must change your password to continue',
      );
    }
  });
});
