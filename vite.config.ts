import process from 'node:process';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { devServer } from './src/build/dev-server.ts';
import { liveStream } from './src/build/live-stream.ts';
import { messagesAlias } from './src/build/locale.ts';
import { pseudoLocale } from './src/build/pseudo-locale.ts';
import { LongestFirst } from './tests/run/longest-first.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * `CABRANK_REACT=development` builds with React's development version, for prerendering and in the browser. It reports
 * hydration mismatches and other warnings. The rest of the build is the same.
 */
const reactMode: Readonly<Record<string, string>> =
  process.env['CABRANK_REACT'] === 'development' ? { 'process.env.NODE_ENV': '"development"' } : {};

/** The files that only `npm run test:all` runs. */
const later = process.env.CABRANK_TIER === '1' ? ['**/*.all.test.{ts,tsx}'] : [];

/** Files that mock modules. Each has its own module registry; all others share one. */
const mocked = '**/*.mocked.test.{ts,tsx}';

/** A Vitest project for each kind of test, in Node. A file that needs a DOM starts with `// @vitest-environment happy-dom`. */
const project = (name: string, include: string[], timeout: number, more: object = {}) => ({
  extends: true as const,
  test: {
    name,
    include,
    exclude: ['**/node_modules/**', ...later, mocked],
    environment: 'node',
    isolate: false,
    setupFiles: ['tests/support/review/between-files.ts'],
    testTimeout: timeout,
    hookTimeout: timeout,
    ...more,
  },
});

export default defineConfig({
  root,
  define: reactMode,
  plugins: [react(), devServer(root), liveStream(root), pseudoLocale(root)],
  resolve: { alias: [messagesAlias(root)] },
  // The bundler's timings depend on the machine's load, so the warning would come and go. Sizes have budgets of their own
  // (`npm run size`); the largest chunk, the word lists for passwords, loads on demand.
  build: { chunkSizeWarningLimit: 1000, rolldownOptions: { checks: { bundlerTimings: false } } },
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      // These files share one module registry, because no module keeps state from one file to the next.
      project('unit', ['tests/unit/**/*.test.ts'], 10_000),
      project('screens', ['tests/unit/**/*.test.tsx'], 10_000),
      project('mocked', [`tests/{unit,model}/${mocked}`], 60_000, {
        exclude: ['**/node_modules/**'],
        isolate: true,
      }),
      project('machines', ['tests/machines/**/*.test.{ts,tsx}', 'tests/model/**/*.test.{ts,tsx}'], 120_000),
      // Charts with one edit, which their own specs must detect: `npm run test:mutants`.
      project('mutants', ['tests/model/mutants/**/*.mutants.ts'], 600_000, { isolate: true }),
      project('contract', ['tests/contract/**/*.test.{ts,tsx}'], 60_000, {
        globalSetup: ['tests/support/backend/storage/drop-test-databases.ts'],
      }),
      // Two built servers behind nginx on one PostgreSQL server, if the machine has both.
      project('instances', ['tests/instances/**/*.test.ts'], 120_000, { isolate: true }),
      project('browser', ['tests/browser/**/*.test.{ts,tsx}'], 120_000, {
        globalSetup: [
          'tests/support/backend/storage/drop-test-databases.ts',
          'tests/support/backend/storage/seeded-data.ts',
        ],
      }),
    ],
  },
});
