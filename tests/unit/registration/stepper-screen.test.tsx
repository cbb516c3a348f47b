// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stepper as texts } from '#messages/registration/stepper';
import { button, labelled, press, type, unmount } from '../ui/render';
import {
  addPremium,
  changeOf,
  filled,
  play,
  registration,
  settle,
  type Stage,
} from '../../support/stages/wizard-stage';

const heading = () => document.querySelector('h1');
const said = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
const summary = () => document.querySelector('[role=alert]');
const names = () =>
  [...document.querySelectorAll('ol[aria-label="Steps"] > li')].map(({ textContent }) => textContent);
const shown = (actor: Stage) => actor.getSnapshot().context.step;

const go = (label: string) => press(button(label)).then(settle);
const choose = (title: string) => press(labelled(title));

afterEach(unmount);

describe('the current step', () => {
  it('is shown with a bar, the name of each step, and a number', async () => {
    await play({ ...registration, profileType: 'personal', values: filled });
    expect(names()).toEqual(['Account Details', 'Profile Type', 'Premium Payment']);
    expect(document.querySelector('[aria-current=step]')?.textContent).toBe('Account Details');
    expect(heading()?.textContent).toBe('Account Details');
    expect(document.body.textContent).toContain('Step 1 of 3');
    expect(button('Next: Profile Type')).toBeDefined();
  });

  it('counts steps that have no name yet before a type is chosen', async () => {
    await play({ ...registration, values: filled, resumeAt: 'profileType' });
    expect(names()).toEqual(['Account Details (done)', 'Profile Type', '']);
    expect(document.body.textContent).toContain('Step 2 of 3');
    expect(button('Next')).toBeDefined();
  });

  it('is announced when it changes, and its heading gets focus', async () => {
    await play({ ...registration, values: filled });
    expect(document.activeElement).not.toBe(heading());
    await go('Next: Profile Type');
    expect(heading()?.textContent).toBe('Profile Type');
    expect(document.activeElement).toBe(heading());
    expect(said()).toContain('Step 2 of 3: Profile Type');
  });

  it('names the card step by its type', async () => {
    const values = { ...filled, companyName: 'Brennan Tours Ltd' };
    await play({ ...addPremium, profileType: 'business', values, resumeAt: 'cardPay' });
    expect(heading()?.textContent).toBe('Business - Card Pay');
  });
});

