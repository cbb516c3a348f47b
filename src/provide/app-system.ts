import { createActor } from 'xstate';
import type { Adapters } from './adapters';
import { provideApp } from './app';
import { createApiClient } from './client';
import type { AppSystem, Environment } from './environment';

/**
 * Builds the app system, unstarted: rendering against it calls no adapter (design: hydrate first, then `start()`).
 *
 * @returns the root actor and the environment from which the screens' flows are provided
 */
export const createAppSystem = (
  adapters: Adapters,
  options: Environment['actorOptions'] = {},
): { readonly app: AppSystem; readonly environment: Environment } => {
  const environment: Environment = {
    adapters,
    client: createApiClient(adapters, () => environment),
    app: () => root,
    actorOptions: options,
    noticeCallbacks: new Map(),
  };
  const root: AppSystem = createActor(provideApp(environment), options);
  return { app: root, environment };
};
