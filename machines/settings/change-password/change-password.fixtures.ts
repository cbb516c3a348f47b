import type { FlowFixtures } from '../../fixtures.types';
import type { changePasswordMachine } from './change-password.machine';

export const fixtures = {
  inputs: { default: undefined },
  events: [],
  outcomes: {
    form: { crashed: { reject: new Error('The form failed') } },
    strength: { crashed: { reject: new Error('The strength failed') } },
  },
  /** The two children are independent: one changes while the other stays in its initial state. */
  within: ({ children: { form, strength } }) =>
    !form || !strength || form.getSnapshot().matches('editing') || strength.getSnapshot().matches('empty'),
} satisfies FlowFixtures<typeof changePasswordMachine>;
