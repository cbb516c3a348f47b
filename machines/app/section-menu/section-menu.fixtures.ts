import type { FlowFixtures } from '../../fixtures.types';
import type { sectionMenuMachine } from './section-menu.machine';

export const fixtures = {
  inputs: { default: { sections: ['settings', 'manage-payments', 'change-password'] } },
  events: [
    { type: 'section.reached', section: 'manage-payments' },
    { type: 'section.chosen', section: 'settings' },
    { type: 'section.chosen', section: 'change-password' },
  ],
  ignores: [{ events: ['section.reached'], in: ['suppressed'] }],
  outcomes: { watchSections: { crashed: { reject: new Error('The page cannot be watched') } } },
} satisfies FlowFixtures<typeof sectionMenuMachine>;
