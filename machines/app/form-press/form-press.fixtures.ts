import type { FlowFixtures } from '../../fixtures.types';
import type { formPressMachine } from './form-press.machine';

export const fixtures = {
  inputs: { default: undefined },
  events: [
    { type: 'form.pressed', wrong: ['email', 'password'], blocked: false, ready: true },
    { type: 'form.pressed', wrong: [], blocked: true, ready: true },
    { type: 'form.pressed', wrong: [], blocked: false, ready: false },
    { type: 'form.pressed', wrong: [], blocked: false, ready: true },
    { type: 'form.edited', fields: ['email'] },
    { type: 'form.answered', answer: { email: 'This address is taken.' } },
    { type: 'form.reset' },
  ],
  outcomes: {},
  distinguish: ({ wrong, answer, edited }) => ({ wrong, answer, edited }),
} satisfies FlowFixtures<typeof formPressMachine>;
