import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser/launch-browser';
import { startServer } from '../support/backend/start-server';
import type { BenchTarget } from './result';

/** A built app on its own data, and a visitor's browser. */
export type ServedApp = { readonly url: string; readonly browser: Browser };

/** Serves a built app like `npm start` during its measurement. */
export async function serveApp<Measured>(
  { layout }: Pick<BenchTarget, 'layout'>,
  measure: (app: ServedApp) => Promise<Measured>,
): Promise<Measured> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cabrank-bench-'));
  const server = await startServer({ dataDir, program: join(layout.server, 'main.js') });
  const browser = await launchBrowser(true);
  try {
    return await measure({ url: server.url, browser });
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
