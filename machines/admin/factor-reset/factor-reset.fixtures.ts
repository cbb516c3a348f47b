import type { FlowFixtures } from '../../fixtures.types';
import { aoifeAsCustomer } from '../../samples';
import type { factorResetMachine } from './factor-reset.machine';

export const fixtures = {
  inputs: { default: { customer: aoifeAsCustomer } },
  events: [{ type: 'dialog.closed' }],
  ignores: [{ events: ['dialog.closed'], in: ['open.sending'] }],
  outcomes: { form: { crashed: { reject: new Error('The form failed') } } },
} satisfies FlowFixtures<typeof factorResetMachine>;
