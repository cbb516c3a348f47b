import type { FlowFixtures } from '../../fixtures.types';
import type { recoveryCodesMachine } from './recovery-codes.machine';

export const fixtures = {
  inputs: { default: undefined },
  events: [{ type: 'renewal.requested' }, { type: 'dialog.closed' }],
  ignores: [
    { events: ['renewal.requested'], in: ['renewing', 'renewed'], why: 'The dialog is over the section.' },
    { events: ['dialog.closed'], in: ['counted', 'renewing.sending'] },
  ],
  outcomes: { form: { crashed: { reject: new Error('The form failed') } } },
} satisfies FlowFixtures<typeof recoveryCodesMachine>;
