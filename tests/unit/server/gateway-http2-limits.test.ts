import { once } from 'node:events';
import { constants, type ClientHttp2Session, type Http2ServerRequest } from 'node:http2';
import type { TLSSocket } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway } from '../../../src/server/gateway/app';
import { json, startStandIn } from '../../support/backends/stand-in-server';
import { makeCertificate } from '../../support/gateway/certificate';
import { startGateway, type GatewayUnderTest } from '../../support/gateway/gateway-under-test';
import { askHttp2, openHttp2, sendTls } from '../../support/gateway/http2-client';
import { endFrame, openTls, partFrame, postFrame, PREFACE, resetFrame } from '../../support/gateway/raw-tls';

const certificate = makeCertificate();
const post = { ':method': 'POST', 'content-type': 'application/json' };
const TOO_LARGE = { code: 413, message: "That's too large to send." };

let gateway: GatewayUnderTest;
let session: ClientHttp2Session;
beforeAll(async () => {
  gateway = await startGateway({ certificate });
});
beforeEach(() => {
  session = openHttp2(gateway.origin);
});
afterEach(() => session.destroy());
afterAll(() => gateway.close());

describe('what is refused over HTTP/2', () => {
  it.each(['TRACE', 'TRACK', 'BREW'])('the method %s', async (method) => {
    for (const path of ['/', '/api/x']) {
      const answer = await askHttp2(session, path, { ':method': method });
      expect(answer).toMatchObject({ status: 405, body: 'Method Not Allowed' });
    }
  });

  it('the method CONNECT', async () => {
    const stream = session.request({ ':method': 'CONNECT', ':authority': 'evil.test:443' });
    const [headers] = (await once(stream, 'response')) as [Readonly<Record<string, unknown>>];
    expect(headers[':status']).toBe(405);
    stream.close();
  });

  it.each(['/legacy/%2e%2e/api/config', '/legacy/../x', '/api/a%2fb', '/api//x', '/api/%zz', '/api/x#a'])(
    'the target %s',
    async (target) => {
      const before = gateway.calls.length;
      expect((await askHttp2(session, target)).status).toBe(400);
      expect(gateway.calls).toHaveLength(before);
    },
  );

  it.each(['/../etc/passwd', '/assets/../../server/main.js', '//evil.test/x', '/%ff'])(
    'the target %s, as no page of the site',
    async (target) => {
      expect((await askHttp2(session, target)).status).toBe(404);
    },
  );

  it.each(['http://evil.test/', '*', 'evil.test:443', 'api/x', '?x=1'])(
    'the target %s, as a whole',
    async (target) => expect([0, 400]).toContain((await askHttp2(session, target)).status),
  );

  it('a host with more than a host in it, or two of them', async () => {
    for (const authority of ['a@evil.test', 'a/b', 'a?b']) {
      const { status } = await askHttp2(session, '/api/x', { ':authority': authority });
      expect([0, 400], authority).toContain(status);
    }
    const two = { ':authority': 'cabrank.test', host: 'evil.test' };
    expect((await askHttp2(session, '/api/x', two)).status).toBe(400);
    expect((await askHttp2(session, '/api/x', { ...two, host: 'cabrank.test' })).status).toBe(200);
  });

  it.each([
    ['one header of 20 kB', { 'x-long': 'x'.repeat(20_000) }, [0, 431]],
    [
      'a hundred and one',
      Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`x-${at}`, 'b'])),
      [431],
    ],
    ['two hundred', Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`x-${at}`, 'b'])), [0, 431]],
  ])('headers that are too large: %s', async (_, headers, statuses) => {
    const before = gateway.calls.length;
    expect(statuses).toContain((await askHttp2(session, '/api/x', headers)).status);
    expect(gateway.calls).toHaveLength(before);
    expect((await askHttp2(session, '/login')).status).toBe(200);
  });

  it.each([
    ['with a length', { 'content-length': '1200000' }],
    ['without', {}],
  ])('a body over 1 MB %s, and what is left of it', async (_, headers) => {
    const before = gateway.calls.length;
    const body = Buffer.alloc(1_200_000);
    const answer = await askHttp2(session, '/api/x', { ...post, ...headers }, body);
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body)).toEqual(TOO_LARGE);
    expect((await askHttp2(session, '/login', post, body)).status).toBe(413);
    expect(gateway.calls).toHaveLength(before);
    expect((await askHttp2(session, '/login')).status).toBe(200);
  });

  it('not a body of exactly 1 MB', async () => {
    const { status, body } = await askHttp2(session, '/api/x', post, '~'.repeat(1024 * 1024));
    expect(status).toBe(200);
    expect(body.split('~').length - 1).toBe(1024 * 1024);
  });
});

