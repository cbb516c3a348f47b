import { useSelector } from '@xstate/react';
import { selectActivator, selectContent } from '../../../../machines/app/dialogs/dialogs.selectors';
import type { DialogName } from '../../../../machines/app/dialogs/dialogs.types';
import { sendToService } from '../../../app/environment/environment';
import { useAppContext } from '../../../app/screen/use-app-context';
import { useService } from '../../../app/screen/use-service';

/** Returns what a dialog that is opened by name, or the page with the same content, needs of the app. */
export function useContent(page: DialogName) {
  const { app, environment, isRoute } = useAppContext();
  const dialogs = useService(app, 'dialogs');
  return {
    content: useSelector(dialogs, selectContent(page)),
    activator: useSelector(dialogs, selectActivator),
    isRoute,
    request: () => sendToService(environment, 'dialogs', { type: 'content.requested', page }),
    close: () => sendToService(environment, 'dialogs', { type: 'dialog.closed' }),
  };
}
