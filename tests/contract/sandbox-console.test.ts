import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contactForm } from '../support/contract/access/access-forms';
import { createTestBackend, type TestBackend } from '../support/backend/backend';
import { sandboxOf, type Sandbox } from '../support/backend/sandbox';

let backend: TestBackend;
let sandbox: Sandbox;
beforeAll(async () => {
  backend = await createTestBackend({ switches: { rateLimits: false } });
  sandbox = sandboxOf(backend);
});
afterEach(async () => {
  await sandbox.post('/sandbox/faults/clear', {});
  await sandbox.post('/sandbox/switches/restore', {});
});
afterAll(() => backend.app.close());

describe('the console', () => {
  it('shows everything in one page without scripts', async () => {
    const page = await sandbox.get('/sandbox');
    expect(page.status).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    for (const heading of ['Outbox', 'Faults', 'Clock', 'Switches', 'For automated tests']) {
      expect(page.text).toMatch(new RegExp(`<h2[^>]*>${heading}</h2>`, 'u'));
    }
    expect(page.text).not.toMatch(/<script|\son\w+=|undefined|\[object/iu);
    const names = [...page.text.matchAll(/<label for="([^"]+)"/gu)].map(([, id]) => id);
    expect(new Set(names).size).toBe(names.length);
    for (const id of names) expect(page.text).toContain(`id="${id}"`);
  });

  it('accepts forms and reports what it did', async () => {
    const sent = await sandbox.form(
      '/sandbox/faults',
      'call=viewCards&kind=refused&times=3&delayMs=&status=409&message=&intent=setup',
    );
    expect(sent.status).toBe(303);
    expect(sent.headers.location).toBe('/sandbox?done=faults#faults');
    const page = await sandbox.get('/sandbox?done=faults');
    expect(page.text).toContain('<p role="status">The fault is waiting for its call.</p>');
    expect(page.text).toContain('<td>3</td>');
    expect((await sandbox.form('/sandbox/faults/clear', '')).status).toBe(303);

    await sandbox.form('/sandbox/clock', 'now=2030-01-02T03:04:05');
    expect((await sandbox.get('/sandbox/clock')).response).toMatchObject({ now: '2030-01-02T03:04:05.000Z' });
    await sandbox.form('/sandbox/switches', 'part=rules&extensions%5B%5D=auth&challenges=2');
    expect((await sandbox.get('/sandbox/switches')).response).toMatchObject({
      extensions: ['auth'],
      rateLimits: false,
      challenges: 2,
    });
    await sandbox.form('/sandbox/switches', 'part=config&demo=0&contactNumber=&country=IE');
    expect((await sandbox.get('/sandbox/switches')).response).toMatchObject({
      config: { demo: false, contactNumber: null, country: 'IE', hasContact: true },
    });
    await sandbox.form('/sandbox/switches', 'part=premiumConfig&minSpendMode=&initialDiscount=0');
    expect((await sandbox.get('/sandbox/switches')).response).toMatchObject({
      premiumConfig: { minSpendMode: null, initialDiscount: 0, personalPrice: 999 },
    });
  });

  it('reports what it could not do, and escapes its input', async () => {
    const refused = await sandbox.form('/sandbox/faults', 'call=%3Cscript%3E&kind=reset&times=1');
    expect(refused.status).toBe(400);
    expect(refused.text).toMatch(/<p role="alert">call: An operation/u);
    const page = await sandbox.get('/sandbox?to=%22%3E%3Cscript%3Ealert(1)%3C/script%3E&done=%3Cb%3E');
    expect(page.text).not.toMatch(/<script|<b>/u);
  });

  it('changes nothing for a cross-site request of any kind', async () => {
    const order = 'call=viewCards&kind=reset&times=1';
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'same-origin', origin: 'https://evil.test' },
    ]) {
      expect((await sandbox.form('/sandbox/faults', order, headers)).status).toBe(403);
    }
    const own = { 'x-requested-with': 'XMLHttpRequest' };
    const plain = { 'content-type': 'text/plain' };
    const json = { call: 'viewCards', kind: 'reset' };
    expect((await sandbox.post('/sandbox/faults', json, { 'content-type': 'application/json' })).status).toBe(
      403,
    );
    expect(
      (await sandbox.post('/sandbox/faults', json, { ...own, origin: 'https://evil.test' })).status,
    ).toBe(403);
    const text = await backend.app.inject({
      method: 'POST',
      url: '/sandbox/faults',
      headers: plain,
      payload: JSON.stringify(json),
    });
    expect([403, 415]).toContain(text.statusCode);
    expect((await sandbox.get('/sandbox/faults')).response).toEqual([]);
  });
});

describe('the outbox', () => {
  it('shows sent emails, newest first, to all or to one recipient, with working links', async () => {
    const business = await backend.visitorAs('business');
    const cookie = business.cookie() ?? '';
    const users = await backend.app.inject({ url: '/legacy/users', headers: { cookie } });
    const account = /name="email-(\d+)"/u.exec(users.body)?.[1] ?? '';
    const invite = (email: string) =>
      sandbox.form(
        '/legacy/users/invite',
        new URLSearchParams({ account, [`email-${account}`]: email }).toString(),
        {
          cookie,
        },
      );
    await invite('first@cabrank.test');
    await invite('second@cabrank.test');
    const { response } = await sandbox.get('/sandbox/outbox');
    expect(response).toMatchObject([
      { to: 'second@cabrank.test' },
      { to: 'first@cabrank.test' },
      { to: 'business@cabrank.test', kind: 'new-device' },
    ]);
    expect((await sandbox.get('/sandbox/outbox?to=First@cabrank.test')).response).toMatchObject([
      { to: 'first@cabrank.test', kind: 'account-invitation' },
    ]);
    const page = await sandbox.get('/sandbox?to=first@cabrank.test');
    expect(page.text).toContain('To first@cabrank.test');
    expect(page.text).toContain('<a href="/login">/login</a>');
    expect(page.text).not.toContain('To second@cabrank.test');
  });

  it('links to no other site, whatever a visitor wrote', async () => {
    const message = 'See //evil.test/x or https://evil.test/y';
    await backend.visitor().call('sendContactMessage', { form: { ...contactForm, message } });
    const page = await sandbox.get('/sandbox');
    expect(page.text).toContain('//evil.test/x');
    expect(page.text).not.toMatch(/href="[^"]*evil/u);
  });
});
