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
 * With `CABRANK_REACT=development` React's own development version, in the pages as they are drawn and in the browser. It
 * warns of what the other one is silent about, a page that was drawn differently first of all; everything else of the
 * build stays as it is.
 */
const reactMode: Readonly<Record<string, string>> =
  process.env['CABRANK_REACT'] === 'development' ? { 'process.env.NODE_ENV': '"development"' } : {};

/** What `npm test` leaves to `npm run test:all`. */
const later = process.env.CABRANK_TIER === '1' ? ['**/*.all.test.{ts,tsx}'] : [];

/** What puts a module in place of another; each of these files needs modules of its own, the others share theirs. */
const mocked = '**/*.mocked.test.{ts,tsx}';

/** One vitest project per kind of test, all in node; a file that needs a DOM says `// @vitest-environment happy-dom`. */
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
  // A hint about the machine's load and not about the code: it would appear or not from run to run.
  // Nor is the size of a chunk told by it: the first load has a budget (`npm run size`), and the password's word lists
  // come when somebody chooses one.
  build: { chunkSizeWarningLimit: 1000, rolldownOptions: { checks: { bundlerTimings: false } } },
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      // What these files load holds nothing from one file to the next: it is loaded once.
      project('unit', ['tests/unit/**/*.test.ts'], 10_000),
      project('screens', ['tests/unit/**/*.test.tsx'], 10_000),
      project('mocked', [`tests/{unit,model}/${mocked}`], 60_000, {
        exclude: ['**/node_modules/**'],
        isolate: true,
      }),
      project('machines', ['tests/machines/**/*.test.{ts,tsx}', 'tests/model/**/*.test.{ts,tsx}'], 120_000),
      // Charts with something about them wrong, which their own suites have to notice: `npm run test:mutants`.
      project('mutants', ['tests/model/mutants/**/*.mutants.ts'], 600_000, { isolate: true }),
      project('contract', ['tests/contract/**/*.test.{ts,tsx}'], 60_000, {
        globalSetup: ['tests/support/backend/storage/drop-test-databases.ts'],
      }),
      // Two servers of the build behind nginx, on one PostgreSQL server: on a machine that has both.
      project('instances', ['tests/instances/**/*.test.ts'], 120_000, { isolate: true }),
      project('browser', ['tests/browser/**/*.test.{ts,tsx}'], 120_000, {
        globalSetup: ['tests/support/backend/storage/seeded-data.ts'],
      }),
    ],
  },
});
