import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { legacyPath } from '../../src/domain/addresses/legacy-path';
import { createTestBackend, type DemoName, type TestBackend } from '../support/backend/backend';
import { createOlderVisitor, linksOf, valueOf, type OlderVisitor } from '../support/backends/older-site';

let backend: TestBackend;
beforeAll(async () => {
  // Whatever extension groups there are, the older pages do their job without them.
  backend = await createTestBackend({ switches: { extensions: [], rateLimits: true } });
});
afterAll(() => backend.app.close());

const nobody = (): OlderVisitor => createOlderVisitor(backend.app);
async function as(name: DemoName): Promise<OlderVisitor> {
  const visitor = nobody();
  await visitor.signIn(name);
  return visitor;
}

const journey = {
  pick_up: '1 Main Street, Cork',
  destination: 'Cork Airport',
  pick_up_at: '2026-11-20T18:00',
  vehicle: 'saloon',
  payment_type: '1',
};

describe('signing in and out', () => {
  it('reports a wrong password, and keeps the address', async () => {
    const page = await nobody().send('/legacy/login', { email: 'standard@cabrank.test', password: 'no' });
    expect(page.status).toBe(401);
    expect(page.text).toContain('Your email address or password is incorrect.');
    expect(valueOf(page, 'email')).toBe('standard@cabrank.test');
    expect(valueOf(page, 'password')).toBe('');
  });

  it('leads to booking with a link that starts with new-booking', async () => {
    const visitor = nobody();
    const page = await visitor.signIn('standard');
    expect(page.text).toContain("Hello Niamh, you're signed in.");
    expect(linksOf(page)).toContain('new-booking');
    expect(new URL('new-booking', `http://x${page.address}`).pathname).toBe('/legacy/new-booking');
  });

  it.each([
    ['/users', '/legacy/users'],
    ['/edit/AB12', '/legacy/edit?b=AB12'],
    ['/job-status?x=1', '/legacy/job-status?x=1'],
  ])('leads back to %s', async (returnUrl, expected) => {
    const visitor = nobody();
    const page = await visitor.send(`/legacy/login?returnUrl=${encodeURIComponent(returnUrl)}`, {
      email: 'new@cabrank.test',
      password: 'Taxi-rank-42!demo',
    });
    expect(page.text).toContain('Continue where you left off');
    expect(linksOf(page)).toContain(expected);
  });

  it.each([
    '//evil.test',
    'https://evil.test/',
    '/\\evil.test',
    '/%2f%2fevil.test',
    'javascript:alert(1)',
    '/login',
  ])('does not lead to %s', async (returnUrl) => {
    const page = await (await as('new')).get(`/legacy/login?returnUrl=${encodeURIComponent(returnUrl)}`);
    expect(page.heading).toBe('Welcome');
    expect(page.text).not.toContain('Continue where you left off');
    expect(page.html).not.toContain('evil.test');
  });

  it('starts a new session with every sign-in, and ends it at logout', async () => {
    const visitor = await as('new');
    const first = visitor.cookie();
    await visitor.signIn('premium');
    expect(visitor.cookie()).not.toBe(first);
    const old = await backend.app.inject({ url: '/legacy/job-status', headers: { cookie: first } });
    expect(old.headers.location).toBe('/legacy/login?returnUrl=%2Fjob-status');

    const last = visitor.cookie();
    expect((await visitor.send('/legacy/logout', {})).heading).toBe('Sign in');
    expect(visitor.cookie()).not.toContain('cabrank_session');
    const ended = await backend.app.inject({ url: '/legacy/job-status', headers: { cookie: last } });
    expect(ended.statusCode).toBe(303);
  });

  it('lets a guest book, pay only in the car, and see the booking', async () => {
    const guest = nobody();
    const wrong = await guest.send('/legacy/guest', { name: 'G', phone: '12', email: 'x' });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('Invalid Name.');
    expect(wrong.text).toContain('Please check the phone number');
    expect(wrong.text).toContain('Invalid e-mail address.');
    const welcome = await guest.send('/legacy/guest', {
      name: 'Gus Guest',
      phone: '085 123 4599',
      email: '',
    });
    expect(welcome.text).toContain("Hello Gus, you're booking as a guest.");
    expect(linksOf(welcome)).toContain('new-booking');

    const form = await guest.get('/legacy/new-booking');
    expect([...form.html.matchAll(/type="radio"[^>]*disabled/gu)]).toHaveLength(2);
    const booked = await guest.send('/legacy/new-booking', journey);
    expect(booked.text).toMatch(/Cork Airport Saloon Pay in car Booked/u);
    expect(
      (await guest.send('/legacy/new-booking', { ...journey, payment_type: '2', card: 'card-1' })).status,
    ).toBe(400);
  });

  it('registers a customer, with an application for Business+ or without', async () => {
    const visitor = nobody();
    const empty = await visitor.send('/legacy/register', { requestType: 'bill_pay' });
    expect(empty.status).toBe(400);
    const mary = {
      firstName: 'Mary',
      lastName: 'Ryan',
      phoneNumber: '085 123 4598',
      email: 'mary@cabrank.test',
    };
    const known = await visitor.send('/legacy/register', { ...mary, email: 'new@cabrank.test' });
    expect([known.status, valueOf(known, 'firstName')]).toEqual([409, 'Mary']);
    const lacking = await visitor.send('/legacy/register', { ...mary, requestType: 'bill_pay' });
    expect(lacking.status).toBe(400);
    expect(lacking.text).toMatch(
      /Company name Required\..*I'm authorised to apply for the company Required\./u,
    );

    const welcome = await visitor.send('/legacy/register', { ...mary, requestType: 'personal' });
    expect(welcome.address).toMatch(/^\/legacy\/register\/new-user\/[0-9a-f-]{36}$/u);
    expect(welcome.text).toContain("We've emailed you a temporary password.");
    const company = {
      ...mary,
      email: 'ryan@cabrank.test',
      requestType: 'bill_pay',
      companyName: 'Ryan Ltd',
      companyAddress: '1 Main Street, Cork',
      companyEmail: 'office@ryan.test',
      companyRegistrationNumber: '12 34 56',
      journeysPerMonth: '20 - 30',
      authorised: '1',
      readTerms: '1',
    };
    expect((await visitor.send('/legacy/register', company)).heading).toBe('Welcome');
    const requests = await (await as('admin')).get('/legacy/credit-account-requests');
    expect(requests.text).toMatch(/Ryan Ltd Mary Ryan .* pending/u);
    expect((await visitor.get('/legacy/register/signup/bill_pay')).html).toMatch(
      /<option value="bill_pay" selected/u,
    );
  });

  it('tells a visitor who wants a profile paid by card that cards are not accepted here', async () => {
    const visitor = nobody();
    for (const type of ['personal', 'business']) {
      expect((await visitor.get(`/legacy/register/signup/${type}`)).text).toContain(
        "you can't add a card here",
      );
    }
    expect((await visitor.get('/legacy/register')).text).not.toContain("you can't add a card here");
  });

  it('limits guessing, and tells when to try again', async () => {
    const visitor = nobody();
    let page = await visitor.get('/legacy/login');
    for (let tries = 0; tries < 30 && page.status !== 429; tries += 1) {
      page = await visitor.send('/legacy/login', {
        email: 'hospitality@cabrank.test',
        password: `guess ${tries}`,
      });
    }
    expect(page.status).toBe(429);
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    expect(page.text).toContain('Too many attempts.');
  });
});

