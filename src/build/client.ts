import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'vite';
import {
  firstLoadGroups,
  firstLoadModules,
  screenChunks,
  screenModules,
  type ScreenChunks,
} from './chunk-groups';
import type { BuildLayout } from './layout';

export const CLIENT_ENTRY = 'src/main.tsx';

/** Moves the source maps, which are for error reports, out of the served folder. */
async function withholdSourceMaps({ client, sourceMaps }: BuildLayout): Promise<void> {
  await mkdir(sourceMaps, { recursive: true });
  const files = await readdir(client, { recursive: true });
  const maps = files.filter((file) => file.endsWith('.map'));
  await Promise.all(maps.map((file) => rename(join(client, file), join(sourceMaps, basename(file)))));
}

/** Chunks that every page has before it imports anything later, so they need no preload. */
const FIRST_LOAD = /\/(?:rolldown-runtime|vendor|main)-[\w-]+\.js$/;

/**
 * Builds the client into `dist/client` (hashed names under `assets/`), and its manifest next to it.
 *
 * @param more plugins besides those of the configuration
 * @returns the chunks of each screen
 * @throws Error when a module does not build
 */
export async function buildClient(layout: BuildLayout, more: readonly Plugin[] = []): Promise<ScreenChunks> {
  const first = await firstLoadModules(layout, CLIENT_ENTRY, more);
  const { groups, chunks } = screenChunks(await screenModules(layout, first, more));
  await build({
    root: layout.root,
    configFile: join(layout.root, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [...more],
    build: {
      outDir: layout.client,
      emptyOutDir: true,
      manifest: true,
      sourcemap: 'hidden',
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, chunks) => chunks.filter((chunk) => !FIRST_LOAD.test(chunk)),
      },
      rolldownOptions: {
        input: join(layout.root, CLIENT_ENTRY),
        output: { codeSplitting: { groups: [...firstLoadGroups(first), ...groups] } },
      },
    },
  });
  await rename(join(layout.client, '.vite', 'manifest.json'), layout.manifest);
  await rm(join(layout.client, '.vite'), { recursive: true });
  await withholdSourceMaps(layout);
  return chunks;
}
