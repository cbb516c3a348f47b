import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { buildLayout } from '../../../src/build/layout';

const OFF = /telemetryEndpoint:(?:""|''|``)/u;

const assets = join(buildLayout().client, 'assets');

/** The scripts of the build that contain the setting, by name. */
const holding = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(assets)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, readFileSync(join(assets, name), 'utf8')] as const)
      .filter(([, code]) => OFF.test(code)),
  );

/**
 * The app as built by a deployment that has telemetry: the one literal is changed in the script that contains it; the
 * other scripts come from the server unchanged. Call it before the page opens anything.
 *
 * @returns the number of scripts that contained it so far
 */
export async function switchTelemetryOn(page: Page, endpoint = '/telemetry'): Promise<() => number> {
  const scripts = holding();
  let changed = 0;
  const nameOf = ({ pathname }: URL): string => pathname.split('/').at(-1) ?? '';
  await page.route(
    (url) => scripts.has(nameOf(url)),
    async (route) => {
      changed += 1;
      const code = scripts.get(nameOf(new URL(route.request().url()))) ?? '';
      await route.fulfill({
        contentType: 'text/javascript',
        body: code.replace(OFF, `telemetryEndpoint:${JSON.stringify(endpoint)}`),
      });
    },
  );
  return () => changed;
}
