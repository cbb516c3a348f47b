import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type GatewayUnderTest } from '../support/gateway/gateway-under-test';
import { openSlowConnections, slowKinds, type SlowKind } from '../support/gateway/slow-connections';

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

/** All closed within 15 s. */
const LIMIT_MS = 15_000;

/**
 * 300 in all. Slow bodies alone are more than the gateway has connections to its backend; those that do not take their
 * answer fill buffers of megabytes, so they are few.
 */
const counts: Readonly<Record<SlowKind, number>> = {
  'says nothing': 30,
  'says its headers bit by bit': 30,
  'never ends a header': 30,
  'sends its body bit by bit': 60,
  'sends its chunks bit by bit': 60,
  'stops in the middle of its body': 50,
  'keeps the connection after an answer': 36,
  'does not take its answer': 4,
};

describe('300 slow connections', () => {
  it('are all closed within 15 s, reach no backend, and delay no one else', async () => {
    const slow = await openSlowConnections(gateway.origin, counts);
    const began = performance.now();
    expect(slow.ages()).toHaveLength(300);
    const before = gateway.calls.filter((url) => url !== '/api/large').length;

    let asked = 0;
    while (slow.ages().some(({ open }) => open) && performance.now() - began < LIMIT_MS) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, async (_, index) => {
          const answer = await fetch(`${gateway.origin}${index % 2 === 0 ? '/api/quick' : '/login'}`, {
            signal: AbortSignal.timeout(3000),
          });
          await answer.arrayBuffer();
          return answer.status;
        }),
      );
      expect(answers.every((status) => status === 200)).toBe(true);
      asked += answers.length;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }

    const left = slow.ages().filter(({ open }) => open);
    slow.close();
    expect(left, 'still open').toEqual([]);
    for (const kind of Object.keys(slowKinds) as SlowKind[]) {
      const longest = Math.max(...slow.ages().flatMap((entry) => (entry.kind === kind ? [entry.ms] : [])));
      console.log(`${kind}: ${counts[kind]} closed, the last after ${(longest / 1000).toFixed(1)} s`);
      expect(longest, kind).toBeLessThan(LIMIT_MS);
    }
    const quick = gateway.calls.filter((url) => url === '/api/quick').length;
    expect(quick).toBe(asked / 2);
    expect(gateway.calls.filter((url) => url !== '/api/large').length - before).toBe(quick);
  }, 40_000);
});

describe('slow connections to a gateway that is shutting down', () => {
  it('delay it no longer than 15 s, whatever they hold back', async () => {
    const closing = await startGateway();
    const kinds = Object.keys(slowKinds) as SlowKind[];
    const slow = await openSlowConnections(
      closing.origin,
      Object.fromEntries(kinds.map((kind) => [kind, 2])),
    );
    // Its own answer says that it has seen what came before.
    expect((await fetch(`${closing.origin}/healthz`)).status).toBe(200);
    const began = performance.now();
    await closing.close();
    const seconds = (performance.now() - began) / 1000;
    console.log(`closed after ${seconds.toFixed(1)} s`);
    slow.close();
    expect(seconds * 1000).toBeLessThan(LIMIT_MS);
  }, 60_000);
});
