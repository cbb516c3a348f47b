import { join } from 'node:path';
import process from 'node:process';
import { runnerImport, type HtmlTagDescriptor, type Plugin } from 'vite';

/** The scripts that each value of `INSPECT` adds to the page before the app. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  review: ['page'],
  stately: ['page', 'stately-page'],
  off: [],
};

/**
 * Streams what the app's charts do to the flow review, in development (`src/review/live/stream.ts`). Refers to the
 * review only by path, because the build reads this file too and must work without `src/review`.
 *
 * @param root absolute path of the repository
 * @throws Error for an unknown value of `INSPECT`
 */
export function liveStream(root: string): Plugin {
  const folder = 'src/review/live';
  const chosen = process.env['INSPECT'] ?? 'review';
  const names = Object.hasOwn(SCRIPTS, chosen) ? SCRIPTS[chosen] : undefined;
  if (!names) throw new Error(`INSPECT must be one of ${Object.keys(SCRIPTS).join(', ')}, not '${chosen}'`);
  return {
    name: 'cabrank:live-stream',
    apply: (_config, { command, isPreview }) => command === 'serve' && !isPreview && !process.env['VITEST'],
    async configureServer(server) {
      if (names.length === 0) return;
      const { module } = await runnerImport<typeof import('../review/live/dev-stream.ts')>(
        join(root, folder, 'dev-stream.ts'),
        { configFile: false, root },
      );
      module.openStream(server);
    },
    transformIndexHtml: {
      order: 'pre',
      // Modules run in order, so these scripts run before the app.
      handler: (): HtmlTagDescriptor[] =>
        names.map((name) => ({
          tag: 'script',
          attrs: { type: 'module', src: `/${folder}/${name}.ts` },
          injectTo: 'head-prepend',
        })),
    },
  };
}
