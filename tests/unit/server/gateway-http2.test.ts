import { once } from 'node:events';
import { constants, type ClientHttp2Session } from 'node:http2';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway } from '../../../src/server/gateway/app';
import { createGatewayMetrics } from '../../../src/server/gateway/metrics';
import { metricsPage } from '../../../src/server/observe/metrics';
import { json, startStandIn } from '../../support/backends/stand-in-server';
import { keepLog } from '../../support/contract/log-lines';
import { makeCertificate } from '../../support/gateway/certificate';
import { POLICY } from '../../support/gateway/gateway-site';
import { startGateway, type Echo, type GatewayUnderTest } from '../../support/gateway/gateway-under-test';
import { askHttp2, askHttps, openHttp2 } from '../../support/gateway/http2-client';
import { openTls, partFrame, postFrame, PREFACE, resetFrame } from '../../support/gateway/raw-tls';

const certificate = makeCertificate();
const script = '/assets/main-abc123.js';
const post = { ':method': 'POST', 'content-type': 'application/json' };
const warnings: string[] = [];
const warn = ({ message }: Error): void => void warnings.push(message);

let gateway: GatewayUnderTest;
let session: ClientHttp2Session;
beforeAll(async () => {
  process.on('warning', warn);
  gateway = await startGateway({ certificate });
});
beforeEach(() => {
  session = openHttp2(gateway.origin);
});
afterEach(() => session.destroy());
afterAll(async () => {
  await gateway.close();
  process.off('warning', warn);
  expect(warnings).toEqual([]);
});

describe('a gateway with a certificate', () => {
  it('says that it listens with HTTPS', () => expect(gateway.origin).toMatch(/^https:/u));

  it('serves pages over HTTP/2 with their headers, and HSTS', async () => {
    const answer = await askHttp2(session, '/login');
    expect(session.alpnProtocol).toBe('h2');
    expect(answer).toMatchObject({ status: 200, body: '<h1>login</h1>' });
    expect(answer.headers).toMatchObject({
      'content-security-policy': POLICY,
      'cache-control': 'no-cache',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    });
    expect((await askHttp2(session, '/nowhere')).status).toBe(404);
    expect((await askHttp2(session, '/LOGIN')).headers.location).toBe('/login');
  });

  it('serves a compressed script over HTTP/2, and its headers alone to HEAD', async () => {
    const { status, headers } = await askHttp2(session, script, { 'accept-encoding': 'br, gzip' });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await askHttp2(session, script, { ':method': 'HEAD' })).toMatchObject({ status: 200, body: '' });
  });

  it.each([
    ['with a length', { 'content-length': '7' }],
    ['without', {}],
    ['that is waited for', { expect: '100-continue' }],
  ])('passes a call on over HTTP/1.1, with its body: one %s', async (_, headers) => {
    const { status, body } = await askHttp2(
      session,
      '/api/x?a=1',
      { ...post, ...headers, cookie: 's=1', 'x-forwarded-proto': 'http' },
      '{"a":1}',
    );
    expect(status).toBe(200);
    const seen = JSON.parse(body) as Echo;
    expect(seen).toMatchObject({ method: 'POST', url: '/api/x?a=1', body: '{"a":1}' });
    expect(seen.headers).toMatchObject({
      'content-type': 'application/json',
      'content-length': '7',
      cookie: 's=1',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': new URL(gateway.origin).host,
      'x-forwarded-proto': 'https',
    });
    expect(Object.keys(seen.headers).filter((name) => name.startsWith(':'))).toEqual([]);
  });

  it('passes on a body that says nothing about itself, and a call with none', async () => {
    const bare = await askHttp2(session, '/legacy/x', { ':method': 'PUT' }, 'a=b');
    expect(JSON.parse(bare.body)).toMatchObject({ method: 'PUT', body: 'a=b' });
    expect(JSON.parse((await askHttp2(session, '/api/x', post)).body)).toMatchObject({ body: '' });
    const { body } = await askHttp2(session, '/api/x');
    expect(JSON.parse(body)).toMatchObject({ method: 'GET', url: '/api/x', body: '' });
  });

  it('passes redirects and several cookies back, and none of the headers that HTTP/2 forbids', async () => {
    const { status, headers } = await askHttp2(session, '/api/moved');
    expect({ status, location: headers.location }).toEqual({ status: 302, location: '/legacy/x' });
    expect(headers['set-cookie']).toEqual(['a=1', 'b=2']);
    for (const name of ['connection', 'keep-alive', 'transfer-encoding'])
      expect(headers[name]).toBeUndefined();
  });

  it('answers many requests of one connection at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        askHttp2(session, index % 2 === 0 ? script : `/api/x?${index}`),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  it('answers health checks over both', async () => {
    expect((await askHttp2(session, '/healthz')).body).toBe('{"status":"ok"}');
    expect((await askHttps(gateway.origin, '/healthz')).body).toBe('{"status":"ok"}');
    expect((await askHttp2(session, '/readyz')).status).toBe(200);
  });

  it('serves HTTP/1.1 on the same port', async () => {
    const page = await askHttps(gateway.origin, '/');
    expect(page).toMatchObject({ status: 200, body: '<h1>home</h1>' });
    expect(page.headers['strict-transport-security']).toBeDefined();
    const call = await askHttps(gateway.origin, '/api/x', 'POST', 'a=b');
    expect(JSON.parse(call.body)).toMatchObject({ body: 'a=b', headers: { 'x-forwarded-proto': 'https' } });
  });

  it('answers nothing without TLS', async () => {
    expect(await gateway.raw('GET / HTTP/1.1\r\nHost: x\r\n\r\n')).not.toContain('HTTP/1.1');
  });
});

