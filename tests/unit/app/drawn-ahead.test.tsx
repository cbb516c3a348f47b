// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { stepper as texts } from '#messages/registration/stepper';
import type { StepperInput } from '../../../machines/registration/stepper/stepper.types';
import { StepperScreen } from '../../../src/features/registration/stepper/stepper-screen';
import type { StepperActor } from '../../../src/features/registration/stepper/wizard';
import { createAdapters } from '../../../src/app/environment/adapters';
import { createAppSystem } from '../../../src/app/app-system';
import { unstartedStepper } from '../../../src/features/registration/registration/registration.provide';
import { button, hydrate, labelled, press, rerender, type, unmount } from '../ui/render';
import {
  facts,
  filled,
  first,
  port,
  provideWizard,
  registration,
  settle,
} from '../../support/stages/wizard-stage';

const FORM = 'step-accountDetails';
const begin = (input: StepperInput) => createActor(provideWizard(facts), { input }).start();
const screen = (actor: StepperActor, ready: boolean) => (
  <StepperScreen actor={actor} facts={{ ...facts, ready }} port={port} first={first} />
);
const { environment } = createAppSystem(
  createAdapters({ fetch: () => Promise.reject(new Error('Nobody is asked before the app has started')) }),
);
const ahead = unstartedStepper(environment, { premium: false, preset: null });
const drawAhead = (meanwhile: () => void = () => undefined) => hydrate(screen(ahead, false), meanwhile);
const arrive = async (input: StepperInput = registration) => {
  const actor = begin(input);
  await rerender(screen(actor, true));
  await settle();
  return actor;
};
const early = () => document.documentElement.dataset['earlySubmit'];
const typeAll = () => {
  labelled('First Name').value = filled.firstName;
  labelled('Last Name').value = filled.lastName;
  labelled('Email Address').value = filled.email;
  labelled('Phone Number').value = filled.phone;
  const street = document.querySelector<HTMLInputElement>('[name=billingStreet]');
  if (street !== null) street.value = filled.billingStreet;
};

beforeEach(() => {
  delete document.documentElement.dataset['earlySubmit'];
});
afterEach(unmount);

describe('the prerendered first step', () => {
  it('equals what the wizard shows to an unknown visitor', async () => {
    await drawAhead();
    const before = document.body.textContent;
    expect(before).toContain('Step 1 of 3');
    await arrive();
    expect(document.body.textContent).toBe(before);
  });

  it('keeps what was typed before and after hydration, and passes it to the wizard', async () => {
    await drawAhead(() => {
      labelled('First Name').value = 'Sorcha';
    });
    const field = labelled('Last Name');
    await type(field, 'Brennan');
    const actor = await arrive();
    expect(labelled('Last Name')).toBe(field);
    expect(document.activeElement).toBe(field);
    expect([labelled('First Name').value, field.value]).toEqual(['Sorcha', 'Brennan']);
    expect(actor.getSnapshot().context).toMatchObject({
      values: { firstName: 'Sorcha', lastName: 'Brennan', phoneCountry: 'IE' },
      edited: true,
    });
  });

  it('restores what was entered before a reload if nothing was typed since', async () => {
    await drawAhead(() => {
      labelled('First Name').value = 'Aoife';
    });
    const actor = await arrive({ ...registration, values: filled, resumeAt: 'accountDetails' });
    expect([labelled('First Name').value, labelled('Last Name').value]).toEqual(['Aoife', 'Brennan']);
    expect(actor.getSnapshot().context.values).toMatchObject({ ...filled, firstName: 'Aoife' });
  });

  it('passes nothing if nothing was entered', async () => {
    await drawAhead();
    const actor = await arrive();
    expect(actor.getSnapshot().context.edited).toBe(false);
  });
});

describe('a press of Next before the wizard has loaded', () => {
  it('is kept, says so, and advances one step', async () => {
    await drawAhead(typeAll);
    await press(button('Next: Profile Type'));
    expect(document.querySelector('[aria-busy=true]')?.textContent).toContain(texts.starting);
    const actor = await arrive();
    expect(actor.getSnapshot().context).toMatchObject({ step: 'profileType', furthest: 1 });
    expect(early()).toBeUndefined();
  });

  it('before hydration is kept as well', async () => {
    await drawAhead(() => {
      typeAll();
      document.documentElement.dataset['earlySubmit'] = FORM;
    });
    const actor = await arrive();
    expect(actor.getSnapshot().context.step).toBe('profileType');
  });

  it('of an incomplete step says what is missing', async () => {
    await drawAhead();
    await press(button('Next: Profile Type'));
    expect(document.activeElement?.textContent).toContain('First Name: Required.');
    await act(() => Promise.resolve());
    expect((await arrive()).getSnapshot().context.step).toBe('accountDetails');
  });
});
