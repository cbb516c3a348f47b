// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { stepper as texts } from '#messages/registration/stepper';
import type { stepperMachine } from '../../../machines/registration/stepper/stepper.machine';
import { stepTitle } from '../../../src/features/registration/step-frame/step-title';
import { StepperScreen } from '../../../src/features/registration/stepper/stepper-screen';
import { button, press, render, unmount } from '../ui/render';
import { stillActor } from '../ui/still-actor';
import { addPremium, facts, filled, play, port } from '../../support/stages/wizard-stage';

afterEach(unmount);

describe('the title of a wizard', () => {
  it('names the current step, once there is a wizard', async () => {
    const values = { ...filled, companyName: 'Brennan Tours Ltd' };
    const actor = await play({ ...addPremium, profileType: 'business', values, resumeAt: 'cardPay' });
    expect(stepTitle(actor.getSnapshot())).toBe('Step 3 of 3: Business - Card Pay');
    expect(stepTitle(undefined)).toBeNull();
  });
});

describe('a wizard that stopped working', () => {
  it('says so, and can be closed', async () => {
    const broken = { matches: (state: unknown) => state === 'broken' };
    const { actor, send } = stillActor<typeof stepperMachine>(broken);
    await render(<StepperScreen actor={actor} facts={facts} port={port} />);
    expect(document.activeElement?.textContent).toBe(texts.brokenTitle);
    expect(stepTitle(actor.getSnapshot())).toBeNull();
    await press(button(texts.close));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'leave.requested' });
  });
});
