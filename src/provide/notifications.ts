import { notificationsMachine } from '../../machines/notifications/notifications.machine';
import { MODAL_FOCUS_RETURN_MS } from '../domain/limits';
import type { Environment } from './environment';

export const provideNotifications = ({ adapters }: Environment) =>
  notificationsMachine.provide({
    delays: { focusReturn: MODAL_FOCUS_RETURN_MS },
    actions: { returnFocus: (_, { activator }) => adapters.focus.returnTo(activator) },
  });
