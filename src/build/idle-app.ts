import { createAdapters } from '../app/environment/adapters';
import { createAppSystem } from '../app/app-system';

/**
 * An app system for prerendering. It is never started, so the screens show their initial state. Any request
 * makes the build fail.
 */
export const createIdleApp = (): ReturnType<typeof createAppSystem> =>
  createAppSystem(
    createAdapters({
      fetch: () => {
        throw new Error('A request while a page is drawn ahead');
      },
    }),
  );
