import { createActor, type ActorOptions } from 'xstate';
import type { appMachine } from '../../machines/app/app/app.machine';
import type { Adapters } from './environment/adapters';
import { provideApp } from '../features/app/app/app.provide';
import { createApiClient } from './environment/client';
import type { AppSystem, Environment } from './environment/environment';

type AppOptions = Pick<ActorOptions<typeof appMachine>, 'clock' | 'inspect' | 'snapshot'> & {
  /** Loads the chart that checks for expiring cards. Without it, no cards are checked. */
  readonly loadExpiringCards?: Environment['loadExpiringCards'];
};

const never = () => new Promise<never>(() => undefined);

/**
 * Builds the app system without starting it. Rendering against an unstarted system calls no adapter: hydrate first,
 * then call `start()`.
 *
 * @returns the root actor, and the environment from which the screens' flows are provided
 */
export const createAppSystem = (
  adapters: Adapters,
  { loadExpiringCards = never, ...actorOptions }: AppOptions = {},
): { readonly app: AppSystem; readonly environment: Environment } => {
  const environment: Environment = {
    adapters,
    client: createApiClient(adapters, () => environment),
    app: () => root,
    noticeCallbacks: new Map(),
    loadExpiringCards,
  };
  const root: AppSystem = createActor(provideApp(environment), actorOptions);
  return { app: root, environment };
};
