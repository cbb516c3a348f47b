import { shell } from '#messages/app/shell';
import type { NavigationEvent } from '../../../../machines/app/navigation/navigation.types';
import { doings, type FlowExecutors } from '../../../review/scripts/executor.types';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { press } from '../../../review/scripts/words';

/** The menu on narrow screens. */
const executors: FlowExecutors = {
  openings: { default: { path: '/profile', account: 'standard', narrow: true, does: [] } },
  events: {
    '': doings<NavigationEvent>({
      'drawer.opened': () => [press(shell.menu)],
      'drawer.closed': () => [press(shell.closeMenu, shell.menu)],
      'route.changed': () => ({ unseen: 'The screen that follows belongs to another flow.' }),
      'appEvent.triggered': () => ({ unseen: 'What opens then has scripts of its own.' }),
    }),
  },
  outcomes: {},
};

export const scripts: ScriptSource = { title: shell.menu, executors: [executors] };
