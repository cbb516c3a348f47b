import type { FlowFixtures } from '../../fixtures.types';
import { aoife, phoneAway } from '../../samples';
import type { deviceSignOutMachine } from './device-sign-out.machine';

export const fixtures = {
  inputs: { default: { customer: aoife.uuid } },
  events: [
    { type: 'signOut.requested', scope: { kind: 'one', device: phoneAway } },
    { type: 'signOut.requested', scope: { kind: 'others' } },
    { type: 'dialog.closed' },
  ],
  ignores: [
    { events: ['signOut.requested'], in: ['confirming'], why: 'The dialog is over the list.' },
    { events: ['dialog.closed'], in: ['listed', 'confirming.sending'] },
  ],
  outcomes: {
    form: { crashed: { reject: new Error('The form failed') } },
    readDevices: { read: { resolve: null }, offline: { reject: new Error('No answer') } },
  },
} satisfies FlowFixtures<typeof deviceSignOutMachine>;