describe('an incomplete step', () => {
  it('stays, and shows for each field what is missing', async () => {
    const actor = await play(registration);
    expect(button('Next: Profile Type').getAttribute('aria-disabled')).toBe('true');
    await go('Next: Profile Type');
    expect(shown(actor)).toBe('accountDetails');
    expect([...(summary()?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'First Name: Required.',
      'Last Name: Required.',
      'Email Address: Required.',
      'Phone Number: Required.',
      'Billing Address: Required.',
    ]);
    expect(document.activeElement).toBe(summary());
  });

  it('reports a missing choice until it is made', async () => {
    const actor = await play({ ...registration, values: filled, resumeAt: 'profileType' });
    await go('Next');
    expect(summary()?.textContent).toContain('Profile Type: Please choose a profile type.');
    await choose('Personal Premium');
    expect(actor.getSnapshot().context.profileType).toBe('personal');
    expect(button('Next: Premium Payment').getAttribute('aria-disabled')).toBeNull();
    expect(document.querySelector('aside')?.textContent).toContain('Personal Premium€4.99 a month');
  });

  it('requires the company as soon as business is chosen', async () => {
    const actor = await play({ ...registration, values: filled, resumeAt: 'profileType' });
    await choose('Business');
    expect(button('Next: Premium Payment').getAttribute('aria-disabled')).toBe('true');
    await type(labelled('Company Name'), 'Brennan Tours Ltd');
    expect(button('Next: Premium Payment').getAttribute('aria-disabled')).toBeNull();
    expect(actor.getSnapshot().context.values).toMatchObject({ companyName: 'Brennan Tours Ltd' });
    expect(actor.getSnapshot().context.values).not.toHaveProperty('profileType');
  });
});

describe('what was entered', () => {
  it('is passed to the wizard at once, so that no way of leaving a step loses it', async () => {
    const actor = await play(registration);
    await type(labelled('First Name'), 'Sorcha');
    expect(actor.getSnapshot().context.values).toMatchObject({ firstName: 'Sorcha' });
    expect(actor.getSnapshot().context.edited).toBe(true);
  });

  it('is still in its step after going forward and back', async () => {
    await play({ ...registration, values: { ...filled, firstName: '' } });
    await type(labelled('First Name'), 'Sorcha');
    await go('Next: Profile Type');
    await go('Back');
    expect(labelled('First Name').value).toBe('Sorcha');
  });
});

describe('many presses', () => {
  it('of Next advance one step', async () => {
    const values = { ...filled, companyName: 'Brennan Tours Ltd' };
    const actor = await play({ ...registration, profileType: 'business', values });
    await act(async () => {
      const next = button('Next: Profile Type');
      for (let count = 0; count < 10; count += 1) next.click();
      await Promise.resolve();
    });
    await settle();
    expect(shown(actor)).toBe('profileType');
  });

  it('have no effect on the new step if the second is part of a double press', async () => {
    const values = { ...filled, companyName: 'Brennan Tours Ltd' };
    const actor = await play({ ...registration, profileType: 'business', values });
    await go('Next: Profile Type');
    const second = (on: HTMLElement) =>
      act(async () => {
        on.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
        await Promise.resolve();
      });
    await second(button('Next: Premium Payment'));
    await second(button('Back'));
    expect(shown(actor)).toBe('profileType');
  });
});

describe('before Finish', () => {
  const ready = {
    ...registration,
    profileType: 'bill_pay',
    values: { ...filled, creditCompanyName: 'Brennan Tours Ltd' },
    resumeAt: 'creditAccount',
  } as const;

  it('the last step shows the values of the earlier ones, and links back to each', async () => {
    const actor = await play(ready);
    expect(button('Request Business+')).toBeDefined();
    const review = document.querySelector('section[aria-labelledby=review]');
    expect(review?.textContent).toContain('Email Addresssorcha@example.com');
    expect(review?.textContent).toContain('Profile TypeBusiness+');
    await press(changeOf('Account Details'));
    await settle();
    expect(shown(actor)).toBe('accountDetails');
    expect(document.querySelector('section[aria-labelledby=review]')).toBeNull();
  });

  it('nothing is requested twice: the address is the company’s until it is changed', async () => {
    await play(ready);
    const streets = [...document.querySelectorAll<HTMLInputElement>('input[name=companyStreet]')];
    expect(streets.map(({ value }) => value)).toEqual(['1 Main Street']);
  });

  it('S4.stepper.3: the last step says Finish, or Request Business+ for bill-pay, and what can follow later', async () => {
    await play({ ...registration, profileType: 'standard', values: filled, resumeAt: 'paymentMethod' });
    expect(button('Finish')).toBeDefined();
    expect(button('Skip for now')).toBeDefined();
    await play({ ...registration, profileType: 'bill_pay', values: filled, resumeAt: 'creditAccount' });
    expect(button('Request Business+')).toBeDefined();
  });
});

describe('the question before input is discarded', () => {
  const dialog = () => document.querySelector('[role=alertdialog]');
  const asked = async () => {
    const actor = await play(registration);
    await type(labelled('First Name'), 'Sorcha');
    await press(button('Back'));
    await act(() => vi.waitFor(() => expect(dialog()).not.toBeNull()));
    return actor;
  };

  it('is asked when the first step is left after input, with the safe answer first', async () => {
    await asked();
    expect(dialog()?.textContent).toContain(texts.leaveTitle);
    expect(button(texts.stay).dataset['safe']).toBeDefined();
  });

  it('keeps everything when answered with staying', async () => {
    const actor = await asked();
    await press(button(texts.stay));
    expect(dialog()).toBeNull();
    expect(actor.getSnapshot().status).toBe('active');
    expect(labelled('First Name').value).toBe('Sorcha');
  });

  it('ends the wizard when answered with leaving', async () => {
    const actor = await asked();
    await press(button(texts.leave));
    expect(actor.getSnapshot().output).toEqual({ kind: 'closed' });
  });

  it('is not asked if nothing was entered', async () => {
    const actor = await play(registration);
    await go('Back');
    expect(dialog()).toBeNull();
    expect(actor.getSnapshot().output).toEqual({ kind: 'closed' });
  });
});
