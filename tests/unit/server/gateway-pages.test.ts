import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type GatewayUnderTest } from '../../support/gateway/gateway-under-test';
import { POLICY } from '../../support/gateway/gateway-site';

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

describe('pages', () => {
  it.each([
    ['/', 200, 'home'],
    ['/login', 200, 'login'],
    ['/login/', 200, 'login'],
    ['/login?returnUrl=%2Fprofile', 200, 'login'],
    ['/profile', 200, 'shell'],
    ['/content/terms', 200, 'shell'],
    ['/requests', 200, 'shell'],
    ['/requests/c0ffee00-0000-4000-8000-000000000007', 200, 'shell'],
    ['/requests/7', 404, 'not found'],
    ['/older/fare-estimator', 200, 'shell'],
    ['/older/Preisliste%20f%C3%BCr%20M%C3%BCnchen', 200, 'shell'],
    ['/older/backlogin', 404, 'not found'],
    ['/older/%64own-log%69n', 404, 'not found'],
    ['/older/a.b', 404, 'not found'],
    ['/track/7QF2', 200, 'shell'],
    ['/track/', 404, 'not found'],
    ['/content/nothing', 404, 'not found'],
    ['/content', 404, 'not found'],
    ['/content/', 404, 'not found'],
    ['/profile/deeper', 404, 'not found'],
    ['/nowhere', 404, 'not found'],
    ['/content/terms.html', 404, 'not found'],
    ['/shell.html', 404, 'not found'],
    ['/index.html', 404, 'not found'],
    ['/assets/gone-000000.js', 404, 'not found'],
    ['/assets/main-abc123.js.map', 404, 'not found'],
    ['/assets/main-abc123.js.br', 404, 'not found'],
    ['/.hidden', 404, 'not found'],
    ['/server/secret.js', 404, 'not found'],
    ['/csp.json', 404, 'not found'],
    ['/sandbox', 404, 'not found'],
    ['/track/a%2Fb', 404, 'not found'],
    ['/older/a%5Cb', 404, 'not found'],
    ['/older/100%25', 404, 'not found'],
    ['/older/%2e%2e;', 404, 'not found'],
    ['/login%00', 404, 'not found'],
    ['/profile//', 404, 'not found'],
    ['//evil.test/', 404, 'not found'],
    ['/%', 404, 'not found'],
    ['/reset/4f%2F9a', 200, 'shell'],
    ['/reset/app/4f%2F9a', 200, 'shell'],
    ['/reset/4f%2F..%2F9a', 404, 'not found'],
    ['/reset/4f/9a', 404, 'not found'],
    ['/pro%66ile', 200, 'shell'],
  ])('%s is %d: %s', async (url, status, text) => {
    const answer = await gateway.app.inject({ url });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toBe(`<h1>${text}</h1>`);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': POLICY,
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(answer.headers['permissions-policy']).toContain('camera=()');
    expect(answer.headers['strict-transport-security']).toBeUndefined();
    expect(answer.headers.server ?? answer.headers['x-powered-by']).toBeUndefined();
  });

  it.each([
    ['/LOGIN', '/login'],
    ['/Profile/?Tab=Cards', '/profile?Tab=Cards'],
    ['/%6Cogin', '/login'],
    ['/Track/7QF2', '/track/7QF2'],
    ['/RESET/aB%2FcD', '/reset/aB%2FcD'],
  ])('%s is redirected to lower case: %s', async (url, location) => {
    const answer = await gateway.app.inject({ url });
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe(location);
  });

  it('refuses to write to pages', async () => {
    const answer = await gateway.app.inject({ method: 'POST', url: '/login', payload: 'a=b' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect((await gateway.app.inject({ method: 'POST', url: '/sandbox/intents/x' })).statusCode).toBe(404);
  });

  it('sends HSTS if the request came over HTTPS', async () => {
    const { headers } = await gateway.app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  });
});

describe('files', () => {
  const url = '/assets/main-abc123.js';
  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('Accept-Encoding %s gets %s', async (accepted, encoding) => {
    const answer = await gateway.app.inject({ url, headers: { 'accept-encoding': accepted } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toMatch(/accept-encoding/iu);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toMatch(/javascript/u);
    expect(answer.headers['content-security-policy']).toBeUndefined();
  });

  it('requires browsers to revalidate files without a hash in their names', async () => {
    const { headers } = await gateway.app.inject({ url: '/favicon.svg' });
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('answers 304 for a page that the browser has, and no other status changes', async () => {
    const first = await gateway.app.inject({ url: '/login' });
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = await gateway.app.inject({ url: '/login', headers });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toBe(POLICY);
    const unknown = await gateway.app.inject({ url: '/nowhere' });
    const repeated = await gateway.app.inject({
      url: '/nowhere',
      headers: { 'if-none-match': String(unknown.headers.etag) },
    });
    expect([unknown.statusCode, repeated.statusCode]).toEqual([404, 404]);
  });

  it('answers HEAD without a body', async () => {
    const answer = await gateway.app.inject({ method: 'HEAD', url });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
  });

  it('reports its health', async () => {
    const answer = await gateway.app.inject({ url: '/healthz' });
    expect(answer.json()).toEqual({ status: 'ok' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
