import type { FlowFixtures } from '../../fixtures.types';
import type { changePasswordMachine } from './change-password.machine';

export const fixtures = {
  inputs: { default: undefined },
  events: [],
  outcomes: {
    form: { crashed: { reject: new Error('The form failed') } },
    strength: { crashed: { reject: new Error('The strength failed') } },
  },
  /** The two children know nothing of each other: one moves while the other stands where it began. */
  within: ({ children: { form, strength } }) =>
    !form || !strength || form.getSnapshot().matches('editing') || strength.getSnapshot().matches('empty'),
} satisfies FlowFixtures<typeof changePasswordMachine>;
