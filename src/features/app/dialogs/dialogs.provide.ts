import { dialogsMachine } from '../../../../machines/app/dialogs/dialogs.machine';
import { provideContent } from '../../content/content/content.provide';
import type { Environment } from '../../../app/environment/environment';
import { reportFailure } from '../../../app/environment/report-failure';

/** Provides the dialogs that are opened by name, with content from the server. */
export const provideDialogs = (environment: Pick<Environment, 'client' | 'adapters'>) =>
  dialogsMachine.provide({
    actors: { content: provideContent(environment) },
    actions: { logFailure: reportFailure(environment, 'content') },
  });
