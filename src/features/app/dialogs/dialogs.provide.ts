import { dialogsMachine } from '../../../../machines/app/dialogs/dialogs.machine';
import { provideContent } from '../../content/content/content.provide';
import type { Environment } from '../../../app/environment/environment';
import { reportFailure } from '../../../app/environment/report-failure';

/** The dialogs opened by name, over the server's own pages. */
export const provideDialogs = (environment: Pick<Environment, 'client' | 'adapters'>) =>
  dialogsMachine.provide({
    actors: { content: provideContent(environment) },
    actions: { logFailure: reportFailure(environment, 'content') },
  });
