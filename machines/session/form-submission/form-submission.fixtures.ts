import type { FlowFixtures } from '../../fixtures.types';
import type { formSubmissionMachine } from './form-submission.machine';

export const fixtures = {
  inputs: { default: undefined },
  events: [
    {
      type: 'form.submitted',
      values: { email: 'aoife.byrne@example.com', password: 'Taxi-rank-42!demo' },
      key: 'press-1',
    },
    { type: 'form.edited' },
    { type: 'outcome.unknown' },
  ],
  fromParent: ['outcome.unknown'],
  outcomes: {
    submitForm: {
      accepted: { resolve: { kind: 'accepted', location: '/profile' } },
      refused: {
        resolve: {
          kind: 'refused',
          messages: ['We cannot do this for you right now.'],
          fields: { password: 'Wrong password.' },
        },
      },
      offline: { reject: new Error('No answer') },
    },
    completeForm: {
      completed: { resolve: { kind: 'completed' } },
      refused: { resolve: { kind: 'refused', messages: ['You are not signed in.'], fields: {} } },
      offline: { reject: new Error('No answer') },
    },
  },
} satisfies FlowFixtures<typeof formSubmissionMachine>;
