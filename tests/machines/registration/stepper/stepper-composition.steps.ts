import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { cardEntryMachine } from '../../../../machines/cards/card-entry/card-entry.machine';
import { aoife, cardToken, premiumConfig } from '../../../../machines/samples';
import { stepperMachine } from '../../../../machines/registration/stepper/stepper.machine';
import {
  selectIsBusy,
  selectIsCardOnly,
  selectStep,
  selectValues,
} from '../../../../machines/registration/stepper/stepper.selectors';
import type { submissionMachine } from '../../../../machines/registration/submission/submission.machine';
import { toE164 } from '../../../../src/domain/phones/phone';
import type { ProfileType } from '../../../../src/domain/entities';
import { registrationPlan, undecidedRegistration } from '../../../../src/domain/wizard/steps';
import { provideStepper } from '../../../../src/features/registration/stepper/stepper.provide';
import type { Flow } from '../../../../src/review/play/flow';
import { flows } from '../../../../src/review/flows';
import { playedEnvironment } from '../../../../src/review/play/environment';
import { startRig, type Rig } from '../../../../src/review/play/rig';

const plan = registrationPlan({ premium: true, premiumOnly: false, preset: null });

/** A visitor's wizard with its real table and its real children; what they call is settled by the tests. */
const flow: Flow<typeof stepperMachine> = {
  machine: stepperMachine,
  provided: provideStepper(playedEnvironment, {
    draft: 'registration',
    endpoint: 'register',
    plan,
    preset: null,
    visitor: { toE164 },
    premium: premiumConfig,
    account: null,
    knownAccounts: () => null,
  }),
  fixtures: flows.stepper.fixtures,
  children: { submission: flows.submission, cardEntry: flows['card-entry'] },
};

type Wizard = Rig<typeof stepperMachine>;

export const account = {
  firstName: 'Aoife',
  lastName: 'Byrne',
  email: aoife.email,
  phone: '01 555 0100',
  billingStreet: '1 Main Street',
};

const begin = (): Wizard =>
  startRig(flow, {
    customer: null,
    repeatable: true,
    plan,
    undecided: undecidedRegistration,
    profileType: null,
    values: { phoneCountry: 'IE', users: '5' },
    resumeAt: null,
  });

export const press = (wizard: Wizard, values: Readonly<Record<string, string>> = {}, key = 'press-1') =>
  wizard.send({ type: 'step.next', values, key });

export const shown = (wizard: Wizard) => selectStep(wizard.snapshot())?.id;
export const steps = (wizard: Wizard) => wizard.snapshot().context.steps.map(({ id }) => id);
export const entry = (wizard: Wizard) => wizard.child('cardEntry') as SnapshotFrom<typeof cardEntryMachine>;
export const submission = (wizard: Wizard) =>
  wizard.child('submission') as SnapshotFrom<typeof submissionMachine>;

/** From the start to the last step of a type. */
export const atLastStep = (profileType: ProfileType, more: Readonly<Record<string, string>> = {}): Wizard => {
  const wizard = begin();
  press(wizard, account);
  wizard.send({ type: 'type.chosen', profileType });
  press(wizard, more);
  expect(shown(wizard)).toBe(steps(wizard)[2]);
  return wizard;
};

export const enterCard = (wizard: Wizard) => {
  if (wizard.isRunning('cardEntry/loadProvider')) wizard.settle('cardEntry/loadProvider', 'loaded');
  wizard.sendTo('cardEntry', { type: 'cardholder.changed', name: 'Aoife Byrne' });
  wizard.sendTo('cardEntry', {
    type: 'element.changed',
    change: { complete: true, empty: false, error: null },
  });
};
export const tick = (wizard: Wizard, accepted = true) =>
  wizard.sendTo('cardEntry', { type: 'terms.changed', accepted });

/** Premium for one, paid by card: the POST is on its way. */
export const paying = (): Wizard => {
  const wizard = atLastStep('personal');
  enterCard(wizard);
  tick(wizard);
  press(wizard, {}, 'press-2');
  wizard.settle('cardEntry/createToken', 'token');
  return wizard;
};
export const posted = (wizard: Wizard) => wizard.inputOf('submission/postSubmission');
export const firstPost = {
  endpoint: 'profile',
  body: { profileType: 'personal', values: { phoneCountry: 'IE', users: '5', ...account } },
  card: cardToken,
  intentId: null,
  key: 'press-2',
};

/** The earlier steps are locked, the card step is emptied and open; what was typed elsewhere is there. */
export const expectCardOnly = (wizard: Wizard) => {
  expect([selectIsCardOnly(wizard.snapshot()), selectIsBusy(wizard.snapshot())]).toEqual([true, false]);
  expect(entry(wizard).context).toMatchObject({ card: null, element: { empty: true } });
  for (const event of [
    { type: 'step.back' },
    { type: 'step.visited', step: 'accountDetails' },
    { type: 'type.chosen', profileType: 'standard' },
    { type: 'leave.requested' },
  ] as const)
    wizard.send(event);
  expect(shown(wizard)).toBe('premiumPayment');
  expect(selectValues(wizard.snapshot())).toMatchObject(account);
  expect(selectIsCardOnly(wizard.snapshot())).toBe(true);
};
