import type { Step } from '../../../src/domain/wizard/steps';
import type { FlowFixtures } from '../../fixtures.types';
import { aoife } from '../../samples';
import type { StepperInput } from '../stepper/stepper.types';
import type { registrationMachine } from './registration.machine';

const step = (id: Step['id'], trigger = false): Step => ({ id, optional: false, trigger, fields: [] });
const details = step('accountDetails');

const start: StepperInput = {
  customer: null,
  repeatable: true,
  plan: {
    standard: [details, step('paymentMethod', true)],
    personal: [details, step('premiumPayment', true)],
    business: [details, step('premiumPayment', true)],
    bill_pay: [details, step('creditAccount')],
  },
  undecided: [details],
  profileType: null,
  values: { firstName: 'Aoife' },
  resumeAt: null,
};

const { uuid } = aoife;

export const fixtures = {
  inputs: {
    withPremium: { start },
    withoutPremium: { start: { ...start, plan: { business: [details, step('paymentMethod', true)] } } },
    unprepared: { start: null },
  },
  events: [{ type: 'registration.closed' }, { type: 'registration.restarted' }],
  outcomes: {
    findStart: { known: { resolve: start }, crashed: { reject: new Error('The app has ended') } },
    stepper: {
      standard: { resolve: { kind: 'completed', uuid, profileType: 'standard' } },
      personal: { resolve: { kind: 'completed', uuid, profileType: 'personal' } },
      business: { resolve: { kind: 'completed', uuid, profileType: 'business' } },
      billPay: { resolve: { kind: 'completed', uuid, profileType: 'bill_pay' } },
      postponed: { resolve: { kind: 'postponed', uuid, profileType: 'personal' } },
      outcomeUnknown: { resolve: { kind: 'outcomeUnknown' } },
      closed: { resolve: { kind: 'closed' } },
      crashed: { reject: new Error('The wizard failed') },
    },
  },
} satisfies FlowFixtures<typeof registrationMachine>;
