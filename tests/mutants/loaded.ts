/**
 * Loads everything that is mutated before the tests. Otherwise a module's initialisation would be attributed to the
 * test that happens to load it first.
 */
import.meta.glob(
  [
    '../../src/{api,domain,payments}/**/*.{ts,tsx}',
    '../../src/app/environment/*.ts',
    '../../src/features/**/*.provide.ts',
  ],
  { eager: true },
);
