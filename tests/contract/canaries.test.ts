import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SafeError } from '../../src/server/observe/safe-error';
import {
  canaryKinds,
  storedTraces,
  strayCanaries,
  type Canary,
  type Trace,
} from '../support/canaries/canaries';
import { createCanaryCaller } from '../support/canaries/canary-caller';
import { playCanaryJourney } from '../support/canaries/canary-journey';
import { startObservedServer, type ObservedServer } from '../support/contract/observed-server';
import { patienceMs } from '../support/browser/patience';

// Secrets typed in a whole journey turn up in no log, metric, telemetry line, address or row that should not have them.

let server: ObservedServer;
let canaries: readonly Canary[];
let traces: readonly Trace[];

beforeAll(async () => {
  server = await startObservedServer();
  const caller = createCanaryCaller(server.origin);
  await playCanaryJourney(caller, server.backend);
  canaries = caller.canaries;
  const answered = () => server.log.saying('answered').filter(({ part }) => part === 'gateway').length;
  await vi.waitUntil(() => answered() === caller.urls.length, { timeout: patienceMs });
  traces = [
    ...server.log
      .text()
      .split('\n')
      .map((text) => ({ where: 'log', text })),
    { where: 'metrics', text: await server.metrics() },
    ...caller.urls,
    ...(await storedTraces(server.backend.services.executor)),
  ];
});
afterAll(() => server.close());

describe('what was typed during a whole journey', () => {
  it('is found in no forbidden place', () => {
    expect(strayCanaries(traces, canaries)).toEqual([]);
  });

  it('was of every kind, and produced data to search', () => {
    const seen = new Set(canaries.map(({ kind }) => kind));
    expect(canaryKinds.filter((kind) => !seen.has(kind))).toEqual([]);
    const places = new Set(traces.map(({ where }) => where));
    for (const place of ['log', 'metrics', 'url', 'row mails.body', 'row cards.payment_method_id'])
      expect(places).toContain(place);
    for (const part of ['gateway', 'backend'])
      expect(server.log.lines().filter((line) => line.part === part).length).toBeGreaterThan(30);
  });

  it('made the server log an error, without its contents', () => {
    const [line] = server.log.saying('unexpected failure');
    expect(line).toMatchObject({
      level: 'error',
      part: 'backend',
      err: { code: '42P01', message: 'relation … does not exist' },
    });
    expect((line?.err as SafeError | undefined)?.stack.length).toBeGreaterThan(1);
    expect(server.log.saying('app failure')).toHaveLength(1);
  });

  it('is found where it may be stored, which proves that the search covers these places', () => {
    const nowhere = traces.filter(({ where }) => where.startsWith('row '));
    const all = canaries.map(({ value }) => ({ kind: 'password', value }) as const);
    expect(strayCanaries(nowhere, all)).toEqual(
      expect.arrayContaining([
        'password in row cards.payment_method_id',
        'password in row idempotency.body',
        'password in row idempotency.key',
        'password in row intents.client_secret',
        'password in row mails.body',
      ]),
    );
  });
});

describe('the search', () => {
  const places = ['log', 'metrics', 'telemetry', 'url', 'row audit.reason', 'row rate_limits.key'];
  const told: Readonly<Record<string, (value: string) => string>> = {
    log: (value) => JSON.stringify({ level: 'info', msg: `x ${value} y` }),
    metrics: (value) => `http_requests_total{route="/x/${value}"} 1`,
    telemetry: (value) => JSON.stringify({ events: [{ source: value }] }),
    url: (value) => `GET http://127.0.0.1/api/x?y=${encodeURIComponent(value)}&z=1`,
  };

  it.each(canaryKinds)('finds a %s that leaks into any place', (kind) => {
    const canary = canaries.find((one) => one.kind === kind);
    if (!canary) throw new Error(`There is no ${kind}`);
    for (const where of places) {
      const text = (told[where] ?? String)(canary.value);
      const isStored = kind === 'words' && where.startsWith('row');
      const expected = isStored ? [] : [`${kind} in ${where}`];
      expect(strayCanaries([...traces, { where, text }], canaries), where).toEqual(expected);
    }
  });

  it('finds it in other encodings', () => {
    const canary = { kind: 'password', value: 'a b/ä"€' } as const;
    const { value } = canary;
    for (const text of [
      encodeURIComponent(value),
      JSON.stringify({ value }),
      new URLSearchParams({ value }).toString(),
      Buffer.from(value).toString('base64'),
    ]) {
      expect(strayCanaries([{ where: 'log', text }], [canary]), text).toEqual(['password in log']);
    }
  });

  it('allows the two paths with a code or a token only as paths', () => {
    const code = { kind: 'reset code', value: 'Zm9vYmFy' } as const;
    const at = (text: string) => strayCanaries([{ where: 'url', text }], [code]);
    expect(at('GET http://x/reset/Zm9vYmFy')).toEqual([]);
    expect(at('GET http://x/reset?code=Zm9vYmFy')).toEqual(['reset code in url']);
    expect(at('POST http://x/reset/Zm9vYmFy')).toEqual(['reset code in url']);
    expect(at('GET http://x/reset/Zm9vYmFy/more')).toEqual(['reset code in url']);
  });
});
