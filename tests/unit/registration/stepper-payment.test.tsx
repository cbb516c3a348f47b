// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { payments } from '#messages/cards/payments';
import { stepper as texts } from '#messages/registration/stepper';
import type { SubmissionAnswer } from '../../../machines/registration/submission/submission.types';
import { button, labelled, press, type, unmount } from '../ui/render';
import {
  addPremium,
  changeOf,
  enterCard,
  facts,
  filled,
  outside,
  play,
  registration,
  settle,
  type Stage,
} from '../../support/stages/wizard-stage';

const atCard = {
  ...registration,
  profileType: 'personal',
  values: filled,
  resumeAt: 'premiumPayment',
} as const;
const customer = {
  ...addPremium,
  profileType: 'personal',
  values: filled,
  resumeAt: 'cardPay',
} as const;
const declined = { kind: 'declined', message: 'Your bank said no.' } as const;
const challenged: SubmissionAnswer = { kind: 'paymentRequired', challenge: 'c1', uuid: 'u1' };
const unknown: SubmissionAnswer = { kind: 'unknown' };

/** The last button: it names the first month's price of the samples. */
const PAY = 'Finish and pay €4.99';

const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
const failure = () => document.querySelector('[role=alert]');
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
const readOut = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
const terms = () => document.getElementById('step-card-terms') as HTMLInputElement;

const until = (done: () => void) => act(() => vi.waitFor(done, { timeout: 5000 }));

/** Everything is entered, and Finish pressed. */
async function finish(actor: Stage) {
  await type(labelled('Cardholder name'), 'Sorcha Brennan');
  await enterCard(actor);
  await press(button(PAY));
}

async function inCardOnly() {
  const actor = await play(atCard);
  outside.submit.mockResolvedValueOnce(challenged);
  outside.runChallenge.mockResolvedValueOnce(declined);
  await finish(actor);
  await until(() => expect(alerts()[0]).toContain('Your bank said no.'));
  return actor;
}

afterEach(unmount);

