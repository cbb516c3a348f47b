import type { Page } from 'playwright-core';
import { build } from 'vite';
import { Backlog } from '../../../src/review/live/backlog';
import type { LiveMessage } from '../../../src/recording/message';

let script: Promise<string> | null = null;

/** The recorder as a single script. */
async function bundled(): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: 'tests/support/review/recorder-page.ts', output: { format: 'iife' } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const [chunk] = outputs.flatMap((built) => ('output' in built ? built.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The recorder was not built as a script');
  return chunk.code;
}

/**
 * Records the built app's messages in a page, from its next load on.
 *
 * @returns all messages so far
 */
export async function recordApp(page: Page): Promise<() => readonly LiveMessage[]> {
  const backlog = new Backlog();
  const told: LiveMessage[] = [];
  backlog.listen((messages) => told.push(...messages));
  await page.exposeFunction('cabrankTold', (messages: unknown) => backlog.add(page, messages));
  script ??= bundled();
  await page.addInitScript(await script);
  return () => told;
}