describe('what is counted and logged over HTTP/2', () => {
  it('is the status of what was answered, and none where the client cancelled', async () => {
    const lines: string[] = [];
    const metrics = createGatewayMetrics();
    const watched = await startGateway({
      certificate,
      metrics,
      logLevel: 'info',
      logStream: { write: (line) => void lines.push(line) },
    });
    const client = openHttp2(watched.origin);
    await askHttp2(client, '/login');
    await askHttp2(client, '/', { ':method': 'TRACE' });
    const large = client.request({ ':path': '/api/large' });
    await once(large, 'response');
    // Node cancels with the code for no error.
    large.close(constants.NGHTTP2_NO_ERROR);
    await expect
      .poll(() => lines.filter((line) => line.includes('"status"')).length, { timeout: 5000 })
      .toBe(3);
    client.destroy();
    await watched.close();

    const seen = lines
      .map((line) => JSON.parse(line) as { msg: string; route?: string; status?: number | null })
      .filter(({ route }) => route !== undefined)
      .map(({ msg, route, status }) => [msg, route, status]);
    expect(seen).toEqual([
      ['answered', '/login', 200],
      ['refused', '(refused)', 405],
      ['connection lost', '/api/*', null],
    ]);
    const { text } = await metricsPage([await metrics.read()]);
    const counted = [...text.matchAll(/^http_requests_total\{[^}]*status="(\w+)"[^}]*\} 1$/gmu)];
    expect(counted.map(([, status]) => status)).toEqual(['2xx', '4xx', 'lost']);
  }, 30_000);
});

it('counts no report of the app that is cancelled before its end', async () => {
  const log = keepLog();
  const watched = await startGateway({ certificate, telemetry: true, logLevel: 'info', logStream: log });
  const report = JSON.stringify({ events: [{ kind: 'vital', vital: 'LCP', value: 1, route: '/login' }] });
  const bytes = [PREFACE, postFrame('/telemetry'), partFrame(report), resetFrame(constants.NGHTTP2_CANCEL)];
  const socket = await openTls(watched.origin, Buffer.concat(bytes));
  await expect.poll(() => log.saying('connection lost').length, { timeout: 5000 }).toBe(1);
  const client = openHttp2(watched.origin);
  expect((await askHttp2(client, '/telemetry', post, report)).status).toBe(204);
  expect(log.saying('web vital')).toHaveLength(1);
  socket.destroy();
  client.destroy();
  await watched.close();
});

describe('a connection that the backend breaks', () => {
  it.each([
    ['the embedded one, because a tester asked for it: the call alone is broken', true, 0],
    ['any other: is 503', false, 503],
  ])('%s', async (_, sandbox, status) => {
    const broken = await startStandIn(({ url }) =>
      url === '/api/config' ? { kind: 'reset' } : json({ code: 200 }),
    );
    const app = await createGateway({
      site: gateway.site,
      upstream: { origin: broken.origin, sandbox },
      certificate,
    });
    const client = openHttp2(await app.listen({ host: '127.0.0.1', port: 0 }));
    expect((await askHttp2(client, '/api/nav')).status).toBe(200);
    expect((await askHttp2(client, '/api/config')).status).toBe(status);
    expect((await askHttp2(client, '/api/nav')).status).toBe(200);
    expect(broken.requests).toHaveLength(3);
    client.destroy();
    await app.close();
    await broken.close();
  });

  it('in the middle of its answer: the answer is not taken for whole', async () => {
    const broken = await startStandIn(() => ({ kind: 'truncate', bytes: 3, body: 'abcdef' }));
    const app = await createGateway({
      site: gateway.site,
      upstream: { origin: broken.origin, sandbox: false },
      certificate,
    });
    const client = openHttp2(await app.listen({ host: '127.0.0.1', port: 0 }));
    const stream = client.request({ ':path': '/api/x' }).resume();
    await expect(once(stream, 'close')).rejects.toThrow('NGHTTP2_INTERNAL_ERROR');
    client.destroy();
    await app.close();
    await broken.close();
  });
});
