import type { FlowFixtures } from '../../fixtures.types';
import { aoifeAsCustomer } from '../../samples';
import type { impersonationStartMachine } from './impersonation-start.machine';

export const fixtures = {
  inputs: { default: { customer: aoifeAsCustomer } },
  events: [{ type: 'dialog.closed' }],
  ignores: [{ events: ['dialog.closed'], in: ['open.sending', 'open.begun'] }],
  outcomes: { form: { crashed: { reject: new Error('The form failed') } } },
} satisfies FlowFixtures<typeof impersonationStartMachine>;
