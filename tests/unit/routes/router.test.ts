// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAdapters } from '../../../src/provide/adapters';
import { createAppSystem } from '../../../src/provide/app-system';
import { bridge } from '../../../src/routes/bridge';
import { validateLoginSearch } from '../../../src/routes/login';
import { createAppRouter } from '../../../src/routes/router';

const config = { stripePublicKey: 'pk_sandbox_x', hasContact: false, premiumEnabled: false, demo: false };
const premium = {
  personalPrice: 999,
  businessStandardPrice: 1999,
  businessIncludeVat: true,
  maxBusinessStandardUsers: 10,
};
const niamh = {
  uuid: 'u1',
  first_name: 'Niamh',
  last_name: 'Kelly',
  email: 'niamh@cabrank.test',
  location: '/profile',
  admin: false,
  guest: false,
  canBook: true,
  mustChangePassword: false,
  premium: false,
  receivedPremiumDiscount: false,
};

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** The app behind a router without a page: what the server says of the user can change. */
function visit(path: string, user: object | null, answerUser: Promise<void> = Promise.resolve()) {
  const server = { user };
  const answers: Readonly<Record<string, () => unknown>> = {
    '/api/config': () => config,
    '/api/premium/config': () => premium,
    '/api/auth/user': () => server.user,
    '/api/auth/logout': () => ({ location: '/' }),
  };
  const send: typeof fetch = async (input) => {
    const url = input as string;
    if (url === '/api/auth/user') await answerUser;
    if (url === '/api/auth/logout') server.user = null;
    return Response.json({ code: 200, response: (answers[url] ?? (() => []))() });
  };
  const { app, environment } = createAppSystem(createAdapters({ fetch: send }));
  const router = createAppRouter({ app, environment, prerender: false });
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) });
  stops.push(bridge(app, router), () => app.stop());
  app.start();
  return { app, router, server, at: () => router.state.location.href };
}

describe('guards', () => {
  it('send nobody from /profile to /login, with the way back', async () => {
    const { router, at } = visit('/profile?tab=cards', null);
    await router.load();
    expect(at()).toBe('/login?returnUrl=%2Fprofile%3Ftab%3Dcards');
  });

  it('let a customer see the profile', async () => {
    const { router, at } = visit('/profile', niamh);
    await router.load();
    expect(at()).toBe('/profile');
  });

  it('wait until it is known who is signed in', async () => {
    let answer: () => void = () => undefined;
    const { router, at } = visit('/profile', null, new Promise((resolve) => (answer = resolve)));
    const loaded = router.load();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(at()).toBe('/profile');
    answer();
    await loaded;
    expect(at()).toMatch(/^\/login/);
  });

  it.each(['/', '/login'])('send a customer from %s to the default page', async (path) => {
    const { router, at } = visit(path, niamh);
    await router.load();
    expect(at()).toBe('/profile');
  });

  it('send a customer from the login to its returnUrl', async () => {
    const { router, at } = visit('/login?returnUrl=%2Fprofile%3Ftab%3Dcards', niamh);
    await router.load();
    expect(at()).toBe('/profile?tab=cards');
  });

  it.each([
    ['of the address', '/login?returnUrl=%2Fbookings%2F7', niamh],
    ['of the server', '/login', { ...niamh, location: '/new-booking' }],
  ])('do not lead a customer to a page %s that the app does not have', async (_whose, path, user) => {
    const { router, at } = visit(path, user);
    await router.load();
    expect(at()).toBe('/profile');
  });

  it('show an admin, whose pages are elsewhere, the login instead of a circle of redirects', async () => {
    const { router, at } = visit('/profile', { ...niamh, admin: true });
    await router.load();
    expect(at()).toBe('/login?returnUrl=%2Fprofile');
  });
});

describe('bridge', () => {
  it('leads to the profile after signing in', async () => {
    const { app, router, server, at } = visit('/login', null);
    await router.load();
    server.user = niamh;
    app.system.get('session').send({ type: 'session.loginSucceeded', location: null });
    await vi.waitFor(() => expect(at()).toBe('/profile'));
  });

  it('leads to where the logout says, not back to the login of the screen that was left', async () => {
    const { app, router, at } = visit('/profile', niamh);
    await router.load();
    app.system.get('logout').send({ type: 'logout.requested', role: 'customer', target: null });
    await vi.waitFor(() => expect(at()).toBe('/'));
    await router.load();
    expect(at()).toBe('/');
  });

  it('leads to the login, with the way back, when the session is lost', async () => {
    const { app, router, server, at } = visit('/profile?tab=cards', niamh);
    await router.load();
    server.user = null;
    app.system.get('session').send({ type: 'unauthorized' });
    await vi.waitFor(() => expect(at()).toBe('/login?returnUrl=%2Fprofile%3Ftab%3Dcards'));
  });
});

describe('validateLoginSearch', () => {
  it.each([
    [{ returnUrl: '/profile' }, { returnUrl: '/profile' }],
    [{ returnUrl: 'https://evil.test' }, {}],
    [{ returnUrl: 7 }, {}],
    [{ other: 'x' }, {}],
  ])('%j → %j', (search, expected) => {
    expect(validateLoginSearch(search)).toEqual(expected);
  });
});
