import { createActor, type ActorOptions } from 'xstate';
import type { appMachine } from '../../machines/app/app.machine';
import { app } from '#messages/app';
import { createClient, type Client } from '../api/client';
import type { Adapters } from './adapters';
import { provideApp } from './app';
import { notify, tell, type AppSystem, type Environment } from './environment';

const createApiClient = (adapters: Adapters, environment: () => Environment): Client =>
  createClient({
    fetch: adapters.fetch,
    texts: adapters.texts,
    notify: (notice) => void notify(environment(), notice),
    unauthorized: () => {
      tell(environment(), 'session', { type: 'unauthorized' });
      return Promise.resolve(false);
    },
    account: () => null,
    mayWrite: () => true,
    expired: () =>
      notify(environment(), {
        type: 'info',
        title: app.newVersionTitle,
        message: app.newVersionHelp,
        activator: null,
      }),
  });

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
