import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import process from 'node:process';
import type { Plugin, ViteDevServer } from 'vite';
import type { ServerSettings } from '../server/environment.ts';
import { brandColours } from '../ui/brand-colours.ts';
import { brand } from '../ui/brand.ts';
import { FAVICON, faviconSvg } from './favicon.ts';
import { viteCache } from './vite-cache.ts';

/** Paths that the backend serves. Vite serves all others. */
const BACKEND_PATHS = ['/api', '/legacy', '/sandbox'];

type Backend = { readonly origin: string; readonly close: () => Promise<void> };

/**
 * Key of the process's only backend: when the configuration changes, Vite creates a new server before it
 * closes the old one.
 */
const KEPT = Symbol.for('cabrank.dev-backend');

async function startEmbedded(
  root: string,
  { storage, mode, mail, stripePublicKey, stripe }: ServerSettings,
): Promise<Backend> {
  const { startBackend } = await import('../server/backend/start.ts');
  return startBackend({
    file: join(root, 'src/build/run.mjs'),
    arguments: [join(root, 'src/server/backend-worker.ts')],
    storage,
    ...(mode === null ? {} : { mode }),
    ...(mail === null ? {} : { mail }),
    ...(stripePublicKey === null ? {} : { stripePublicKey }),
    ...(stripe === null ? {} : { stripe }),
    onEnd: (message) => console.error(`${message}\nStart \`npm run dev\` again.`),
  });
}

/**
 * Opens the backend for development: `BACKEND_URL`, or the embedded one.
 *
 * @param host where Vite listens; as for the server, a demo that others can reach needs a token
 */
async function openBackend(root: string, host: string | boolean | undefined): Promise<Backend> {
  const { readSettings } = await import('../server/environment.ts');
  const listening = host === true ? '0.0.0.0' : typeof host === 'string' ? host : 'localhost';
  const settings = readSettings({ ...process.env, HOST: listening });
  if (settings.backendUrl !== null) {
    return { origin: settings.backendUrl, close: () => Promise.resolve() };
  }
  const kept =
    (Reflect.get(globalThis, KEPT) as Promise<Backend> | undefined) ?? startEmbedded(root, settings);
  Reflect.set(globalThis, KEPT, kept);
  return kept;
}

/** Prints beside Vite's own address where the other parts are. */
function printMore(server: ViteDevServer): void {
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    const [app = ''] = server.resolvedUrls?.local ?? [];
    for (const [name, address] of [
      ['Admin', `${app}admin/login`],
      ['Sandbox', `${app}sandbox`],
      ['Review', 'npm run flows'],
    ] as const)
      server.config.logger.info(`  ➜  ${`${name}:`.padEnd(8)} ${address}`);
  };
}

function serveFavicon(server: ViteDevServer): void {
  const { primary, onPrimary } = brandColours;
  const svg = faviconSvg({ mark: brand.mark, primary: primary[0], ink: onPrimary[0] });
  server.middlewares.use(FAVICON, (_request, response) => {
    response.setHeader('Content-Type', 'image/svg+xml');
    response.end(svg);
  });
}

const FONT = /^\/assets\/(?<name>[\w-]+)-[\w-]{8}\.woff2$/u;

/** Serves the fonts of the older pages. The embedded backend names them as in a build, with their hashes. */
function serveFonts(server: ViteDevServer, root: string): void {
  server.middlewares.use((request, response, next) => {
    const name = FONT.exec(request.url ?? '')?.groups?.['name'];
    if (name === undefined) {
      next();
      return;
    }
    readFile(join(root, 'src/ui/fonts', `${name}.woff2`)).then(
      (font) => {
        response.setHeader('Content-Type', 'font/woff2');
        response.end(font);
      },
      () => next(),
    );
  });
}

/**
 * Adds to the development server the backend on the same origin, like the gateway, and a full reload when a
 * statechart changes, because a running actor cannot adopt a new machine.
 *
 * @param root absolute path of the repository
 */
export function devServer(root: string): Plugin {
  const machines = join(root, 'machines') + sep;
  let backend: Backend | null = null;
  let ending = false;
  return {
    name: 'cabrank:dev-server',
    apply: (_config, { command, isPreview }) => command === 'serve' && !isPreview && !process.env['VITEST'],
    async config({ server }) {
      process.once('SIGTERM', () => {
        ending = true;
      });
      backend = await openBackend(root, server?.host);
      const target = { target: backend.origin, changeOrigin: false, xfwd: true };
      const cacheDir = viteCache(root);
      return {
        ...(cacheDir === null ? {} : { cacheDir }),
        // Scan everything that a page may load, including late parts, at start. If Vite finds a package later, it
        // reloads the page while it is in use. The review has its own pages and server.
        optimizeDeps: { entries: ['index.html', 'src/review/live/*page.ts'] },
        server: {
          proxy: Object.fromEntries(BACKEND_PATHS.map((path) => [path, target])),
          watch: { ignored: ['dist', '.data', '.artifacts'].map((folder) => join(root, folder, '**')) },
        },
      };
    },
    configureServer(server) {
      serveFavicon(server);
      serveFonts(server, root);
      printMore(server);
      // Vite closes properly only on SIGTERM. Ctrl-C must release the data folder too.
      process.once('SIGINT', () => process.kill(process.pid, 'SIGTERM'));
    },
    async closeBundle() {
      if (ending) await backend?.close();
    },
    hotUpdate({ file }) {
      const isChart = file.startsWith(machines) && !file.endsWith('.review.json');
      if (this.environment.name !== 'client' || !isChart) return undefined;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
