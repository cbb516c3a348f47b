import { dialogsMachine } from '../../machines/dialogs/dialogs.machine';
import { provideContent } from './content';
import type { Environment } from './environment';
import { reportFailure } from './report-failure';

/** The dialogs opened by name, over the server's own pages. */
export const provideDialogs = (environment: Pick<Environment, 'client' | 'adapters'>) =>
  dialogsMachine.provide({
    actors: { content: provideContent(environment) },
    actions: { logFailure: reportFailure(environment, 'content') },
  });
