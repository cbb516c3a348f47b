import type { FlowFixtures } from '../../fixtures.types';
import type { dialogsMachine } from './dialogs.machine';

export const fixtures = {
  inputs: { default: undefined },
  events: [
    { type: 'dialog.requested', name: 'terms', activator: 'terms-link' },
    { type: 'dialog.requested', name: 'privacy', activator: null },
    { type: 'dialog.requested', name: 'contact', activator: 'contact-button' },
    { type: 'dialog.closed' },
    { type: 'route.changed' },
    { type: 'content.requested', page: 'terms' },
    { type: 'content.requested', page: 'contact' },
  ],
  outcomes: { content: { crashed: { reject: new Error('The page failed') } } },
} satisfies FlowFixtures<typeof dialogsMachine>;
