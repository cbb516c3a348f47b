import { notificationsMachine } from '../../../../machines/app/notifications/notifications.machine';
import { MODAL_FOCUS_RETURN_MS, SUCCESS_STAY_MS } from '../../../domain/limits';
import { sendToService, type Environment } from '../../../app/environment/environment';

/** Provides the notices with the real focus and the callbacks that were passed to `notify`. */
export const provideNotifications = (environment: Environment) => {
  const { adapters, noticeCallbacks: callbacks } = environment;
  return notificationsMachine.provide({
    delays: { focusReturn: MODAL_FOCUS_RETURN_MS, successStay: SUCCESS_STAY_MS },
    actions: {
      runButton: (_, { id, run }) => callbacks.get(id)?.run?.[run]?.(),
      triggerEvent: (_, { name, activator }) =>
        sendToService(environment, 'navigation', { type: 'appEvent.triggered', name, activator }),
      callTicked: (_, { id, item, checked }) => callbacks.get(id)?.ticked?.(item, checked),
      callClosed: (_, { id }) => {
        const { closeCallback } = callbacks.get(id) ?? {};
        callbacks.delete(id);
        closeCallback?.();
      },
      forgetCallbacks: (_, { id }) => void callbacks.delete(id),
      forgetLeaving: (_, { ids }) => ids.forEach((id) => callbacks.delete(id)),
      forgetAllCallbacks: () => callbacks.clear(),
      returnFocus: (_, { activator }) => adapters.focus.returnTo(activator),
      rescueFocus: (_, { activator }) => adapters.focus.rescue(activator),
    },
  });
};
