import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { BuildLayout } from './layout';

type PrerenderApp = typeof import('./prerender-app');

/**
 * Builds the app for Node with everything bundled (so that there is one copy of Emotion and React, in production
 * mode) and loads it.
 *
 * @param draw uses the app; the bundle is removed afterwards
 */
export async function withPrerenderApp<T>(
  layout: BuildLayout,
  draw: (app: PrerenderApp) => Promise<T>,
): Promise<T> {
  const folder = join(layout.dist, '.prerender');
  try {
    await build({
      root: layout.root,
      configFile: join(layout.root, 'vite.config.ts'),
      logLevel: 'warn',
      publicDir: false,
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir: folder,
        emptyOutDir: true,
        minify: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: join(layout.root, 'src/build/prerender-app.tsx'),
          output: { entryFileNames: 'prerender-app.js' },
        },
      },
    });
    const app = (await import(
      /* @vite-ignore */ pathToFileURL(join(folder, 'prerender-app.js')).href
    )) as PrerenderApp;
    return await draw(app);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
