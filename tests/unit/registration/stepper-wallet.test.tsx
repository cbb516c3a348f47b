// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { payments } from '#messages/cards/payments';
import { wallet as texts } from '#messages/registration/wallet';
import { cardToken } from '../../../machines/samples';
import { settings } from '../../../src/domain/settings';
import { button, labelled, press, type, unmount } from '../ui/render';
import {
  drawn,
  enterCard,
  facts,
  filled,
  outside,
  play,
  registration,
  type Stage,
} from '../../support/stages/wizard-stage';

const fitting = { ...facts, currency: settings.wallet.currency };
const atCard = {
  ...registration,
  profileType: 'personal',
  values: filled,
  resumeAt: 'premiumPayment',
} as const;
const given = {
  kind: 'token',
  card: cardToken,
  from: { wallet: 'googlePay', brand: 'visa' },
} as const;
const chosen = 'Google Pay, Visa ending\u00a04242';

const until = (done: () => void) => act(() => vi.waitFor(done, { timeout: 5000 }));
const page = () => document.body.textContent;
const terms = () => document.getElementById('step-card-terms') as HTMLInputElement;
const group = () => document.querySelector('[role=group][aria-labelledby="step-card-wallet-label"]');
const isSeen = (element: Element | null): boolean => {
  for (let part = element; part !== null; part = part.parentElement) {
    const { display, visibility } = getComputedStyle(part);
    if (display === 'none' || visibility === 'hidden') return false;
  }
  return element !== null;
};
/** It names the price in the currency of the wallets. */
const finish = () => button('Finish and pay £4.99');

const open = async (input = atCard): Promise<Stage> => {
  const actor = await play(input, fitting);
  await until(() => expect(drawn.listener).not.toBeNull());
  act(() => drawn.listener?.onShown(true));
  return actor;
};

/** The person has pressed the wallet and agreed in its sheet. */
const agree = (actor: Stage) =>
  act(async () => {
    actor.getSnapshot().children.cardEntry?.send({ type: 'terms.changed', accepted: true });
    expect(drawn.listener?.onPress()).toBe(true);
    drawn.listener?.onAuthorised('wallet-1');
    await new Promise((settled) => setTimeout(settled));
  });

const pay = async (actor: Stage) => {
  outside.createWalletToken.mockResolvedValueOnce(given);
  await agree(actor);
  await until(() => expect(page()).toContain(chosen));
};

afterEach(unmount);

describe('wallets', () => {
  it('are not requested if the currency does not fit', async () => {
    const actor = await play(atCard);
    await enterCard(actor);
    expect(drawn.listener).toBeNull();
    expect(group()).toBeNull();
  });

  it('take no space before one is shown, or after it is removed', async () => {
    await play(atCard, fitting);
    await until(() => expect(drawn.listener).not.toBeNull());
    expect(isSeen(group())).toBe(false);
    act(() => drawn.listener?.onShown(true));
    expect(isSeen(group())).toBe(true);
    act(() => drawn.listener?.onShown(false));
    expect(isSeen(group())).toBe(false);
  });

  it('request the current price of Premium, and follow it', async () => {
    const { currency } = fitting;
    await open();
    expect(drawn.charge).toEqual({ mode: 'subscription', amount: 499, currency });
    const values = { ...filled, companyName: 'Brennan Tours Ltd', users: '10' };
    await open({ ...atCard, profileType: 'business', values } as unknown as typeof atCard);
    expect(drawn.charge).toEqual({ mode: 'subscription', amount: 1999, currency });
    await press(button('Choose Business Premium+'));
    expect(drawn.charge).toEqual({ mode: 'subscription', amount: 4999, currency });
  });

  it('request no amount if the card is only stored', async () => {
    await open({ ...atCard, profileType: 'standard', resumeAt: 'paymentMethod' } as unknown as typeof atCard);
    expect(drawn.charge).toEqual({ mode: 'setup', currency: fitting.currency });
  });

  it('stay closed until the terms are accepted: a message says so and leads there, each time', async () => {
    await open();
    for (let time = 0; time < 2; time += 1) {
      finish().focus();
      act(() => expect(drawn.listener?.onPress()).toBe(false));
      expect(document.activeElement).toBe(terms());
    }
    expect(terms().getAttribute('aria-invalid')).toBe('true');
    expect(page()).toContain(payments.termsFirst);
    await press(terms());
    expect(page()).not.toContain(payments.termsFirst);
    act(() => expect(drawn.listener?.onPress()).toBe(true));
  });

  it('show that their card is being checked, and Finish waits for it', async () => {
    await agree(await open());
    expect(page()).toContain(texts.checking);
    await press(finish());
    expect(document.querySelector('[role=alert]')?.textContent).toContain(payments.walletChecking);
    expect(outside.submit).not.toHaveBeenCalled();
  });
});

