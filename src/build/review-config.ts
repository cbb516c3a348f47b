import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { SOURCE_LOCALE, PSEUDO_LOCALE } from './locale';
import { viteCache } from './vite-cache';

const COVERAGE = 'virtual:flow-coverage';
const EITHER = '?either';
const EXPORT = /^export (?:const|function) (\w+)/gm;

/** What `npm run coverage:flows` has written, as a module; `null` where it was not run. */
function knownCoverage(root: string): Plugin {
  const file = join(root, '.artifacts/coverage/flows.json');
  return {
    name: 'cabrank:known-coverage',
    resolveId: (id) => (id === COVERAGE ? `\0${COVERAGE}` : null),
    load: (id) =>
      id === `\0${COVERAGE}`
        ? `export default ${existsSync(file) ? JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))) : 'null'};`
        : null,
  };
}

/** The texts of the screens in English, or in the pseudo-locale where the page is asked for with `?locale=en-XA`. */
function eitherLocale(root: string): Plugin {
  const folder = join(root, 'src/messages', SOURCE_LOCALE);
  return {
    name: 'cabrank:either-locale',
    enforce: 'pre',
    resolveId: (id) =>
      id.startsWith('#messages/') ? `${join(folder, id.slice('#messages/'.length))}.ts${EITHER}` : null,
    load(id) {
      if (!id.startsWith(folder) || !id.endsWith(EITHER)) return null;
      const file = id.slice(0, -EITHER.length);
      const names = [...readFileSync(file, 'utf8').matchAll(EXPORT)].map(([, name = '']) => name);
      if (names.length === 0) this.error(`${file} exports no texts`);
      return [
        `import * as texts from ${JSON.stringify(file)};`,
        `import { pseudo } from ${JSON.stringify(join(root, 'src/build/pseudo-text.ts'))};`,
        `const asked = new URLSearchParams(location.search).get('locale') === '${PSEUDO_LOCALE}';`,
        ...names.map((name) => `export const ${name} = asked ? pseudo(texts.${name}) : texts.${name};`),
      ].join('\n');
    },
  };
}

/** In the review somebody chooses light or dark: its theme stands in for the app's, which follows the system. */
function ownTheme(root: string): Plugin {
  const theme = join(root, 'src/ui/theme/system.ts');
  return {
    name: 'cabrank:review-theme',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('/system')) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved?.id === theme ? join(root, 'src/review/site/theme.ts') : null;
    },
  };
}

/**
 * The app in two files instead of two hundred: a gallery loads it once in each of its frames, and browsers refuse a page
 * that asks for thousands of files at once. What the review has in the folders of the app is no part of the app.
 */
const GROUPS = [
  { name: 'libraries', test: /[\\/]node_modules[\\/](?!zxcvbn|elkjs|@xyflow)/, priority: 2 },
  {
    name: 'app',
    test: /[\\/](?:machines|src[\\/](?!review[\\/])\w+)[\\/](?!.*\.(?:flow|views|scripts)\.tsx?$)/,
    priority: 1,
  },
];

/**
 * How the flow review is built and served: apart from the app, with addresses relative to where it lies, so that it
 * works from any folder of any static host.
 *
 * @param root absolute path of the repository
 * @param outDir absolute path of the folder to build into
 */
export function reviewConfig(root: string, outDir: string): InlineConfig {
  const site = join(root, 'src/review/site');
  const plugins = () => [eitherLocale(root), knownCoverage(root), ownTheme(root)];
  return {
    root: site,
    base: './',
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    cacheDir: viteCache(root) ?? join(root, '.artifacts/vite-review'),
    // Not by `@vitejs/plugin-react`: what it adds for hot reload speaks of a window, and the worker has none.
    plugins: plugins(),
    worker: { format: 'es', plugins },
    server: { fs: { allow: [root] } },
    build: {
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        input: ['index.html', 'screen.html', 'fault.html', 'scripts.html'].map((page) => join(site, page)),
        checks: { bundlerTimings: false },
        output: { codeSplitting: { groups: GROUPS } },
      },
    },
  };
}
