import type { FlowFixtures } from '../../fixtures.types';
import type { factorAddMachine } from './factor-add.machine';

const crashed = { reject: new Error('The form failed') };

export const fixtures = {
  inputs: { default: undefined },
  events: [
    { type: 'add.requested', kind: 'totp' },
    { type: 'add.requested', kind: 'passkey' },
    { type: 'dialog.closed' },
  ],
  ignores: [
    {
      events: ['add.requested'],
      in: ['identifying', 'addingApp', 'addingPasskey', 'added'],
      why: 'The dialog is over the list.',
    },
    { events: ['dialog.closed'], in: ['listed', 'addingApp.sending', 'addingPasskey.sending'] },
  ],
  outcomes: { passwordForm: { crashed }, appForm: { crashed }, passkeyForm: { crashed } },
} satisfies FlowFixtures<typeof factorAddMachine>;
