import type { FlowFixtures } from '../../fixtures.types';
import type { navigationMachine } from './navigation.machine';

export const fixtures = {
  inputs: { default: undefined },
  events: [
    { type: 'drawer.opened' },
    { type: 'drawer.closed' },
    { type: 'route.changed' },
    { type: 'appEvent.triggered', name: 'logout', activator: 'menu-logout' },
    { type: 'appEvent.triggered', name: 'contact', activator: 'header-contact' },
    { type: 'appEvent.triggered', name: 'terms', activator: null },
    { type: 'appEvent.triggered', name: 'privacy', activator: null },
    { type: 'appEvent.triggered', name: 'fly', activator: null },
  ],
  ignores: [
    { events: ['drawer.opened'], in: ['open'] },
    { events: ['drawer.closed', 'route.changed'], in: ['closed'] },
  ],
  outcomes: {},
} satisfies FlowFixtures<typeof navigationMachine>;
