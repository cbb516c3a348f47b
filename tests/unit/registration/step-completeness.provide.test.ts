import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { premiumConfig } from '../../../machines/samples';
import { fixtures } from '../../../machines/registration/stepper/stepper.fixtures';
import { selectStep } from '../../../machines/registration/stepper/stepper.selectors';
import {
  provideStepper,
  type StepperOptions,
} from '../../../src/features/registration/stepper/stepper.provide';
import { enterWorld } from '../../support/system/provide/wizard-world';

const { inputs } = fixtures;

const options: StepperOptions = {
  endpoint: 'addProfile',
  draft: 'wizard',
  plan: inputs.resumed.plan,
  preset: null,
  visitor: null,
  premium: premiumConfig,
  account: null,
  knownAccounts: () => null,
};

/** The customer's wizard at the step where the input begins, after Next with these values. */
async function afterNext(input: keyof typeof inputs, values: Readonly<Record<string, string>>) {
  const { environment } = await enterWorld();
  const wizard = createActor(provideStepper(environment, options), { input: inputs[input] }).start();
  wizard.send({ type: 'step.next', values, key: 'press-1' });
  return selectStep(wizard.getSnapshot())?.id;
}

describe('the wizard', () => {
  it('S5.stepperNext: stays at a step that is incomplete, and goes on from one that is complete', async () => {
    const { billingStreet, companyName } = inputs.resumed.values;
    expect(await afterNext('business', { billingStreet, companyName: '' })).toBe('profileDetails');
    expect(await afterNext('business', { billingStreet, companyName })).toBe('cardPay');
  });

  it('S4.stepper.4: leads from Finish back to a card step without its card', async () => {
    expect(await afterNext('cardFirst', {})).toBe('cardPay');
  });
});
