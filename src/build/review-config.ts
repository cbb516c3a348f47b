import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { flowReviews } from './flow-reviews';
import { flowTexts } from './flow-texts';
import { flowThumbnails } from './flow-thumbnails';
import { flowVersions } from './flow-versions';
import { SOURCE_LOCALE, PSEUDO_LOCALE } from './locale';
import { viteCache } from './vite-cache';

const COVERAGE = 'virtual:flow-coverage';
const TEXTS = 'virtual:flow-texts';
const HANDED = 'virtual:handed-recording';
const EITHER = '?either';
const EXPORT = /^export (?:const|function) (\w+)/gm;

/** The output of `npm run coverage:flows` as a module; `null` if it was not run. */
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

/** Which texts belong to which flow, as a module. */
const textsOfFlows = (root: string): Plugin => ({
  name: 'cabrank:flow-texts',
  resolveId: (id) => (id === TEXTS ? `\0${TEXTS}` : null),
  load: (id) => (id === `\0${TEXTS}` ? `export default ${JSON.stringify(flowTexts(root))};` : null),
});

/** The recording of which `npm run flows` was given the code, as a module; `null` without one. */
const handedRecording = (recording: string | null): Plugin => ({
  name: 'cabrank:handed-recording',
  resolveId: (id) => (id === HANDED ? `\0${HANDED}` : null),
  load: (id) => (id === `\0${HANDED}` ? `export default ${JSON.stringify(recording)};` : null),
});

/** The texts of the screens in English, or in the pseudo-locale if the page's URL has `?locale=en-XA`. */
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

/** The review lets the user choose light or dark, so its theme replaces the app's, which follows the system. */
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
 * Bundles the app into two files instead of two hundred: a gallery loads it once in each frame, and browsers reject a
 * page that requests thousands of files at once. Files of the review in the app's folders are not part of the app.
 */
const GROUPS = [
  { name: 'libraries', test: /[\\/]node_modules[\\/](?!zxcvbn|elkjs|@xyflow)/, priority: 2 },
  {
    name: 'app',
    test: /[\\/](?:machines|src[\\/](?!review[\\/])\w+)[\\/](?!.*\.(?:flow|views|scripts)\.tsx?$)/,
    priority: 1,
  },
];

/** The groups join what the app loads apart, and 'use client' in a library says nothing here. */
const checks = { bundlerTimings: false, ineffectiveDynamicImport: false, moduleLevelDirective: false };

/**
 * Configures how the flow review is built and served: separately from the app, with relative URLs, so that it works
 * in any folder of any static host.
 *
 * @param root absolute path of the repository
 * @param outDir absolute path of the output folder
 */
export function reviewConfig(root: string, outDir: string, recording: string | null = null): InlineConfig {
  const site = join(root, 'src/review/site');
  const plugins = () => [eitherLocale(root), knownCoverage(root), textsOfFlows(root), ownTheme(root)];
  return {
    root: site,
    base: './',
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    cacheDir: viteCache(root) ?? join(root, '.artifacts/vite-review'),
    // Without `@vitejs/plugin-react`: its code for hot reload needs a window, which the worker does not have.
    plugins: [
      ...plugins(),
      handedRecording(recording),
      flowReviews(root),
      flowThumbnails(root),
      flowVersions(root),
    ],
    worker: { format: 'es', plugins, rolldownOptions: { checks } },
    server: { fs: { allow: [root] } },
    build: {
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        input: ['index.html', 'screen.html', 'fault.html', 'scripts.html'].map((page) => join(site, page)),
        checks,
        output: { codeSplitting: { groups: GROUPS } },
      },
    },
  };
}