describe('a body that is not whole reaches no backend', () => {
  const part = '{"a":1';
  const lengths = [undefined, 7];
  const start = (length?: number) => Buffer.concat([PREFACE, postFrame('/api/cut', length), partFrame(part)]);
  const http1 = (framing: string) =>
    `POST /api/cut HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${framing}\r\n\r\n`;

  /** Sends the beginning of a request and then the cut, or breaks the connection. Waits until the gateway has seen it. */
  async function sendCut(socket: Promise<TLSSocket>, cut: Buffer | null): Promise<void> {
    const [request] = (await once(gateway.app.server, 'request')) as [Http2ServerRequest];
    const gone = new Promise((resolve) => request.once('close', resolve));
    if (cut === null) (await socket).destroy();
    else (await socket).write(cut);
    await gone;
  }

  /** The calls that reached the backend, up to one that follows. */
  async function callsUntilNext(before: number): Promise<readonly string[]> {
    expect((await askHttp2(session, '/api/next')).status).toBe(200);
    return gateway.calls.slice(before);
  }

  describe.each([
    ['cancelled', resetFrame(constants.NGHTTP2_CANCEL)],
    ['cancelled without an error', resetFrame(constants.NGHTTP2_NO_ERROR)],
    ['ended and cancelled at once', Buffer.concat([endFrame, resetFrame(constants.NGHTTP2_CANCEL)])],
    ['cut off with its connection', null],
  ])('over HTTP/2: %s', (_, cut) => {
    it.each(lengths)('of length %s', async (length) => {
      const before = gateway.calls.length;
      const socket = openTls(gateway.origin, start(length));
      await sendCut(socket, cut);
      expect(await callsUntilNext(before)).toEqual(['/api/next']);
      (await socket).destroy();
    });
  });

  it('over HTTP/2: ended before its length', async () => {
    const before = gateway.calls.length;
    const socket = openTls(gateway.origin, start(7));
    await sendCut(socket, endFrame);
    expect(await callsUntilNext(before)).toEqual(['/api/next']);
    (await socket).destroy();
  });

  it.each([
    ['with a length', http1('Content-Length: 7') + part],
    ['in chunks', `${http1('Transfer-Encoding: chunked')}6\r\n${part}\r\n`],
  ])('over HTTP/1.1 with TLS: cut off with its connection, %s', async (_, bytes) => {
    const before = gateway.calls.length;
    await sendCut(openTls(gateway.origin, bytes, 'http/1.1'), null);
    expect(await callsUntilNext(before)).toEqual(['/api/next']);
  });
});

describe('what is refused over HTTP/1.1 with TLS', () => {
  it.each([
    ['headers of 20 kB', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two lengths', 'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\n', 400],
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    ['a target as a whole', 'GET http://evil.test/ HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['a body that is too large', 'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1048577\r\n\r\n', 413],
  ])('%s', async (_, bytes, status) => {
    expect(await sendTls(gateway.origin, bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, 'u'));
  });

  it('a connection that does not finish its headers', async () => {
    const began = performance.now();
    expect(await sendTls(gateway.origin, 'GET / HTTP/1.1\r\nHost: x\r\n')).toMatch(/^HTTP\/1\.1 408 /u);
    expect(performance.now() - began).toBeLessThan(12_000);
  }, 15_000);
});

describe('a gateway that closes while HTTP/2 connections are open', () => {
  it('closes those that wait for nothing, and does not wait for them', async () => {
    const closing = await startGateway({ certificate });
    const client = openHttp2(closing.origin);
    await askHttp2(client, '/login');
    const told = once(client, 'goaway');
    const ended = once(client, 'close');
    const began = performance.now();
    await closing.close();
    expect(performance.now() - began).toBeLessThan(4000);
    expect((await told)[0]).toBe(0);
    await ended;
  });

  it('answers the calls in progress first', async () => {
    const slow = await startStandIn(() => ({ kind: 'delay', ms: 500, then: json({ code: 200 }) }));
    const app = await createGateway({
      site: gateway.site,
      upstream: { origin: slow.origin, sandbox: false },
      certificate,
    });
    const client = openHttp2(await app.listen({ host: '127.0.0.1', port: 0 }));
    const call = askHttp2(client, '/api/x', post, '{}');
    await expect.poll(() => slow.requests.length, { timeout: 5000 }).toBe(1);
    const closed = app.close();
    expect(await call).toMatchObject({ status: 200, body: '{"code":200}' });
    await closed;
    client.destroy();
    await slow.close();
  });
});
