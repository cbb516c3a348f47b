import type { CreditAccountRequest } from '../../../src/domain/admin-entities';
import type { FlowFixtures } from '../../fixtures.types';
import { sean } from '../../samples';
import type { creditRequestDecisionMachine } from './credit-request-decision.machine';

export const waiting: CreditAccountRequest = {
  uuid: '5b0c0c1e-7e3e-4a52-bb0b-0d6a3c1e9f30',
  status: 'pending',
  created: '2026-11-18T09:30:00Z',
  companyName: 'McCarthy & Daughters',
  companyAddress: '1 Main Street, Cork, T12 AB34',
  companyEmail: 'accounts@example.com',
  companyRegistrationNumber: 'IE123456',
  journeysPerMonth: '10 - 20',
  authorised: true,
  readTerms: true,
  customer: {
    uuid: sean.uuid,
    name: 'Seán O’Brien',
    email: sean.email,
    phone: sean.phone,
    profileType: 'standard',
    premium: false,
  },
  reason: null,
  ref: 'OB-2077',
  identifier: null,
};

export const approved: CreditAccountRequest = { ...waiting, status: 'approved', identifier: 'BP-20418' };
export const declined: CreditAccountRequest = {
  ...waiting,
  status: 'declined',
  reason: 'The company number is not known.',
};

const crashed = { crashed: { reject: new Error('The form failed') } };

export const fixtures = {
  inputs: { default: { uuid: waiting.uuid } },
  events: [
    { type: 'request.retried' },
    { type: 'approval.chosen' },
    { type: 'decline.chosen' },
    { type: 'reason.edited', reason: 'The company number is not known. ' },
    { type: 'dialog.closed' },
  ],
  ignores: [
    { events: ['approval.chosen', 'decline.chosen'], in: ['decided'] },
    {
      events: ['dialog.closed'],
      in: ['approving.sending', 'approving.checking', 'declining.sending', 'declining.checking'],
    },
  ],
  outcomes: {
    readRequest: {
      pending: { resolve: { kind: 'found', request: waiting } },
      approved: { resolve: { kind: 'found', request: approved } },
      declined: { resolve: { kind: 'found', request: declined } },
      unknown: { resolve: { kind: 'unknown' } },
      offline: { reject: new Error('No answer') },
    },
    approval: crashed,
    decline: crashed,
  },
  // No context value affects which transition is taken; the state alone does.
  distinguish: () => null,
} satisfies FlowFixtures<typeof creditRequestDecisionMachine>;
