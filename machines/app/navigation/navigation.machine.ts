import { setup } from 'xstate';
import { providedAction } from '../../placeholder';
import type { StateMeta } from '../../state.types';
import type { AppEventTriggered, DialogName, NavigationEvent } from './navigation.types';

type Named = Pick<AppEventTriggered, 'name'>;

const nameOf = ({ event }: { event: AppEventTriggered }): Named => ({ name: event.name });

/**
 * The menu (S2.navigation.2, S2.navigation.3): the drawer on narrow screens, and the links that trigger an app event
 * instead of navigating.
 */
export const navigationMachine = setup({
  types: {} as { events: NavigationEvent; meta: StateMeta },
  guards: {
    isLogout: (_, params: Named) => params.name === 'logout',
    isDialog: (_, params: Named) => ['contact', 'terms', 'privacy'].includes(params.name),
  },
  actions: {
    requestLogout: providedAction('requestLogout'),
    openDialog: providedAction<{ name: DialogName; activator: string | null }>('openDialog'),
    logUnknown: providedAction<Named>('logUnknown'),
  },
}).createMachine({
  id: 'navigation',
  description:
    'Menu. It opens the drawer on narrow screens and runs the links that do not navigate, until the page is closed.',
  initial: 'closed',
  on: {
    'appEvent.triggered': [
      { guard: { type: 'isLogout', params: nameOf }, actions: 'requestLogout' },
      {
        guard: { type: 'isDialog', params: nameOf },
        target: '.closed',
        actions: {
          type: 'openDialog',
          // The guard has checked the name.
          params: ({ event }) => ({ name: event.name as DialogName, activator: event.activator }),
        },
      },
      { actions: { type: 'logUnknown', params: nameOf } },
    ],
  },
  states: {
    closed: {
      description: 'The menu is shown in the header or, on narrow screens, closed behind its button.',
      meta: { screen: 'shell', requirement: 'S2.navigation.2' },
      on: { 'drawer.opened': 'open' },
    },
    open: {
      description:
        'The drawer is open over the page. It stays open during a logout, so that its last item can show the progress, and closes when the route changes.',
      meta: { screen: 'drawer', requirement: 'S2.navigation.2' },
      on: { 'drawer.closed': 'closed', 'route.changed': 'closed' },
    },
  },
});
