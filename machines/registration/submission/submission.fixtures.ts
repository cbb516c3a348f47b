import type { FlowFixtures } from '../../fixtures.types';
import { aoife, cardToken } from '../../samples';
import type { submissionMachine } from './submission.machine';

/** The values collected for a business that pays by card, and for one that applies for a credit account. */
export const business = {
  profileType: 'business',
  values: {
    firstName: 'Aoife',
    lastName: 'Byrne',
    email: aoife.email,
    phone: '085 123 4567',
    phoneCountry: 'IE',
    billingStreet: '1 Main Street',
    billingTown: 'Cork',
    billingEircode: 'T12 AB34',
    companyName: 'Byrne & Daughters Ltd',
    users: '5',
  },
};
export const application = {
  profileType: 'bill_pay',
  values: {
    ...business.values,
    creditCompanyName: 'Byrne & Sons Ltd',
    companyStreet: '2 Main Street',
    companyTown: 'Cork',
    companyEircode: 'T12 AB35',
    companyEmail: 'office@example.com',
    companyRegistrationNumber: '123456',
    journeysPerMonth: '10 - 20',
    authorised: 'yes',
    readTerms: 'yes',
  },
};

export const fixtures = {
  inputs: {
    customer: { customer: aoife.uuid, repeatable: true },
    visitor: { customer: null, repeatable: true },
    visitorUnrepeatable: { customer: null, repeatable: false },
  },
  events: [
    { type: 'submission.requested', body: business, card: cardToken, key: 'press-1' },
    { type: 'submission.requested', body: application, card: null, key: 'press-2' },
    { type: 'submission.retried' },
    { type: 'submission.postponed' },
  ],
  ignores: [
    { events: ['submission.requested', 'submission.retried', 'submission.postponed'], in: ['posting'] },
    { events: ['submission.requested'], in: ['reconciliationFailed', 'retryable'] },
    { events: ['submission.postponed'], in: ['entering', 'reconciliationFailed', 'retryable'] },
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
          messages: ['This email address is already registered.'],
          fields: { email: 'This email address is already registered.' },
        },
      },
      unknown: { resolve: { kind: 'unknown' } },
      crashed: { reject: new Error('Unexpected') },
    },
    cardAuthentication: { crashed: { reject: new Error('The authentication failed') } },
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
  distinguish: ({ customer, repeatable, request, challenge, challenges }) => [
    customer,
    repeatable,
    request && [request.endpoint, request.card !== null, request.intentId],
    challenge !== null,
    challenges,
  ],
} satisfies FlowFixtures<typeof submissionMachine>;
