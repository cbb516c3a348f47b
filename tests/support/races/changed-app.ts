import type { AnyStateMachine } from 'xstate';
import { provideCollections } from '../../../src/features/app/collections/collections.provide';
import type { Environment } from '../../../src/app/environment/environment';
import { provideServices } from '../../../src/features/app/services/services.provide';
import type { Changed } from './tab';

/** The app with another session machine. */
export const withSession =
  (change: (environment: Environment) => AnyStateMachine): Changed =>
  (root, environment) =>
    root.provide({
      actors: {
        services: provideServices(environment).provide({ actors: { session: change(environment) } }),
      },
    });

/** The app with another list of cards. */
export const withCards =
  (change: (environment: Environment) => AnyStateMachine): Changed =>
  (root, environment) =>
    root.provide({
      actors: {
        collections: provideCollections(environment).provide({
          actors: { cards: change(environment) },
        }),
      },
    });
