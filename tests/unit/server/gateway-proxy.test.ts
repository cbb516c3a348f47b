import { Agent, get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway } from '../../../src/server/gateway/app';
import { json, startStandIn } from '../../support/backends/stand-in-server';
import { startGateway, type Echo, type GatewayUnderTest } from '../../support/gateway/gateway-under-test';

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

/** With which a client could pass for another one, or name another address than it asks for. */
const claims = [
  'forwarded',
  'x-real-ip',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-server',
  'x_forwarded_for',
  'x-original-url',
  'x-rewrite-url',
];

describe('forwarding', () => {
  it.each(['/api/config?x=1', '/legacy/new-booking?b=%2F'])('passes on %s unchanged', async (url) => {
    const response = await fetch(`${gateway.origin}${url}`, {
      method: 'POST',
      body: 'a=b&c[]=',
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8', cookie: 's=1' },
    });
    const seen = (await response.json()) as Echo;
    expect(seen).toMatchObject({ method: 'POST', url, body: 'a=b&c[]=' });
    expect(seen.headers).toMatchObject({ cookie: 's=1' });
    expect(seen.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/u);
    expect(response.headers.get('content-security-policy')).toBeNull();
    expect(response.headers.get('x-frame-options')).toBeNull();
  });

  it('sets the client’s address itself, whatever the client claims', async () => {
    const response = await fetch(`${gateway.origin}/api/x`, {
      headers: {
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-host': 'evil.test',
        'x-forwarded-proto': 'https',
        ...Object.fromEntries(claims.map((name) => [name, 'evil'])),
      },
    });
    const { headers } = (await response.json()) as Echo;
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': new URL(gateway.origin).host,
      'x-forwarded-proto': 'http',
    });
    expect(Object.keys(headers).filter((name) => claims.includes(name))).toEqual([]);
  });

  it.each([
    ['127.0.0.1', 'https'],
    ['10.0.0.1', 'http'],
  ])(
    'trusts a proxy at %s about the scheme: %s, for a request from 127.0.0.1',
    async (trustedProxies, scheme) => {
      const seen: unknown[] = [];
      const behind = await startStandIn(({ headers }) => {
        seen.push(headers['x-forwarded-proto']);
        return json({ code: 200 });
      });
      const app = await createGateway({
        site: gateway.site,
        upstream: { origin: behind.origin, sandbox: false },
        trustedProxies,
      });
      await app.inject({ url: '/api/x', headers: { 'x-forwarded-proto': 'https' } });
      expect(seen).toEqual([scheme]);
      await app.close();
      await behind.close();
    },
  );

  it('passes redirects and several cookies back', async () => {
    const response = await fetch(`${gateway.origin}/api/moved`, { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/legacy/x');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  it.each([
    ['an address of its own, as a path', '', '/legacy/users?a=1#b', '/legacy/users?a=1#b'],
    ['an address of its own that would name another host', '', '//evil.test/x', '/evil.test/x'],
    ['an address elsewhere, as it is', 'https://elsewhere.test', '/x', 'https://elsewhere.test/x'],
  ])('redirects to %s', async (_, elsewhere, path, expected) => {
    const moving = await startStandIn(({ headers }) => ({
      kind: 'answer',
      status: 302,
      headers: { location: `${elsewhere || `http://${String(headers.host)}`}${path}` },
    }));
    const app = await createGateway({
      site: gateway.site,
      upstream: { origin: moving.origin, sandbox: false },
    });
    const answer = await app.inject('/legacy/moved');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(expected);
    await app.close();
    await moving.close();
  });

  it('never repeats a call', async () => {
    const response = await fetch(`${gateway.origin}/api/busy`);
    expect(response.status).toBe(503);
    expect(gateway.calls.filter((url) => url === '/api/busy')).toHaveLength(1);
  });

  it('returns an error envelope if the backend does not respond', async () => {
    const alone = await createGateway({
      site: gateway.site,
      upstream: { origin: 'http://127.0.0.1:9', sandbox: true },
    });
    const answer = await alone.inject({ url: '/api/config' });
    expect(answer.statusCode).toBe(503);
    const texts = ['An error occurred with your request', 'Please try again later'];
    expect(answer.json()).toEqual({ code: 503, message: texts });
    expect((await alone.inject({ url: '/legacy/users' })).body).toBe(texts.join('\n'));
    expect((await alone.inject({ url: '/sandbox/intents/x' })).statusCode).toBe(503);
    await alone.close();
  });
});

describe('a connection that the backend breaks', () => {
  it.each([
    ['the embedded one, because a tester asked for it: is broken for the client too', true],
    ['any other: is 503', false],
  ])('%s', async (_, sandbox) => {
    const broken = await startStandIn(() => ({ kind: 'reset' }));
    const app = await createGateway({ site: gateway.site, upstream: { origin: broken.origin, sandbox } });
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const status = await fetch(`${origin}/api/config`).then(
      (answer) => answer.status,
      () => 'broken',
    );
    expect(status).toBe(sandbox ? 'broken' : 503);
    expect(broken.requests).toHaveLength(1);
    await app.close();
    await broken.close();
  });
});

it('also breaks a request that a browser repeats automatically, on a reused connection', async () => {
  const broken = await startStandIn(({ url }) =>
    url === '/api/config' ? { kind: 'reset' } : json({ code: 200 }),
  );
  const app = await createGateway({
    site: gateway.site,
    upstream: { origin: broken.origin, sandbox: true },
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string, own = agent) =>
    new Promise<number | string>((resolve) => {
      const call = get(`${origin}${path}`, { agent: own }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      });
      call.on('error', () => resolve('broken'));
    });
  const calls = (): number => broken.requests.filter(({ url }) => url === '/api/config').length;

  expect(await ask('/api/nav')).toBe(200);
  expect(await ask('/api/config')).toBe('broken');
  expect(await ask('/api/config', new Agent())).toBe('broken');
  expect(calls()).toBe(1);
  expect(await ask('/api/nav', new Agent())).toBe(200);
  expect(await ask('/api/config', new Agent())).toBe('broken');
  expect(calls()).toBe(2);
  expect(await ask('/api/config', new Agent())).toBe('broken');
  expect(calls()).toBe(3);
  agent.destroy();
  await app.close();
  await broken.close();
});

describe('refused requests', () => {
  it.each([
    '/legacy/%2e%2e/api/config',
    '/legacy/.%2E/x',
    '/legacy/a%2fb',
    '/legacy/a%5Cb',
    '/legacy/a\\b',
    '/legacy/%2525',
    '/legacy/a%00b',
    '/legacy/a%0d%0ab',
    '/legacy/./x',
    'http://evil.test/',
    '*',
  ])('the target %s', async (target) => {
    const answer = await gateway.raw(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /u);
  });

  it.each(['/../etc/passwd', '/assets/../../server/main.js', '//evil.test/x', '/%zz', '/%ff'])(
    'the target %s, with the not-found page',
    async (target) => {
      const answer = await gateway.raw(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 404 /u);
    },
  );

  it.each(['TRACE', 'TRACK'])('the method %s', async (method) => {
    const answer = await gateway.raw(`${method} / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 (400|405) /u);
  });

  it('headers of 20 kB', async () => {
    const answer = await gateway.raw(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /u);
  });

  it.each([
    ['with a length', {}],
    ['in chunks', { duplex: 'half' as const }],
  ])('a body over 1 MB %s', async (_, options) => {
    const bytes = new Uint8Array(1_200_000);
    const chunks = (): ReadableStream =>
      new ReadableStream({
        start(controller) {
          for (let at = 0; at < bytes.length; at += 100_000)
            controller.enqueue(bytes.slice(at, at + 100_000));
          controller.close();
        },
      });
    const response = await fetch(`${gateway.origin}/api/x`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: 'duplex' in options ? chunks() : bytes,
      ...options,
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ code: 413, message: "That's too large to send." });
  });

  it('a connection that does not finish its headers', async () => {
    const began = performance.now();
    const answer = await gateway.raw('GET / HTTP/1.1\r\nHost: x\r\n');
    expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/u);
    expect(performance.now() - began).toBeLessThan(12_000);
  }, 15_000);
});
