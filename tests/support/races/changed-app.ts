import type { AnyStateMachine } from 'xstate';
import type { appMachine } from '../../../machines/app/app.machine';
import { provideCollections } from '../../../src/provide/collections';
import type { Environment } from '../../../src/provide/environment';
import { provideServices } from '../../../src/provide/services';
import type { Changed } from './tab';

/** The app with another session. */
export const withSession =
  (change: (environment: Environment) => AnyStateMachine): Changed =>
  (root, environment) =>
    root.provide({
      actors: {
        services: provideServices(environment).provide({ actors: { session: change(environment) } } as never),
      },
    }) as typeof appMachine;

/** The app with another list of the cards. */
export const withCards =
  (change: (environment: Environment) => AnyStateMachine): Changed =>
  (root, environment) =>
    root.provide({
      actors: {
        collections: provideCollections(environment).provide({
          actors: { cards: change(environment) },
        } as never),
      },
    }) as typeof appMachine;
