import type { FlowFixtures } from '../fixtures.types';
import { aoife, cardToken } from '../samples';
import type { submissionMachine } from './submission.machine';

const body = { profileType: 'personal', values: { street: '1 Main Street' } };

export const fixtures = {
  inputs: {
    customer: { customer: aoife.uuid, repeatable: true },
    visitor: { customer: null, repeatable: true },
    visitorUnrepeatable: { customer: null, repeatable: false },
  },
  events: [
    { type: 'submission.requested', body, card: cardToken, key: 'press-1' },
    { type: 'submission.requested', body, card: null, key: 'press-2' },
    { type: 'submission.retried' },
    { type: 'submission.postponed' },
  ],
  outcomes: {
    submit: {
      completed: { resolve: { kind: 'completed', uuid: aoife.uuid } },
      paymentRequired: { resolve: { kind: 'paymentRequired', challenge: 'challenge-1', uuid: aoife.uuid } },
      cardRefused: {
        resolve: { kind: 'cardRefused', messages: ['Your card was declined.'], uuid: aoife.uuid },
      },
      refused: {
        resolve: {
          kind: 'refused',
          messages: ['This e-mail address is already registered.'],
          fields: { email: 'This e-mail address is already registered.' },
        },
      },
      unknown: { resolve: { kind: 'unknown' } },
      crashed: { reject: new Error('Unexpected') },
    },
    runChallenge: {
      succeeded: { resolve: { kind: 'succeeded', intentId: 'pi_1' } },
      declined: {
        resolve: { kind: 'declined', message: 'We are unable to authenticate your payment method.' },
      },
      abandoned: { resolve: { kind: 'abandoned' } },
      crashed: { reject: new Error('Unexpected') },
    },
    deleteCard: {
      deleted: { resolve: null },
      failed: { reject: new Error('No answer') },
    },
    reconcile: {
      committed: { resolve: { committed: true } },
      missing: { resolve: { committed: false } },
      offline: { reject: new Error('No answer') },
    },
  },
  distinguish: ({ customer, repeatable, request, challenges, uuid }) => [
    customer,
    repeatable,
    request && [request.endpoint, request.card !== null, request.intentId],
    challenges,
    uuid !== null,
  ],
} satisfies FlowFixtures<typeof submissionMachine>;
