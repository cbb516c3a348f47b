import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { app } from '#messages/app/app';
import { notifications } from '#messages/app/notifications';
import { shell } from '#messages/app/shell';
import type { notificationsMachine } from '../../../../machines/app/notifications/notifications.machine';
import { selectNotices } from '../../../../machines/app/notifications/notifications.selectors';
import type { NotificationsEvent } from '../../../../machines/app/notifications/notifications.types';
import { doings, type FlowExecutors, type Unseen } from '../../../review/scripts/executor.types';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { press } from '../../../review/scripts/words';

const covered: Unseen = { unseen: 'A dialog covers the notices.' };
const byPointer: Unseen = { unseen: 'The pointer does it, without a press.' };
const otherwise: Unseen = { unseen: 'The notice of the demo system has other controls than the sample.' };

const isThere = (now: AnyMachineSnapshot): boolean =>
  selectNotices(now as SnapshotFrom<typeof notificationsMachine>).length > 0;

/** The notice of a logout that fails. */
const executors: FlowExecutors = {
  openings: {
    default: {
      path: '/profile',
      // A customer without cards has no other notice.
      account: 'new',
      orders: [{ call: 'logout', fault: 'unavailable' }],
      does: [],
    },
  },
  events: {
    '': doings<NotificationsEvent>({
      'notice.shown': ({ notice }, _coming, now) => {
        if (isThere(now)) return { unseen: 'The next logout does not fail.' };
        const isOfFailure = notice.type === 'error' && notice.title === app.genericTitle;
        return isOfFailure ? [press(shell.logout)] : { unseen: 'The demo system shows no such notice.' };
      },
      // It gives the focus back when it is closed, and the sample does not.
      'notice.closed': () => otherwise,
      'notice.buttonPressed': () => otherwise,
      'notice.checkboxChanged': () => otherwise,
      'notices.held': () => byPointer,
      'notices.released': () => byPointer,
      'notices.cleared': () => ({ unseen: 'The screen that follows belongs to another flow.' }),
      'dialogs.opened': () => covered,
      'dialogs.closed': () => covered,
    }),
  },
  outcomes: {},
};

export const scripts: ScriptSource = { title: notifications.region, executors: [executors] };
