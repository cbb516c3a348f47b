import { app } from '#messages/app/app';
import { notify, type Environment } from './environment';

/** Says that a dialog has stopped working and is gone; nobody's press has caused it. */
export const showDialogFailed = (environment: Environment) =>
  notify(environment, {
    type: 'error',
    title: app.crashedTitle,
    message: app.crashedHelp,
    activator: null,
  });
