import { app } from '#messages/app/app';
import { notify, type Environment } from './environment';

/** Shows a notice that a dialog crashed and closed. No control caused it, so the notice has no activator. */
export const showDialogFailed = (environment: Environment) =>
  notify(environment, {
    type: 'error',
    title: app.crashedTitle,
    message: app.crashedHelp,
    activator: null,
  });
