import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type GatewayUnderTest } from '../support/gateway/gateway-under-test';
import { climbsOut, hostileSlugs } from '../support/gateway/hostile/hostile-slugs';

// Bytes on a socket, because every HTTP client tidies up what it is given before it sends it.

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const AT_ONCE = 32;
const SAMPLE = 4;

/** Every so many-th of them, the published ones and the made ones alike. */
const sent = hostileSlugs.filter((_slug, index) => index % SAMPLE === 0);

/** As a browser encodes what is no ASCII; half a character has become another one by then. */
const asciiOf = (text: string): string =>
  text.replaceAll(/\p{Cs}/gu, '\uFFFD').replaceAll(/[^!-~]/gu, encodeURIComponent);

async function statusOf(target: string): Promise<number> {
  const answer = await gateway.raw(
    `GET ${target} HTTP/1.1\r\nHost: cabrank.test\r\nConnection: close\r\n\r\n`,
  );
  return Number(/^HTTP\/1\.1 (\d{3}) /u.exec(answer)?.[1] ?? 0);
}

/** How often each status was answered. */
async function statusesOf(targets: readonly string[]): Promise<Readonly<Record<number, number>>> {
  const counts: Record<number, number> = {};
  for (let first = 0; first < targets.length; first += AT_ONCE) {
    for (const status of await Promise.all(targets.slice(first, first + AT_ONCE).map(statusOf))) {
      counts[status] = (counts[status] ?? 0) + 1;
    }
  }
  return counts;
}

describe('hostile slugs sent over a socket', () => {
  it('are at least 2,000', () => {
    expect(sent.length).toBeGreaterThanOrEqual(2000);
  });

  it.each(['/legacy/', '/legacy', '/api/', '/'])(
    'reach the backend only below /legacy/ and /api/, behind %s',
    async (start) => {
      const before = gateway.calls.length;
      const targets = sent.flatMap((slug) => [start + slug, start + asciiOf(slug)]);
      const distinct = [...new Set(targets)];
      const counts = await statusesOf(distinct);
      const seen = gateway.calls.slice(before);
      process.stdout.write(
        `${distinct.length} targets behind ${start}: ${JSON.stringify(counts)}, ${seen.length} reached the backend\n`,
      );
      expect(seen.filter((url) => climbsOut(url, ['/legacy/', '/api/']))).toEqual([]);
      expect(
        Object.keys(counts)
          .map(Number)
          .filter((status) => ![200, 400, 404].includes(status)),
      ).toEqual([]);
      // As a page none of them exists; on the way to the backend they are refused.
      expect(counts[['/', '/legacy'].includes(start) ? 404 : 400] ?? 0).toBeGreaterThan(1000);
      if (['/legacy/', '/api/'].includes(start)) expect(seen.length).toBeGreaterThan(10);
    },
    60_000,
  );
});
