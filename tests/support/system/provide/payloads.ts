import { expect } from 'vitest';
import { createActor, waitFor, type AnyStateMachine } from 'xstate';
import type { submissionMachine } from '../../../../machines/registration/submission/submission.machine';
import { selectIsCardOnly } from '../../../../machines/registration/submission/submission.selectors';
import type { CardToken, ProfileType } from '../../../../src/domain/entities';
import type { StepValues } from '../../../../src/domain/wizard/steps';
import {
  provideAddPremium,
  type AddPremiumRoute,
} from '../../../../src/features/premium/add-premium/add-premium.provide';
import type { Environment } from '../../../../src/app/environment/environment';
import {
  provideRegistration,
  type RegistrationRoute,
} from '../../../../src/features/registration/registration/registration.provide';
import { implementationsOf } from '../../../../src/review/play/prepare';
import { enterWorld, niamh, type World } from './wizard-world';

/** The paying POST of a wizard, as its provision creates it for the wizard's mode. */
export const submissionOf = (flow: AnyStateMachine): typeof submissionMachine => {
  const below = (machine: AnyStateMachine, src: string): unknown => implementationsOf(machine).actors[src];
  return below(below(flow, 'stepper') as AnyStateMachine, 'submission') as typeof submissionMachine;
};

export const register =
  (route: Partial<RegistrationRoute> = {}) =>
  (environment: Environment): AnyStateMachine =>
    provideRegistration(environment, { premium: false, preset: null, ...route });
export const subscribe = register({ premium: true });
export const addProfile =
  (route: Partial<AddPremiumRoute> = {}) =>
  (environment: Environment): AnyStateMachine =>
    provideAddPremium(environment, { customer: niamh.uuid, profileType: null, account: null, ...route });

type Mode = (environment: Environment) => AnyStateMachine;

/** The input for every step. What a type does not ask for is not sent. */
export const typed: StepValues = {
  firstName: ' Aoife ',
  lastName: 'O’Brien ',
  email: ' aoife@example.com ',
  phone: '087 123 4567',
  phoneCountry: 'IE',
  billingStreet: ' 1 Main Street ',
  billingTown: 'Cork',
  billingEircode: '',
  companyName: ' Byrne & Daughters Ltd ',
  users: '12',
  plus: 'yes',
  usersExceeded: 'yes',
  creditCompanyName: ' Byrne & Sons Ltd ',
  companyStreet: '2 Main Street',
  companyTown: ' Cobh ',
  companyEircode: 'P24 AB12',
  companyEmail: ' office@example.com ',
  companyRegistrationNumber: ' IE 123 456 ',
  journeysPerMonth: '10 - 20',
  authorised: 'yes',
  readTerms: 'yes',
};

export const person = {
  firstName: 'Aoife',
  lastName: 'O’Brien',
  phoneNumber: '+353871234567',
  email: 'aoife@example.com',
};
export const billingAddress = '1 Main Street, Cork';
export const companyName = 'Byrne & Daughters Ltd';
export const creditAccount = {
  companyName: 'Byrne & Sons Ltd',
  companyAddress: '2 Main Street, Cobh, P24 AB12',
  companyEmail: 'office@example.com',
  companyRegistrationNumber: 'IE123456',
  journeysPerMonth: '10 - 20',
  authorised: true,
  readTerms: true,
};
export const paidCard = { token: 'pm of card-1', last4: '4242', exp_month: 11, exp_year: 2028 };
export const recaptchaToken = 'token for register';

type Press = {
  readonly profileType: ProfileType;
  readonly values?: StepValues;
  readonly card: CardToken | null;
};

/** Presses Finish in a wizard of this mode, and again in card-only mode if requested. */
export async function submit(mode: Mode, press: Press, world: World = {}, cardOnly: CardToken | null = null) {
  const { environment, sent } = await enterWorld(world);
  const machine = submissionOf(mode(environment)).provide({
    actions: { reportReturn: () => undefined, reopenCard: () => undefined },
  });
  const actor = createActor(machine, { input: { customer: null, repeatable: true } }).start();
  const body = { profileType: press.profileType, values: press.values ?? typed };
  actor.send({ type: 'submission.requested', body, card: press.card, key: 'press-1' });
  if (cardOnly) {
    await waitFor(actor, selectIsCardOnly, { timeout: 5000 });
    actor.send({ type: 'submission.requested', body, card: cardOnly, key: 'press-2' });
  }
  await waitFor(actor, ({ status }) => status === 'done', { timeout: 5000 });
  return sent;
}

/** The only POST of a press that is answered at once. */
export async function payload(mode: Mode, press: Press, world?: World) {
  const sent = await submit(mode, press, world);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ method: 'POST', key: 'press-1' });
  return [sent[0]?.url, sent[0]?.body];
}
