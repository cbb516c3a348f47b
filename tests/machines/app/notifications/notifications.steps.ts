import type { notificationsMachine } from '../../../../machines/app/notifications/notifications.machine';
import type { Notice } from '../../../../src/domain/notice';
import type { Rig } from '../../../../src/review/play/rig';
import type { FlowSpec } from '../../../support/charts/flow-spec';

export type NotificationsScenarios = FlowSpec<typeof notificationsMachine>['scenarios'];

export const saved: Notice = {
  id: 'saved',
  type: 'success',
  title: 'Success!',
  message: 'Your card is saved.',
  buttons: [],
  activator: 'add-card',
  returnFocus: true,
};
export const failed: Notice = { ...saved, id: 'failed', type: 'error', title: 'Error!', activator: null };
export const staying: Notice = { ...failed, id: 'staying', returnFocus: false };

/** Leaves by itself. */
export const leaving: Notice = { ...saved, id: 'leaving', leaves: true };

/** What was done, in its order. */
export const effectsOf = (rig: Rig<typeof notificationsMachine>) =>
  rig.effects.map(({ type, params }) => ({ [type]: params }));
