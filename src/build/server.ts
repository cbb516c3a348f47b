import { join } from 'node:path';
import { build } from 'vite';
import type { BuildLayout } from './layout';

/** Programs of the server, each a file in `dist/server`. */
const INPUTS = {
  main: 'src/server/main.ts',
  'backend-worker': 'src/server/backend-worker.ts',
  reset: 'src/server/backend/reset.ts',
  'create-admin': 'src/server/backend/create-admin.ts',
};

/** Bundles the server's own code into `dist/server`. Its packages stay in node_modules. */
export async function buildServer(layout: BuildLayout): Promise<void> {
  await build({
    root: layout.root,
    configFile: join(layout.root, 'vite.config.ts'),
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      outDir: layout.server,
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(INPUTS).map(([name, file]) => [name, join(layout.root, file)]),
        ),
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
}
