/**
 * Everything that is mutated, loaded before the tests: what a module is loaded with would otherwise be put to the test
 * that happens to load it first.
 */
import.meta.glob(
  [
    '../../src/{api,domain,payments}/**/*.{ts,tsx}',
    '../../src/app/environment/*.ts',
    '../../src/features/**/*.provide.ts',
  ],
  { eager: true },
);