describe('a wallet’s card', () => {
  it('replaces cardholder and number, has focus, and is sent with Finish', async () => {
    const actor = await open();
    expect(finish().getAttribute('aria-disabled')).toBe('true');
    await pay(actor);
    expect(document.activeElement?.textContent).toContain(chosen);
    expect([isSeen(labelled('Cardholder name')), isSeen(group())]).toEqual([false, false]);
    expect(isSeen(terms())).toBe(true);
    expect(finish().getAttribute('aria-disabled')).toBeNull();
    await press(finish());
    await until(() => expect(outside.submit).toHaveBeenCalledOnce());
    expect(outside.submit.mock.lastCall?.[0]).toMatchObject({ card: cardToken });
    expect(outside.createToken).not.toHaveBeenCalled();
  });

  it('can be replaced by another card, whose entry starts again at its first field', async () => {
    const actor = await open();
    await pay(actor);
    button(texts.another).focus();
    await press(button(texts.another));
    expect(page()).not.toContain(chosen);
    expect(document.activeElement).toBe(labelled('Cardholder name'));
    expect([isSeen(labelled('Cardholder name')), isSeen(group())]).toEqual([true, true]);
    expect(finish().getAttribute('aria-disabled')).toBe('true');
    await press(finish());
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Cardholder name: Required.');
    await type(labelled('Cardholder name'), 'Sorcha Brennan');
    await enterCard(actor);
    expect(finish().getAttribute('aria-disabled')).toBeNull();
  });

  it('is removed if the bank does not confirm it, and the form is shown again', async () => {
    const actor = await open();
    await pay(actor);
    outside.submit.mockResolvedValueOnce({ kind: 'paymentRequired', challenge: 'c1', uuid: 'u1' });
    outside.runChallenge.mockResolvedValueOnce({ kind: 'declined', message: 'Your bank said no.' });
    await press(finish());
    await until(() => expect(page()).toContain('Your bank said no.'));
    expect(page()).not.toContain(chosen);
    expect([isSeen(labelled('Cardholder name')), isSeen(group())]).toEqual([true, true]);
    await pay(actor);
    await press(finish());
    await until(() => expect(outside.submit).toHaveBeenCalledTimes(2));
    expect(outside.submit.mock.lastCall?.[0]).toMatchObject({ endpoint: 'card', card: cardToken });
  });

  it.each([
    [
      'in the provider’s words',
      { kind: 'refused', message: 'Your card was declined.' },
      'Your card was declined.',
    ],
    ['in ours', new Error('No answer'), texts.failed],
  ] as const)('that cannot be used shows it %s, and another can be tried', async (_whose, ending, words) => {
    const actor = await open();
    if (ending instanceof Error) outside.createWalletToken.mockRejectedValueOnce(ending);
    else outside.createWalletToken.mockResolvedValueOnce(ending);
    await agree(actor);
    await until(() => expect(page()).toContain(words));
    expect(isSeen(group())).toBe(true);
    await pay(actor);
    expect(page()).not.toContain(words);
  });

  it('is removed when the agreed price changes, with a message', async () => {
    const values = { ...filled, companyName: 'Brennan Tours Ltd', users: '10' };
    const actor = await open({ ...atCard, profileType: 'business', values } as unknown as typeof atCard);
    await pay(actor);
    await press(button('Choose Business Premium+'));
    expect(page()).not.toContain(chosen);
    expect(page()).toContain(texts.priceChanged);
    expect(terms().checked).toBe(false);
  });

  it('of an unknown brand is shown by its digits', async () => {
    const actor = await open();
    outside.createWalletToken.mockResolvedValueOnce({
      ...given,
      from: { wallet: 'applePay', brand: 'generic' },
    });
    await agree(actor);
    await until(() => expect(page()).toContain('Apple Pay, card ending\u00a04242'));
  });

  it('cannot be removed while it is being sent', async () => {
    const actor = await open();
    await pay(actor);
    await press(finish());
    await until(() => expect(outside.submit).toHaveBeenCalledOnce());
    await press(button(texts.another));
    expect(page()).toContain(chosen);
  });
});

it('the wallet element is removed with the wizard', async () => {
  await open();
  drawn.unmounted.mockReset();
  await unmount();
  expect(drawn.unmounted).toHaveBeenCalled();
});
