import { fixtures } from '../../../../machines/app/notifications/notifications.fixtures';
import { notificationsMachine } from '../../../../machines/app/notifications/notifications.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { provideNotifications } from './notifications.provide';

export const notificationsFlow = flowOf(
  notificationsMachine,
  provideNotifications(playedEnvironment),
  fixtures,
);
