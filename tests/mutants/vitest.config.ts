import config from '../../vite.config.ts';
import { QuickestFirst } from './quickest-first.ts';

/**
 * The suite that Stryker runs: tests of the intended effects, headless and within seconds. The contract tests check
 * how the client interprets every response; the faults and races combine every chart with every effect.
 */
export default {
  ...config,
  test: {
    include: [
      'tests/unit/{api,domain,payments,platform}/**/*.test.{ts,tsx}',
      'tests/unit/**/*.provide.test.ts',
      'tests/unit/app/router/*.test.{ts,tsx}',
      'tests/contract/client-*.test.ts',
      'tests/model/faults/**/*.test.ts',
      'tests/model/proofs/races-{found,writes}.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/*.{all,mocked}.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: ['tests/support/review/between-files.ts', 'tests/mutants/loaded.ts'],
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    testTimeout: 120_000,
  },
};
