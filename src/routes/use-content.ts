import { useSelector } from '@xstate/react';
import { selectActivator, selectContent } from '../../machines/dialogs/dialogs.selectors';
import type { DialogName } from '../../machines/dialogs/dialogs.types';
import { tell } from '../provide/environment';
import { useAppContext } from './use-app-context';
import { useService } from './use-service';

/** What a dialog opened by name, and the page of the same content, need of the app. */
export function useContent(page: DialogName) {
  const { app, environment, isRoute } = useAppContext();
  const dialogs = useService(app, 'dialogs');
  return {
    content: useSelector(dialogs, selectContent(page)),
    activator: useSelector(dialogs, selectActivator),
    isRoute,
    request: () => tell(environment, 'dialogs', { type: 'content.requested', page }),
    close: () => tell(environment, 'dialogs', { type: 'dialog.closed' }),
  };
}
