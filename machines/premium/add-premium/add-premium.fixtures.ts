import type { Step } from '../../../src/domain/wizard/steps';
import type { FlowFixtures } from '../../fixtures.types';
import { aoife } from '../../samples';
import type { StepperInput } from '../../registration/stepper/stepper.types';
import type { addPremiumMachine } from './add-premium.machine';

const step = (id: Step['id'], trigger = false): Step => ({ id, optional: false, trigger, fields: [] });
const details = step('profileDetails');

const business: StepperInput = {
  customer: aoife.uuid,
  repeatable: true,
  plan: { business: [details, step('cardPay', true)], bill_pay: [details, step('creditAccount')] },
  undecided: [details],
  profileType: null,
  values: {},
  resumeAt: null,
};

/** The wizard's input for each option of the chooser. */
export const starts = {
  business,
  billPay: { ...business, plan: { bill_pay: [details, step('creditAccount')] }, profileType: 'bill_pay' },
} as const;

/** The wizard's input for an account that may become Premium. */
export const upgrade: StepperInput = {
  ...business,
  plan: { business: [step('profileType'), step('cardPay', true)] },
  profileType: 'business',
  values: { companyName: 'Byrne & Daughters Ltd' },
};

export const fixtures = {
  inputs: {
    chooser: { kind: null, account: null, starts },
    business: { kind: 'business', account: null, starts },
    billPay: { kind: 'billPay', account: null, starts },
    upgrade: { kind: 'business', account: '7', starts },
  },
  events: [
    { type: 'kind.chosen', kind: 'business' },
    { type: 'kind.chosen', kind: 'billPay' },
    { type: 'account.retried' },
    { type: 'addPremium.closed' },
    { type: 'addPremium.restarted' },
  ],
  ignores: [
    { events: ['kind.chosen'], in: ['adding'] },
    { events: ['addPremium.restarted'], in: ['outcomeUnknown'] },
  ],
  outcomes: {
    findAccount: {
      found: { resolve: { start: upgrade } },
      refused: { resolve: { start: null } },
      offline: { reject: new Error('The accounts could not be read') },
    },
    stepper: {
      personal: { resolve: { kind: 'completed', uuid: null, profileType: 'personal' } },
      business: { resolve: { kind: 'completed', uuid: null, profileType: 'business' } },
      billPay: { resolve: { kind: 'completed', uuid: null, profileType: 'bill_pay' } },
      postponed: { resolve: { kind: 'postponed', uuid: null, profileType: 'business' } },
      outcomeUnknown: { resolve: { kind: 'outcomeUnknown' } },
      closed: { resolve: { kind: 'closed' } },
      crashed: { reject: new Error('The wizard failed') },
    },
  },
} satisfies FlowFixtures<typeof addPremiumMachine>;
