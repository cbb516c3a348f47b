import { createAdapters } from '../app/environment/adapters';
import { createAppSystem } from '../app/app-system';

/**
 * The app system for the prerender: never started, so the screens show what they show before anything is known. A
 * request all the same ends the build.
 */
export const createIdleApp = (): ReturnType<typeof createAppSystem> =>
  createAppSystem(
    createAdapters({
      fetch: () => {
        throw new Error('A request while a page is drawn ahead');
      },
    }),
  );
