import type { Page, Route } from 'playwright-core';

const OFF = /telemetryEndpoint:(?:""|''|``)/u;

/** From when its answers are gone until a page is (ms). */
const CLOSES_WITHIN_MS = 5000;

/**
 * The app as a deployment builds it whose setting names where to tell of itself: the one literal is changed in the
 * script that holds it. To be called before the page opens anything.
 *
 * @returns how many scripts held it so far
 */
export async function switchTelemetryOn(page: Page, endpoint = '/telemetry'): Promise<() => number> {
  let changed = 0;
  const change = async (route: Route): Promise<void> => {
    const answer = await route.fetch();
    const code = await answer.text();
    if (OFF.test(code)) changed += 1;
    const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = answer.headers();
    await route.fulfill({
      status: answer.status(),
      headers,
      body: code.replace(OFF, `telemetryEndpoint:${JSON.stringify(endpoint)}`),
    });
  };
  await page.route(/\/assets\/[^/]+\.js$/u, (route) =>
    change(route).catch(async (error: unknown) => {
      // The test may be over before the last script has come, and nobody waits for that then.
      const closes = page.isClosed() || page.waitForEvent('close', { timeout: CLOSES_WITHIN_MS });
      await Promise.resolve(closes).catch(() => Promise.reject(error as Error));
    }),
  );
  return () => changed;
}
