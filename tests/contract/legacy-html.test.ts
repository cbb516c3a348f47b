import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../support/backend/backend';
import { createOlderVisitor, linksOf, type OlderVisitor } from '../support/backends/older-site';

let backend: TestBackend;
let customer: OlderVisitor;
beforeAll(async () => {
  backend = await createTestBackend({ switches: { rateLimits: false } });
  customer = createOlderVisitor(backend.app);
  await customer.signIn('new');
});
afterAll(() => backend.app.close());

const nobody = (): OlderVisitor => createOlderVisitor(backend.app);

describe('the older pages as documents', () => {
  it('can be framed by the website, run only its scripts, and are never cached', async () => {
    for (const address of ['/legacy/login', '/legacy/no-such-page', '/legacy/files/older.css']) {
      const { headers } = await nobody().get(address);
      const policy = String(headers['content-security-policy']);
      expect(headers).toMatchObject({
        'x-frame-options': 'SAMEORIGIN',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy).toContain("form-action 'self'");
      expect(policy).not.toMatch(/unsafe-(inline|eval)/u);
    }
  });

  it('contain only the inline scripts, styles and handlers that the policy names', async () => {
    for (const address of ['/legacy/login', '/legacy/new-booking', '/legacy/job-status', '/legacy/users']) {
      const { html } = await customer.get(address);
      expect(html).toMatch(/^<!doctype html>/u);
      expect(html).not.toMatch(/<script(?![^>]*\ssrc="\/legacy\/files\/)/u);
      expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=/u);
      for (const [, file] of html.matchAll(/(?:src|href)="(\/legacy\/files\/[^"]+)"/gu)) {
        expect((await nobody().get(file ?? '')).status, file).toBe(200);
      }
    }
  });

  it('are only their content inside a frame, without a heading where the app shows it', async () => {
    const inFrame = { 'sec-fetch-dest': 'iframe' };
    for (const framed of [
      await customer.get('/legacy/new-booking', inFrame),
      await customer.get('/legacy/new-booking?framed=1'),
    ]) {
      expect(framed.headers.vary).toBe('Sec-Fetch-Dest');
      expect(framed.html).toContain('<main id="content" aria-label="New booking">');
      expect(framed.html).not.toMatch(/<(?:header|footer|h1)\b/u);
    }
    const panel = await customer.get('/legacy/fare-estimator', inFrame);
    expect(panel.html).toContain('<main id="content" aria-label="Fare estimator">');
    const { html } = await customer.get('/legacy/job-status', inFrame);
    expect(html).toContain('<h1>Job status</h1>');
    expect(html).not.toMatch(/<(?:header|footer)\b/u);
    expect((await customer.get('/legacy/new-booking')).html).toMatch(/<header>[^]*<h1>[^]*<footer>/u);
  });

  it('contain every kind of link that a frame must handle', async () => {
    const page = await customer.get('/legacy/new-booking');
    const links = linksOf(page);
    for (const link of [
      '/legacy/terms',
      '/legacy/privacy',
      '/legacy/contact',
      '/legacy/logout',
      '/legacy/new-booking',
      '/legacy/job-status',
      '/legacy/users',
      '/profile',
      'javascript:openJobStatus()',
      'https://cabrank.example/app',
      'tel:015550100',
      'mailto:office@cabrank.test',
      '/legacy/files/tariffs.csv',
      '#content',
      '#top',
    ])
      expect(links, link).toContain(link);
    expect(page.html).toMatch(
      /<a\s+href="https:\/\/cabrank\.example\/help"\s+target="_blank"\s+rel="noopener"/u,
    );
    expect(page.html).toMatch(/<a href="\/legacy\/files\/tariffs\.csv" download/u);
    const hash = createHash('sha256').update('javascript:openJobStatus()').digest('base64');
    expect(page.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    for (const link of links.filter((address) => address.startsWith('/legacy/')))
      expect((await customer.get(link)).status, link).toBe(200);
  });

  it('offer the price list as a download', async () => {
    const { headers, html } = await nobody().get('/legacy/files/tariffs.csv');
    expect(headers['content-disposition']).toBe('attachment; filename="cabrank-tariffs.csv"');
    expect(html.split('\r\n')[1]).toBe('Saloon,4,4.40,1.40');
  });

  it('output what people typed only as text', async () => {
    const payload = `"><script>alert(1)</script><img src=x onerror=alert(1)>'`;
    const typed = {
      pick_up: payload,
      destination: payload,
      pick_up_at: '2026-11-20T18:00',
      vehicle: 'saloon',
      payment_type: '1',
      notes: `</textarea>${payload}`,
    };
    const booked = await customer.send('/legacy/new-booking', typed);
    const ref = new URL(booked.address, 'http://x').searchParams.get('booked') ?? '';
    const admin = createOlderVisitor(backend.app);
    await admin.signIn('admin');
    const guest = nobody();
    await guest.send('/legacy/guest', { name: "O'Brien-<b>", phone: '085 123 4599' });
    const pages = [
      booked,
      await customer.get(`/legacy/edit?b=${ref}`),
      await customer.send('/legacy/new-booking', { ...typed, vehicle: payload }),
      await customer.get(`/legacy/new-booking?from=${encodeURIComponent(payload)}`),
      await customer.get(`/legacy/job-status?booked=${encodeURIComponent(payload)}`),
      await nobody().get(`/legacy/login?returnUrl=${encodeURIComponent(payload)}`),
      await nobody().send('/legacy/login', { email: payload, password: payload }),
      await nobody().get(`/legacy/fare-estimator?from=${encodeURIComponent(payload)}`),
      await nobody().get(`/legacy/edit?b=${encodeURIComponent(payload)}`),
      await admin.get('/legacy/dispatch'),
      await guest.get('/legacy/guest'),
    ];
    for (const { html, address } of pages) {
      expect(html, address).not.toMatch(/<script>|<img|<b>|<\/textarea>"/u);
    }
    expect(pages[1]?.text).toContain('<script>alert(1)</script>');
  });

  it('estimate a fare between two places, and ask for a place that is not known', async () => {
    const visitor = nobody();
    const fareOf = async (from: string, to: string, vehicle: string) => {
      const query = new URLSearchParams({ from, to, vehicle }).toString();
      return (await visitor.get(`/legacy/fare-estimator?${query}`)).text;
    };
    expect(await fareOf('Cork Airport', 'Kent Station, Cork', 'saloon')).toContain('About €15.91.');
    expect(await fareOf('cork airport', 'kent station, cork', 'executive')).toContain('About €25.09.');
    expect(await fareOf('Cork Airport', 'Cork Airport', 'saloon')).toContain('About €4.40.');
    for (const unknown of ['', 'Atlantis', '<b>'])
      expect(await fareOf('Cork Airport', unknown, 'saloon')).toContain('Choose a place from the list.');
  });
});

describe('errors', () => {
  it('control characters are removed from what is stored', async () => {
    const journey = {
      destination: 'Cork',
      pick_up_at: '2026-11-20T18:00',
      vehicle: 'saloon',
      payment_type: '1',
    };
    const booked = await customer.send('/legacy/new-booking', { ...journey, pick_up: 'Main\0 St\u0007reet' });
    expect(booked.status).toBe(200);
    expect(booked.text).toContain('Main Street');
  });

  it.each([
    ['GET', '/legacy/no-such-page', 404],
    ['GET', '/legacy/constructor', 404],
    ['GET', '/legacy/edit?b=%00', 404],
    ['GET', '/legacy/track?k=%F0%9F%9A%95', 404],
    ['GET', '/legacy/credit-account-requests/%27', 303],
    ['POST', '/legacy/terms', 404],
    ['PUT', '/legacy/new-booking', 404],
    ['DELETE', '/legacy/job-status', 404],
  ] as const)('%s %s is %i, without internals', async (method, url, status) => {
    const answer = await backend.app.inject({
      method,
      url,
      headers: url.includes('/edit') ? { cookie: customer.cookie() } : {},
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).not.toMatch(/node_modules|\bat \/|FST_|fastify|SELECT|invalid byte/iu);
  });
});
