import type { FlowFixtures } from '../../fixtures.types';
import { aoife, byrneDesign } from '../../samples';
import type { accountSwitchesMachine } from './account-switches.machine';

const { accountId } = byrneDesign;

export const fixtures = {
  inputs: { default: { customer: aoife.uuid } },
  events: [
    { type: 'switch.requested', accountId, active: false, key: 'press-1' },
    { type: 'switch.requested', accountId, active: true, key: 'press-2' },
    { type: 'switch.requested', accountId: '42', active: true, key: 'press-3' },
    { type: 'accounts.read', accounts: [{ accountId, active: true }] },
    { type: 'accounts.read', accounts: [{ accountId, active: false }] },
  ],
  outcomes: {
    accountsReading: { crashed: { reject: new Error('The list is not there') } },
    switchAccount: {
      switched: { resolve: { kind: 'switched' } },
      refused: { resolve: { kind: 'refused', messages: ['This account is closed.'] } },
      unknown: { resolve: { kind: 'unknown' } },
      crashed: { reject: new Error('Unexpected') },
    },
    findAccount: {
      on: { resolve: { active: true } },
      off: { resolve: { active: false } },
      gone: { resolve: { active: null } },
      offline: { reject: new Error('No answer') },
    },
  },
  distinguish: ({ current, waiting }) => [current, waiting],
} satisfies FlowFixtures<typeof accountSwitchesMachine>;
