import { createActor, type ActorOptions } from 'xstate';
import type { appMachine } from '../../machines/app/app.machine';
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
  options: Pick<ActorOptions<typeof appMachine>, 'clock' | 'inspect'> = {},
): { readonly app: AppSystem; readonly environment: Environment } => {
  const environment: Environment = {
    adapters,
    client: createApiClient(adapters, () => environment),
    app: () => root,
    noticeCallbacks: new Map(),
  };
  const root: AppSystem = createActor(provideApp(environment), options);
  return { app: root, environment };
};
