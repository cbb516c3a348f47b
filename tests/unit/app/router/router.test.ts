// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import { mailCodeOf } from '../../../../src/app/router/mail-code';
import { niamh, stopVisits, visitRouter } from '../../../support/system/visit-router';

afterEach(stopVisits);

describe('guards', () => {
  it('send a visitor from /profile to /login, with the way back', async () => {
    const { router, at } = visitRouter('/profile?tab=cards', null);
    await router.load();
    expect(at()).toBe('/login?returnUrl=%2Fprofile%3Ftab%3Dcards');
  });

  it('let a customer see the profile', async () => {
    const { router, at } = visitRouter('/profile', niamh);
    await router.load();
    expect(at()).toBe('/profile');
  });

  it('wait until the user is known', async () => {
    let answer: () => void = () => undefined;
    const { router, at } = visitRouter('/profile', null, new Promise((resolve) => (answer = resolve)));
    const loaded = router.load();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(at()).toBe('/profile');
    answer();
    await loaded;
    expect(at()).toMatch(/^\/login/);
  });

  it.each(['/', '/login'])('send a customer from %s to the default page', async (path) => {
    const { router, at } = visitRouter(path, niamh);
    await router.load();
    expect(at()).toBe('/profile');
  });

  it('send a customer from the login to its returnUrl', async () => {
    const { router, at } = visitRouter('/login?returnUrl=%2Fprofile%3Ftab%3Dcards', niamh);
    await router.load();
    expect(at()).toBe('/profile?tab=cards');
  });

  it('do not lead a customer to an unknown page from the address', async () => {
    const { router, at } = visitRouter('/login?returnUrl=%2Fbookings%2F7', niamh);
    await router.load();
    expect(at()).toBe('/profile');
  });

  it('lead a customer to the page that the server names, including an older one', async () => {
    const { router, at } = visitRouter('/login', { ...niamh, location: '/price-list' });
    await router.load();
    expect(at()).toBe('/price-list');
  });

  it('lead an admin from a customer’s screen to the dashboard', async () => {
    const { router, at } = visitRouter('/profile', { ...niamh, admin: true });
    await router.load();
    expect(at()).toBe('/admin/dashboard');
  });

  it('log a guest out before the registration, and stay there', async () => {
    const { app, router, at } = visitRouter('/register/signup/personal?from=mail', { ...niamh, guest: true });
    await router.load();
    await vi.waitFor(() => expect(selectUser(app.system.get('session').getSnapshot())).toBeNull());
    await router.load();
    expect(at()).toBe('/register/signup/personal?from=mail');
  });

  it('remove the code of a reset link from the address and the history', async () => {
    const { app, router, at } = visitRouter('/reset/app/SECRET-7', null);
    await router.load();
    expect(at()).toBe('/reset/app');
    expect(mailCodeOf(app, '/reset', '/reset/app')).toBe('SECRET-7');
    expect(router.history.length).toBe(1);
  });
});

const uuid = 'c0ffee00-0000-4000-8000-000000000001';

describe('routes', () => {
  const { router } = visitRouter('/login', null);
  const kindOf = (path: string) => router.options.context.pageAt(path)?.access ?? 'not found';

  it.each([
    ['/', 'login'],
    ['/login', 'login'],
    ['/guest', 'guest'],
    ['/register', 'register'],
    ['/register/signup', 'register'],
    ['/register/signup/bill_pay', 'register'],
    ['/register/other', 'not found'],
    ['/lost-pass', 'open'],
    ['/lost-pass/app', 'open'],
    ['/lost-pass/other', 'not found'],
    ['/admin/login', 'adminLogin'],
    ['/reset/Ab-12', 'open'],
    ['/reset/app/Ab-12', 'open'],
    ['/reset/app/Ab-12/x', 'not found'],
    ['/premium/signup', 'premiumSignup'],
    ['/premium/signup/personal', 'premiumSignup'],
    ['/premium/subscribe', 'premiumSignup'],
    ['/premium/complete', 'premiumComplete'],
    ['/premium/application-sent', 'applicationSent'],
    [`/notify/new-user/${uuid}`, 'open'],
    ['/notify/new-user/c0ffee00', 'not found'],
    ['/notify/new-user', 'not found'],
    ['/content/terms', 'content'],
    ['/content/privacy', 'content'],
    ['/content/contact', 'content'],
    ['/content/nothing', 'not found'],
    ['/admin', 'admin'],
    ['/admin/dashboard', 'admin'],
    ['/admin/credit-account-requests', 'admin'],
    [`/admin/credit-account-requests/${uuid}`, 'admin'],
    ['/admin/credit-account-requests/7', 'not found'],
    ['/admin/dispatch', 'admin'],
    ['/admin/otherlogin', 'not found'],
    ['/admin/two/deep', 'not found'],
    ['/customers', 'admin'],
    ['/profile', 'profile'],
    ['/profile/settings', 'profile'],
    ['/profile/payments', 'profile'],
    ['/profile/security', 'profile'],
    ['/profile/premium', 'premiumChooser'],
    ['/profile/welcome', 'customer'],
    ['/profile/welcome/application-sent', 'customer'],
    ['/profile/new-user', 'customer'],
    ['/profile/other', 'not found'],
    ['/users', 'customer'],
    ['/new-booking', 'booking'],
    ['/new-booking?a=/x/y', 'booking'],
    ['/job-status', 'booking'],
    ['/price-list', 'booking'],
    ['/price list', 'booking'],
    ['/weblogin', 'not found'],
    ['/robots.txt', 'not found'],
    ['/two/deep', 'not found'],
    ['/edit/7QF2', 'booking'],
    ['/track/7QF2', 'open'],
    ['/track/7QF2/x', 'not found'],
  ])('%s: %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind);
    expect(router.options.context.isRoute(path)).toBe(kind !== 'not found');
  });
});

describe('the bot check', () => {
  it.each([
    ['/track/7QF2', false],
    ['/content/terms', false],
    ['/content/privacy', false],
    ['/lost-pass/app', false],
    ['/reset/app', false],
    ['/content/contact', true],
    ['/lost-pass', true],
    ['/reset', true],
    ['/new-booking', true],
  ])('of %s is requested: %s', (path, asked) => {
    const { router } = visitRouter('/login', null);
    expect(router.matchRoutes(path).at(-1)?.staticData.botCheck !== false).toBe(asked);
  });
});

describe('bridge', () => {
  it('leads to the profile after signing in', async () => {
    const { app, router, server, at } = visitRouter('/login', null);
    await router.load();
    server.user = niamh;
    app.system.get('session').send({ type: 'session.loginSucceeded', location: null });
    await vi.waitFor(() => expect(at()).toBe('/profile'));
  });

  it('leads to the location of the logout, not back to the login with the previous screen', async () => {
    const { app, router, at } = visitRouter('/profile', niamh);
    await router.load();
    app.system.get('logout').send({ type: 'logout.requested', role: 'customer', target: null });
    await vi.waitFor(() => expect(at()).toBe('/'));
    await router.load();
    expect(at()).toBe('/');
  });

  it('leads to the login, with the way back, when the session is lost', async () => {
    const { app, router, server, at } = visitRouter('/profile?tab=cards', niamh);
    await router.load();
    server.user = null;
    app.system.get('session').send({ type: 'unauthorized' });
    await vi.waitFor(() => expect(at()).toBe('/login?returnUrl=%2Fprofile%3Ftab%3Dcards'));
  });
});
