import { once } from 'node:events';
import type { ClientHttp2Session, ClientHttp2Stream } from 'node:http2';
import { connect } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway } from '../../src/server/gateway/app';
import { STREAM_STALL_MS } from '../../src/server/gateway/limits';
import { json, startStandIn } from '../support/backends/stand-in-server';
import { makeCertificate } from '../support/gateway/certificate';
import { startGateway, type GatewayUnderTest } from '../support/gateway/gateway-under-test';
import { askHttp2, askHttps, openHttp2 } from '../support/gateway/http2-client';
import { openTls, PREFACE } from '../support/gateway/raw-tls';

const certificate = makeCertificate();
/** The beginning of a HEADERS frame of 100 bytes, and in it of a header whose name has 127. */
const HEADERS = Buffer.from([0, 0, 100, 1, 4, 0, 0, 0, 1, 0, 127, 0]);
const DRIP_MS = 700;
/** All closed within 15 s. */
const LIMIT_MS = 15_000;

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await startGateway({ certificate });
});
afterAll(() => gateway.close());

const portOf = (): number => Number(new URL(gateway.origin).port);

/** Returns how long it takes until it closes (ms). */
async function lifeOf(opened: { once(name: 'close', listener: () => void): unknown }): Promise<number> {
  const began = performance.now();
  await new Promise<void>((resolve) => opened.once('close', resolve));
  return performance.now() - began;
}

/** Sends something again and again for as long as the connection is open. */
function drip(opened: TLSSocket | ClientHttp2Session | ClientHttp2Stream, send: () => void): void {
  const dripping = setInterval(send, DRIP_MS);
  opened.once('close', () => clearInterval(dripping));
}

const post = { ':path': '/api/slow', ':method': 'POST', 'content-type': 'application/json' };

describe('a slow client over HTTP/2 is disconnected within 15 s', () => {
  it.concurrent.each([
    ['that does not shake hands', () => Promise.resolve(connect(portOf(), '127.0.0.1'))],
    ['that says nothing', async () => (await openTls(gateway.origin, '')).resume()],
    [
      'that says its headers bit by bit',
      async () => {
        const socket = await openTls(gateway.origin, Buffer.concat([PREFACE, HEADERS]));
        drip(socket, () => socket.write('x'));
        return socket.resume();
      },
    ],
    [
      'that asks for nothing, and keeps pinging',
      () => {
        const session = openHttp2(gateway.origin);
        drip(session, () => session.destroyed || session.ping(() => undefined));
        return Promise.resolve(session);
      },
    ],
    [
      'that stays after its answer',
      async () => {
        const session = openHttp2(gateway.origin);
        await askHttp2(session, '/healthz');
        return session;
      },
    ],
  ])('%s', async (_, open) => expect(await lifeOf(await open())).toBeLessThan(LIMIT_MS), 30_000);

  it.concurrent(
    'or its request is cancelled, if it sends the body bit by bit or stops',
    async () => {
      const session = openHttp2(gateway.origin);
      const dripping = session.request(post).on('error', () => undefined);
      const stopped = session.request(post).on('error', () => undefined);
      stopped.write('{"a":');
      drip(dripping, () => dripping.write('x'));
      const lives = await Promise.all([dripping, stopped].map(lifeOf));
      for (const life of lives) expect(life).toBeLessThan(LIMIT_MS);
      expect(gateway.calls).not.toContain('/api/slow');
      expect((await askHttp2(session, '/healthz')).status).toBe(200);
      session.destroy();
    },
    30_000,
  );
});

it.concurrent(
  'a refusal over HTTP/2 that is not read is cancelled too',
  async () => {
    const session = openHttp2(gateway.origin, { initialWindowSize: 0 });
    const refused = session.request({ ':path': '/api//x' }).on('error', () => undefined);
    expect(await lifeOf(refused)).toBeLessThan(STREAM_STALL_MS + 10_000);
    session.destroy();
  },
  60_000,
);

it.concurrent(
  'an answer over HTTP/2 that is not read is cancelled, and the other answers of the connection are not',
  async () => {
    const session = openHttp2(gateway.origin);
    const unread = session.request({ ':path': '/api/large' }).on('error', () => undefined);
    let asked = 0;
    const asking = setInterval(() => {
      void askHttp2(session, '/login').then(({ status }) => (asked += status === 200 ? 1 : -1000));
    }, 1000);
    const took = await lifeOf(unread);
    clearInterval(asking);
    expect(took).toBeGreaterThan(STREAM_STALL_MS - 1000);
    expect(took).toBeLessThan(STREAM_STALL_MS + 10_000);
    expect(asked).toBeGreaterThan(STREAM_STALL_MS / 2000);
    session.destroy();
  },
  60_000,
);

describe('a gateway with a certificate that closes', () => {
  it('is not held by clients that neither ask nor leave', async () => {
    const closing = await startGateway({ certificate });
    const raw = connect(Number(new URL(closing.origin).port), '127.0.0.1').on('error', () => undefined);
    await once(raw, 'connect');
    // These never read, so they do not see that the other side is done.
    const silent = [await openTls(closing.origin, PREFACE), await openTls(closing.origin, '', 'http/1.1')];
    const began = performance.now();
    await closing.close();
    expect(performance.now() - began).toBeLessThan(LIMIT_MS);
    for (const socket of [raw, ...silent]) socket.destroy();
  }, 30_000);

  it('answers the calls in progress, however long they take', async () => {
    const slow = await startStandIn(() => ({ kind: 'delay', ms: 12_000, then: json({ code: 200 }) }));
    const app = await createGateway({
      site: gateway.site,
      upstream: { origin: slow.origin, sandbox: false },
      certificate,
    });
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const session = openHttp2(origin);
    const calls = [askHttp2(session, '/api/x'), askHttps(origin, '/api/x', 'POST', 'a=b')];
    await expect.poll(() => slow.requests.length, { timeout: 5000 }).toBe(2);
    const closed = app.close();
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200]);
    await closed;
    session.destroy();
    await slow.close();
  }, 40_000);
});