describe('the card step', () => {
  it('says what is missing: the holder, the card, the terms', async () => {
    await play(atCard);
    await until(() => expect(document.body.textContent).not.toContain(payments.loading));
    await press(button(PAY));
    expect([...(failure()?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Cardholder name: Required.',
      'Card details: Required.',
      'Terms: Required.',
    ]);
    expect(terms().getAttribute('aria-invalid')).toBe('true');
    expect(outside.createToken).not.toHaveBeenCalled();
  });

  it('S8.cardErrors: card errors show under the card field, until the card is changed', async () => {
    const actor = await play(atCard);
    outside.createToken.mockResolvedValueOnce({ kind: 'refused', message: 'Your card has expired.' });
    await finish(actor);
    const under = () => document.querySelector('#step-card-card ~ [role=alert]')?.textContent;
    await until(() => expect(under()).toBe('Your card has expired.'));
    await enterCard(actor);
    expect(under()).toBe('');
  });

  it('opens the terms over the screen, and returns focus to the link', async () => {
    const openTerms = vi.fn();
    await play(atCard, { ...facts, openTerms });
    await press(document.querySelector('label a') as HTMLElement);
    expect(openTerms).toHaveBeenCalledExactlyOnceWith(document.querySelector('label a')?.id);
  });

  it('unticks the terms when the price changes', async () => {
    const values = { ...filled, companyName: 'Brennan Tours Ltd', users: '10' };
    const actor = await play({ ...customer, profileType: 'business', values });
    await enterCard(actor);
    expect(terms().checked).toBe(true);
    await press(button('Choose Business Premium+'));
    expect(terms().checked).toBe(false);
  });

  it('keeps the card while another step is shown', async () => {
    const actor = await play(atCard);
    await type(labelled('Cardholder name'), 'Sorcha Brennan');
    const element = document.getElementById('step-card-card');
    await press(changeOf('Profile Type'));
    await settle();
    expect(actor.getSnapshot().context.step).toBe('profileType');
    expect(document.getElementById('step-card-card')).toBe(element);
    expect(element?.closest('[hidden]')).not.toBeNull();
    await press(button('Next: Premium Payment'));
    await settle();
    expect(labelled('Cardholder name').value).toBe('Sorcha Brennan');
  });
});

describe('ten presses on Finish', () => {
  it('make one request', async () => {
    const actor = await play(atCard);
    await type(labelled('Cardholder name'), 'Sorcha Brennan');
    await enterCard(actor);
    await act(async () => {
      const last = button(PAY);
      for (let count = 0; count < 10; count += 1) last.click();
      await Promise.resolve();
    });
    await until(() => expect(outside.submit).toHaveBeenCalled());
    await press(document.querySelector('#step-card [type=submit]') as HTMLElement);
    expect(outside.createToken).toHaveBeenCalledOnce();
    expect(outside.submit).toHaveBeenCalledOnce();
  });
});

describe('while a request is in progress', () => {
  it('the screen says so, and nothing can be changed', async () => {
    const actor = await play(atCard);
    await finish(actor);
    await until(() => expect(readOut()).toContain(texts.sending));
    expect(labelled('Cardholder name').readOnly).toBe(true);
    expect(button('Back').getAttribute('aria-disabled')).toBe('true');
    await press(button('Back'));
    await press(changeOf('Account Details'));
    expect(actor.getSnapshot().context.step).toBe('premiumPayment');
  });

  it('the screen says that it waits for the bank', async () => {
    const actor = await play(atCard);
    outside.submit.mockResolvedValueOnce(challenged);
    await finish(actor);
    await until(() => expect(readOut()).toContain(texts.authenticating));
  });

  it('the screen says that it is sending once the bank has authenticated', async () => {
    const actor = await play(atCard);
    outside.submit.mockResolvedValueOnce(challenged);
    outside.runChallenge.mockResolvedValueOnce({ kind: 'succeeded', intentId: 'pi_1' });
    await finish(actor);
    await until(() => expect(outside.submit).toHaveBeenCalledTimes(2));
    await until(() => expect(readOut()).toContain(texts.sending));
  });
});

describe('a card that does not work', () => {
  it('locks the earlier steps, shows why, and focuses the message', async () => {
    await inCardOnly();
    expect(document.activeElement).toBe(failure());
    expect(alerts()[0]).toContain(
      'You can add a card or request a credit account at any time via the Profile page',
    );
    expect(document.body.textContent).toContain(texts.lockedTitle);
    expect(buttons()).not.toContain('Back');
    expect(buttons().filter((text) => text.startsWith('Change'))).toEqual([]);
  });

  it('can be replaced by another card, which is sent alone', async () => {
    const actor = await inCardOnly();
    await enterCard(actor);
    await press(button(PAY));
    await until(() => expect(outside.submit).toHaveBeenCalledTimes(2));
    expect(outside.submit.mock.lastCall?.[0]).toMatchObject({ endpoint: 'card', intentId: null });
  });

  it('can be postponed', async () => {
    const actor = await inCardOnly();
    await press(button('Later'));
    await until(() => expect(actor.getSnapshot().output).toMatchObject({ kind: 'postponed', uuid: 'u1' }));
  });
});

describe('a refusal', () => {
  it('leads to the step whose field it names, with the message at the field', async () => {
    const actor = await play(atCard);
    outside.submit.mockResolvedValueOnce({
      kind: 'refused',
      messages: ['This address has an account.'],
      fields: { email: 'Known already.' },
    });
    await finish(actor);
    await until(() => expect(document.querySelector('h1')?.textContent).toBe('Account Details'));
    await settle();
    expect(alerts()[0]).toContain('This address has an account.');
    const email = document.getElementById('step-accountDetails-email');
    expect(email?.getAttribute('aria-invalid')).toBe('true');
    expect(alerts()[1]).toContain('Email Address: Known already.');
  });
});

describe('no response', () => {
  it('leaves only Retry, which sends the same request again', async () => {
    const actor = await play(atCard);
    outside.submit.mockResolvedValueOnce(unknown);
    await finish(actor);
    await until(() => expect(alerts()[0]).toContain(texts.noResponseHelp));
    expect(buttons()).not.toContain(PAY);
    expect(buttons()).not.toContain('Back');
    expect(buttons().filter((text) => text.startsWith('Change'))).toEqual([]);
    expect(document.body.textContent).not.toContain(texts.reviewHelp);
    await press(button(texts.retry));
    await press(button(`${texts.retry}${texts.sending}`));
    expect(outside.submit).toHaveBeenCalledTimes(2);
    const [first, second] = outside.submit.mock.calls.map(([request]) => request);
    expect(second).toEqual(first);
    expect(alerts()[0]).toContain(texts.noResponseHelp);
  });

  it('is checked for a customer, who can then finish again', async () => {
    const actor = await play(customer);
    outside.submit.mockResolvedValueOnce(unknown);
    outside.reconcile.mockResolvedValueOnce({ committed: false });
    await finish(actor);
    await until(() => expect(alerts()[0]).toContain(texts.nothingDoneHelp));
    expect(button(PAY).getAttribute('aria-disabled')).toBeNull();
  });
});
