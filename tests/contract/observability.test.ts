import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../src/server/backend/seeds/accounts';
import { uuidOf } from '../support/backend/backend';
import { eventually } from '../support/browser/eventually';
import type { LogLine } from '../support/contract/log-lines';
import { startObservedServer, type ObservedServer } from '../support/contract/observed-server';

// What both halves of the server tell of the requests that they answer.

let server: ObservedServer;
beforeAll(async () => {
  server = await startObservedServer();
});
afterAll(() => server.close());

const ours = { 'x-requested-with': 'XMLHttpRequest' };

type Asked = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> };

const ask = (path: string, init: Asked = {}): Promise<Response> =>
  fetch(`${server.origin}${path}`, { ...init, headers: { ...ours, ...init.headers } });

const login = (password: string, path = '/api/auth/login'): Promise<Response> =>
  ask(path, { method: 'POST', body: new URLSearchParams({ email: 'new@cabrank.test', password }) });

/** The lines of one request, once both halves have written theirs. */
async function linesOf({ headers }: Response, parts: readonly string[]): Promise<readonly LogLine[]> {
  const id = headers.get('x-request-id');
  const lines = () => server.log.saying('answered').filter(({ requestId }) => requestId === id);
  await eventually(() =>
    lines()
      .map(({ part }) => part)
      .sort(),
  ).toEqual(parts);
  return lines();
}

const both = ['backend', 'gateway'];
const shown = (lines: readonly LogLine[], name: string): LogLine =>
  Object.fromEntries(lines.map((line) => [String(line.part), line[name]]));

describe('a request', () => {
  it('has one id in the response and in both logs: a new one', async () => {
    const answer = await ask('/api/config', { headers: { 'x-request-id': 'not one' } });
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/u);
    await linesOf(answer, both);
  });

  it('keeps the id that a trusted proxy gave it', async () => {
    const answer = await ask('/api/config', { headers: { 'x-request-id': 'balancer-000042' } });
    expect(answer.headers.get('x-request-id')).toBe('balancer-000042');
    await linesOf(answer, both);
  });

  it('is one line in each log: what was done, how long it took, the kind of caller', async () => {
    const answer = await ask('/api/config?x=1');
    const lines = await linesOf(answer, both);
    const { requestId, time, ms, ...line } = lines.find(({ part }) => part === 'backend') ?? {};
    expect(line).toEqual({
      level: 'info',
      part: 'backend',
      method: 'GET',
      route: '/api/config',
      status: 200,
      caller: 'nobody',
      msg: 'answered',
    });
    expect([requestId, time, ms]).toEqual([expect.any(String), expect.any(String), expect.any(Number)]);
  });

  it.each([
    ['/api/user/UUID/cards/view', '/api/user/:uuid/cards/view', '/api/user/:uuid/cards/view'],
    ['/api/nothing/here', '/api/*', '(unmatched)'],
    ['/legacy/track?k=Canary', '/legacy/*', '/legacy/track'],
    ['/legacy/Canary', '/legacy/*', '(unmatched)'],
    ['/sandbox/clock', '/sandbox/*', '/sandbox/clock'],
  ])('is named by its route in both logs: %s', async (path, atGateway, atBackend) => {
    const answer = await ask(path.replace('UUID', uuidOf('new')));
    expect(shown(await linesOf(answer, both), 'route')).toEqual({ gateway: atGateway, backend: atBackend });
  });

  it.each([
    ['/', '/'],
    ['/login?returnUrl=%2Fx', '/login'],
    ['/track/Canary', '/track/:ref'],
    ['/reset/Canary', '/reset/:code?'],
    ['/register/signup', '/register/signup/:profileType?'],
    ['/a/b/c', '(unmatched)'],
    ['/favicon.svg', '/favicon.svg'],
    ['/assets/main-abc123.js', '/assets/*'],
    ['/healthz', '/healthz'],
    ['/telemetry', '/:slug'],
  ])('of a page is named by the route of the app: %s', async (path, route) => {
    expect(shown(await linesOf(await ask(path), ['gateway']), 'route')).toEqual({ gateway: route });
  });

  it('is logged with its kind of caller', async () => {
    const kinds: LogLine[] = [];
    for (const name of ['standard', 'admin'] as const) {
      const signedIn = await server.backend.visitorAs(name);
      const answer = await ask('/api/auth/user', { headers: { cookie: signedIn.cookies() } });
      kinds.push(shown(await linesOf(answer, both), 'caller'));
    }
    const visitor = server.backend.visitor();
    await visitor.call('startGuest', { form: { name: 'Aoife Byrne', phone: '+353871234567' } });
    const guest = await ask('/api/auth/user', { headers: { cookie: visitor.cookies() } });
    kinds.push(shown(await linesOf(guest, both), 'caller'));
    const admin = await server.backend.visitorAs('admin');
    await admin.call('impersonate', {
      params: { uuid: uuidOf('standard') },
      form: { reason: 'A question by phone' },
    });
    const acting = await ask('/api/auth/user', { headers: { cookie: admin.cookies() } });
    kinds.push(shown(await linesOf(acting, both), 'caller'));
    expect(kinds.map(({ backend }) => backend)).toEqual(['customer', 'admin', 'guest', 'acting']);
    expect(kinds.map(({ gateway }) => gateway)).toEqual(Array(4).fill(undefined));
  });

  it('that is ambiguous is logged only with method and status', async () => {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
    socket.write('GET /api/Canary/../x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    await eventually(() => server.log.saying('refused').at(-1)).toMatchObject({
      method: 'GET',
      route: '(refused)',
      status: 400,
    });
    socket.destroy();
  });

  it('whose address the backend cannot read is logged too', async () => {
    const answer = await ask(`/api/user/${'x'.repeat(1100)}/cards/view`);
    expect(answer.status).toBe(414);
    expect(shown(await linesOf(answer, both), 'status')).toEqual({ gateway: 414, backend: 414 });
  });

  it('whose caller has gone is logged as lost', async () => {
    await ask('/sandbox/faults', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ call: 'getConfig', kind: 'reset', times: 1 }),
    });
    await ask('/api/config').catch(() => null);
    const lost = () => server.log.saying('connection lost').map(({ part, status }) => [part, status]);
    await eventually(lost).toEqual(
      expect.arrayContaining([
        ['backend', null],
        ['gateway', null],
      ]),
    );
  });
});

