import { shell } from '#messages/app/shell';
import type { LogoutEvent } from '../../../../machines/session/logout/logout.types';
import { doings, type FlowExecutors } from '../../../review/scripts/executor.types';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { press, server, unavailable } from '../../../review/scripts/words';

/** A customer's logout. */
const executors: FlowExecutors = {
  openings: { default: { path: '/profile', account: 'standard', does: [] } },
  events: {
    '': doings<LogoutEvent>({
      'logout.requested': ({ role, target }) => {
        if (role !== 'customer') return { unseen: 'A customer is signed in.' };
        return target === null ? [press(shell.logout)] : { unseen: 'The button names no page to go to.' };
      },
    }),
  },
  outcomes: {
    endSession: {
      ended: server(),
      endedNowhere: { unseen: 'The demo names the next page.' },
      offline: unavailable('logout'),
    },
  },
};

export const scripts: ScriptSource = { title: shell.logout, executors: [executors] };
