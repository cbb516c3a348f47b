import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TELEMETRY_BATCH, type TelemetryEvent } from '../../src/domain/telemetry';
import { TELEMETRY_BYTES, TELEMETRY_PER_MINUTE } from '../../src/server/gateway/limits';
import { createGatewayMetrics } from '../../src/server/gateway/metrics';
import { metricsPage } from '../../src/server/observe/metrics';
import { startGateway, type GatewayUnderTest } from '../support/gateway/gateway-under-test';
import { keepLog } from '../support/contract/log-lines';

const log = keepLog();
const metrics = createGatewayMetrics();
let gateway: GatewayUnderTest;
let closed: GatewayUnderTest;
beforeAll(async () => {
  gateway = await startGateway({
    telemetry: true,
    metrics,
    logLevel: 'info',
    logStream: log,
    trustedProxies: 'loopback',
  });
  closed = await startGateway();
});
afterAll(async () => {
  await gateway.close();
  await closed.close();
});

let people = 0;
/** Each from an address of its own, unless one is given. */
const send = async (body: unknown, headers: Record<string, string> = {}, to = gateway): Promise<number> => {
  const answer = await fetch(`${to.origin}/telemetry`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.100.${(people += 1)}`,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return answer.status;
};

const failure: TelemetryEvent = {
  kind: 'failure',
  source: 'session',
  error: 'ApiError rejected 409',
  state: 'boot.ready',
  event: 'xstate.error.actor.readUser',
  at: '/assets/main-Ab_1.js:1:20',
  route: '/track/:ref',
};
const vital: TelemetryEvent = { kind: 'vital', vital: 'LCP', value: 1234.5, route: '/login' };

describe('POST /telemetry', () => {
  it('writes a line for each event, and counts them', async () => {
    expect(await send({ events: [failure, vital] })).toBe(204);
    expect(log.saying('app failure').map(({ app }) => app)).toEqual([failure]);
    expect(log.saying('web vital').map(({ app }) => app)).toEqual([vital]);
    const { text } = await metricsPage([await metrics.read()]);
    expect(text).toContain('app_failures_total{route="/track/:ref",part="gateway"} 1');
    expect(text).toContain('web_vital_sum{name="LCP",route="/login",part="gateway"} 1.2345');
  });

  it.each([
    ['nothing', {}],
    ['no events', { events: [] }],
    ['too many', { events: Array(TELEMETRY_BATCH + 1).fill(vital) }],
    ['more than it may say', { events: [{ ...failure, message: 'Canary' }] }],
    ['more beside the events', { events: [vital], user: 'Canary' }],
    ['a route that is none', { events: [{ ...vital, route: '/Canary' }] }],
    ['a vital that is none', { events: [{ ...vital, vital: 'Canary' }] }],
    ['a number that is none', { events: [{ ...vital, value: '12' }] }],
    ['a number below nothing', { events: [{ ...vital, value: -1 }] }],
    ['words for a name', { events: [{ ...failure, source: 'Canary "quoted"' }] }],
    ['an address for a name', { events: [{ ...failure, event: 'canary@canary.test' }] }],
    ['too long a name', { events: [{ ...failure, state: 'x'.repeat(121) }] }],
    ['a place elsewhere', { events: [{ ...failure, at: 'https://canary.test/a.js:1:1' }] }],
    ['half of it', '{"events":['],
    ['text', 'Canary'],
  ])('is refused entirely if it contains %s', async (_what, body) => {
    const before = log.lines().filter(({ app }) => app !== undefined).length;
    expect(await send(body)).toBe(400);
    expect(log.lines().filter(({ app }) => app !== undefined)).toHaveLength(before);
    expect(log.text()).not.toContain('anary');
  });

  it('accepts a limited amount, and only from this website', async () => {
    expect(await send({ events: [{ ...failure, source: 'x'.repeat(TELEMETRY_BYTES) }] })).toBe(413);
    expect(await send({ events: [vital] }, { 'content-type': 'text/plain' })).toBe(400);
    expect(await send({ events: [vital] }, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await send({ events: [vital] }, { 'sec-fetch-site': 'same-origin' })).toBe(204);
  });

  it('is rate-limited per address', async () => {
    const one = { 'x-forwarded-for': '203.0.113.7' };
    const statuses: number[] = [];
    for (let n = 0; n <= TELEMETRY_PER_MINUTE; n += 1) statuses.push(await send({ events: [vital] }, one));
    expect(statuses.slice(0, -1).every((status) => status === 204)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect(await send({ events: [vital] })).toBe(204);
  });

  it('does not exist unless it was switched on', async () => {
    expect(await send({ events: [vital] }, {}, closed)).toBe(404);
  });
});