describe('the metrics', () => {
  const valueOf = async (name: string, labels: string): Promise<number> => {
    const line = (await server.metrics()).split('\n').find((text) => text.startsWith(`${name}{${labels}`));
    return Number(line?.split(' ').at(-1) ?? 0);
  };

  it('count requests and durations by route and class, in both halves', async () => {
    await ask('/api/premium/config');
    const labels = 'method="GET",route="/api/premium/config",status="2xx",part="gateway"';
    await eventually(() => valueOf('http_requests_total', labels)).toBe(1);
    const text = await server.metrics();
    expect(text).toContain(`http_requests_total{${labels.replace('gateway', 'backend')}} 1`);
    expect(text).toContain(`http_request_duration_seconds_count{${labels}} 1`);
    expect(text).toMatch(/http_requests_in_flight\{part="gateway"\} 0/u);
    expect(text).toMatch(/process_resident_memory_bytes\{part="gateway"\} \d+/u);
    expect(text).toMatch(/process_start_time_seconds\{part="gateway"\} \d+/u);
    expect(text).not.toMatch(/process_resident_memory_bytes\{part="backend"\}/u);
  });

  it('count failed logins and rate-limited requests', async () => {
    const failed = (): Promise<number> =>
      valueOf('login_failures_total', 'route="/api/auth/login",part="backend"');
    const before = await failed();
    expect((await login('wrong')).status).toBe(401);
    expect((await login(DEMO_PASSWORD)).status).toBe(200);
    await eventually(failed).toBe(before + 1);
    await server.backend.services.switches.change({ rateLimits: true });
    for (let n = 0; n < 11; n += 1) await login('wrong');
    await server.backend.services.switches.change({ rateLimits: false });
    const limited = 'route="/api/auth/login",part="backend"';
    await eventually(() => valueOf('http_rate_limited_total', limited)).toBe(1);
  });

  it('have no label that a caller controls', async () => {
    // What the process itself has open comes and goes.
    const series = async (): Promise<number> =>
      (await server.metrics()).split('\n').filter((line) => /^\w*(?:http|upstream)/u.test(line)).length;
    const strange = async (n: number): Promise<void> => {
      await ask(`/strange-${n}/x`, { method: n % 2 ? 'PURGE' : 'PROPFIND' });
      await ask(`/api/strange/${n}`);
      await ask(`/strange${n}`);
      await ask(`/track/strange-${n}`);
    };
    for (let n = 0; n < 4; n += 1) await strange(n);
    const before = await series();
    for (let n = 4; n < 20; n += 1) await strange(n);
    expect(await series()).toBe(before);
    expect(await server.metrics()).not.toContain('strange');
  });

  it('are only on a separate port', async () => {
    for (const path of [
      '/metrics',
      '/api/metrics',
      '/healthz/metrics',
      '/legacy/metrics',
      '/sandbox/metrics',
    ]) {
      expect(await (await ask(path)).text()).not.toContain('http_requests_total');
    }
    expect((await fetch(`${server.metricsOrigin}/metrics`, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${server.metricsOrigin}/`)).status).toBe(404);
    const { headers } = await fetch(`${server.metricsOrigin}/metrics`);
    expect(headers.get('content-type')).toContain('text/plain; version=0.0.4');
  });
});
