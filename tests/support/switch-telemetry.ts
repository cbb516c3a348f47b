import type { Page } from 'playwright-core';

const OFF = /telemetryEndpoint:(?:""|''|``)/u;

/**
 * The app as a deployment builds it whose setting names where to tell of itself: the one literal is changed in the
 * script that holds it. To be called before the page opens anything.
 *
 * @returns how many scripts held it so far
 */
export async function switchTelemetryOn(page: Page, endpoint = '/telemetry'): Promise<() => number> {
  let changed = 0;
  await page.route(/\/assets\/[^/]+\.js$/u, async (route) => {
    const answer = await route.fetch();
    const code = await answer.text();
    if (OFF.test(code)) changed += 1;
    const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = answer.headers();
    await route.fulfill({
      status: answer.status(),
      headers,
      body: code.replace(OFF, `telemetryEndpoint:${JSON.stringify(endpoint)}`),
    });
  });
  return () => changed;
}
