import { fromPromise } from 'xstate';
import { appMachine } from '../../../../machines/app/app/app.machine';
import { getConfig, getPremiumConfig } from '../../../api/calls/start';
import type { Config, PremiumConfig } from '../../../domain/entities';
import { provideCollections } from '../collections/collections.provide';
import type { Environment } from '../../../app/environment/environment';
import { reportFailure } from '../../../app/environment/report-failure';
import { provideServices } from '../services/services.provide';

export const provideApp = (environment: Environment) =>
  appMachine.provide({
    actors: {
      getConfig: fromPromise<Config, Record<never, never>>(({ signal }) =>
        getConfig(environment.client, { signal }),
      ),
      getPremiumConfig: fromPromise<PremiumConfig, Record<never, never>>(({ signal }) =>
        getPremiumConfig(environment.client, { signal }),
      ),
      services: provideServices(environment),
      collections: provideCollections(environment),
    },
    actions: {
      logFailure: (acting, { source, error }) => reportFailure(environment, source)(acting, { error }),
    },
  });
