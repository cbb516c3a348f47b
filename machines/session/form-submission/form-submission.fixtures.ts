import type { FlowFixtures } from '../../fixtures.types';
import { refundReceipt } from '../../samples';
import type { formSubmissionMachine } from './form-submission.machine';

/** What the server records of a withdrawal from a contract. */
export const withdrawal = { withdrawnAt: refundReceipt.date, receipt: refundReceipt };

export const fixtures = {
  inputs: { default: undefined },
  events: [
    {
      type: 'form.submitted',
      values: { email: 'aoife.byrne@example.com', password: 'Taxi-rank-42!demo' },
      key: 'press-1',
    },
    { type: 'form.edited' },
  ],
  ignores: [
    {
      events: ['form.submitted', 'form.edited'],
      in: ['submitting', 'reconciling', 'reconcilingRefusal', 'reconcilingFirst', 'completing'],
    },
    { events: ['form.edited'], in: ['editing'] },
    { events: ['form.submitted'], in: ['completed'] },
  ],
  outcomes: {
    submitForm: {
      // Each form takes from the answer what is its own.
      accepted: { resolve: { kind: 'accepted', location: '/profile', withdrawal } },
      refused: {
        resolve: {
          kind: 'refused',
          messages: ['We cannot do this for you right now.'],
          fields: { password: 'Wrong password.' },
          sought: null,
        },
      },
      doneAlready: {
        resolve: {
          kind: 'refused',
          messages: ['There is no such subscription.'],
          fields: {},
          sought: { subscription: '7' },
        },
      },
      noResponse: { resolve: { kind: 'noResponse', sought: { subscription: '7' } } },
      offline: { reject: new Error('No answer') },
    },
    reconcile: {
      done: { resolve: { done: true, press: null } },
      notDone: { resolve: { done: false, press: { values: { subscription: '7' } } } },
      offline: { reject: new Error('The list could not be read') },
    },
    completeForm: {
      completed: { resolve: { kind: 'completed' } },
      refused: { resolve: { kind: 'refused', messages: ['You are not signed in.'], fields: {} } },
      offline: { reject: new Error('No answer') },
    },
  },
} satisfies FlowFixtures<typeof formSubmissionMachine>;