describe('a person who lost their password', () => {
  const linkIn = async (kind: string): Promise<string> =>
    /(\/reset\/\S+)/u.exec(
      (await backend.services.mail.outbox()).find((mail) => mail.kind === kind)?.body ?? '',
    )?.[1] ?? '';

  it.each([
    ['/legacy/lost-pass', /^\/reset\/[\w-]+$/u],
    ['/legacy/lost-pass/app', /^\/reset\/app\/[\w-]+$/u],
  ])('can reset it from %s with a link that works once', async (address, shape) => {
    const visitor = nobody();
    expect((await visitor.send(address, { email: 'nonsense' })).text).toContain('Invalid e-mail address.');
    const unknown = await visitor.send(address, { email: 'unknown@cabrank.test' });
    const asked = await visitor.send(address, { email: 'business@cabrank.test' });
    expect([asked.status, asked.text]).toEqual([unknown.status, unknown.text]);

    const link = await linkIn('password-reset');
    expect(link).toMatch(shape);
    const page = legacyPath(link) ?? '';
    const weak = await visitor.send(page, { password: 'taxi' });
    expect([weak.status, weak.address]).toEqual([400, page]);
    const password = `Quite-another-${shape.source.length}!`;
    expect((await visitor.send(page, { password })).text).toContain('Your password was changed.');
    expect((await visitor.send(page, { password: 'Yet-another-99!' })).status).toBe(400);
    expect((await visitor.send('/legacy/login', { email: 'business@cabrank.test', password })).heading).toBe(
      'Welcome',
    );
  });
});
