import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Provided by Stryker: it first runs every test to find out what each covers, then a few for each mutant. */
    mode: 'dry-run' | 'mutant';
  }
}

/**
 * Everything that is mutated is loaded before the first run. Otherwise a module's initialisation would be attributed
 * to the test that happens to load it first.
 */
const modules = import.meta.glob([
  '../../src/{api,domain,payments}/**/*.{ts,tsx}',
  '../../src/app/environment/*.ts',
  '../../src/features/**/*.provide.ts',
]);

if (inject('mode') === 'dry-run') await Promise.all(Object.values(modules).map((load) => load()));
