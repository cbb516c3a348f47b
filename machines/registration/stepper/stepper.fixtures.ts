import type { Step } from '../../../src/domain/wizard/steps';
import type { FlowFixtures } from '../../fixtures.types';
import { aoife, cardToken } from '../../samples';
import type { stepperMachine } from './stepper.machine';
import type { StepperInput } from './stepper.types';

const step = (id: Step['id'], more: Partial<Step> = {}): Step => ({
  id,
  optional: false,
  trigger: false,
  fields: [],
  ...more,
});

const details = step('profileDetails', { fields: ['billingAddress', 'companyName'] });
const card = step('cardPay', { trigger: true, fields: ['card', 'premiumUsers'] });

/** Two steps for each type, so that a walk stays small: with a card, with an optional card, and without one. */
const plan = {
  business: [details, card],
  standard: [details, { ...card, optional: true }],
  bill_pay: [details, step('creditAccount')],
};

/** Values that complete both steps of a business. */
export const filled = { billingStreet: '1 Main Street', companyName: 'Byrne & Daughters Ltd', users: '5' };

/** A number of users with another price. */
export const largerTeam = { users: '11', plus: 'yes' };

/** Values that complete an application for a credit account. */
export const application = {
  creditCompanyName: 'Byrne & Daughters Ltd',
  companyStreet: '1 Main Street',
  companyEmail: 'office@example.com',
  companyRegistrationNumber: '123456',
  journeysPerMonth: '10 or less',
  authorised: 'yes',
  readTerms: 'yes',
};

const input: StepperInput = {
  customer: aoife.uuid,
  repeatable: true,
  plan,
  undecided: [details],
  profileType: 'business',
  values: {},
  resumeAt: null,
};

export const fixtures = {
  inputs: {
    business: input,
    resumed: { ...input, values: filled, resumeAt: 'cardPay' },
    standard: { ...input, profileType: 'standard', values: filled, resumeAt: 'cardPay' },
    billPay: {
      ...input,
      profileType: 'bill_pay',
      values: { ...filled, ...application },
      resumeAt: 'creditAccount',
    },
    /** A step table whose card step is not the last. */
    cardFirst: { ...input, plan: { business: [card, details] }, values: filled, resumeAt: 'profileDetails' },
  },
  events: [
    { type: 'values.changed', values: largerTeam },
    { type: 'type.chosen', profileType: 'bill_pay' },
    { type: 'step.next', values: filled, key: 'press-1' },
    { type: 'step.next', values: { billingStreet: '' }, key: 'press-2' },
    { type: 'step.back' },
    { type: 'step.skipped', key: 'press-3' },
    { type: 'step.visited', step: 'profileDetails' },
    { type: 'step.visited', step: 'cardPay' },
    { type: 'leave.requested' },
    { type: 'leave.confirmed' },
    { type: 'leave.declined' },
    { type: 'token.received', card: cardToken },
    { type: 'token.refused' },
    { type: 'submission.returned', fields: [] },
    { type: 'submission.returned', fields: ['billingAddress'] },
    { type: 'submission.returned', fields: ['agreed'] },
    { type: 'card.reopened' },
  ],
  ignores: [
    {
      events: ['step.back', 'step.skipped', 'leave.requested'],
      in: ['working.steps.collectingToken', 'working.steps.submitting', 'working.steps.cardOnly'],
    },
    { events: ['step.next'], in: ['broken'] },
  ],
  outcomes: {
    submission: {
      completed: { resolve: { kind: 'completed', uuid: aoife.uuid } },
      postponed: { resolve: { kind: 'postponed', uuid: aoife.uuid } },
      outcomeUnknown: { resolve: { kind: 'outcomeUnknown' } },
      crashed: { reject: new Error('The submission failed') },
    },
    cardEntry: { crashed: { reject: new Error('The card entry failed') } },
  },
  distinguish: ({ profileType, steps, step, edited, card, values }) => [
    profileType,
    steps[0]?.id,
    step,
    edited,
    card !== null,
    values['billingStreet'] ?? '',
    values['users'] ?? '',
  ],
  // Walked past the press of Finish: a business whose card step is not the first, and steps without a card. Other
  // walks end there.
  within: (snapshot) =>
    !snapshot.context.steps.some(({ trigger }) => trigger) ||
    (snapshot.context.profileType === 'business' && snapshot.context.steps[0]?.trigger === false) ||
    !(['collectingToken', 'submitting'] as const).some((steps) => snapshot.matches({ working: { steps } })),
} satisfies FlowFixtures<typeof stepperMachine>;
