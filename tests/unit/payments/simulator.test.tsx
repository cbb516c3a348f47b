// @vitest-environment happy-dom
import { CardElement, IbanElement } from '@stripe/react-stripe-js';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadPayments } from '../../../src/payments/load';
import type { TokenOutcome } from '../../../src/domain/cards/card-payment';
import { MAESTRO_TEST_NUMBER, TEST_NUMBERS } from '../../../src/payments/simulator/card-numbers';
import { mountCard, type MountedCard } from './mounted-card';

afterEach(() => {
  document.body.replaceChildren();
});

const cvcFor = (number: string): string => (number.length === 15 ? '1234' : '123');

const tokenOf = ({ port }: MountedCard): Promise<TokenOutcome> =>
  act(() => port.createToken({ cardholderName: 'Aoife Byrne' }));

const revealed = async (card: MountedCard): Promise<string> => {
  const outcome = await tokenOf(card);
  if (outcome.kind !== 'token') throw new Error(outcome.message);
  return card.port.reveal(outcome.card.token);
};

describe('a token of the simulator', () => {
  it.each(TEST_NUMBERS)('identifies the test number for the backend: %s', async (number) => {
    const card = await mountCard();
    card.fill(number, '1239', cvcFor(number));
    const outcome = await tokenOf(card);
    expect(outcome).toEqual({
      kind: 'token',
      card: { token: 'tok-1', last4: number.slice(-4), expMonth: 12, expYear: 2039 },
    });
    expect(card.port.reveal('tok-1')).toMatch(new RegExp(`^pm_sandbox_${number}_[0-9a-f]{32}$`, 'u'));
  });

  it('reveals nothing about any other number', async () => {
    const card = await mountCard();
    card.fill('4111111111111111');
    const outcome = await tokenOf(card);
    expect(outcome).toMatchObject({ kind: 'token', card: { last4: '1111' } });
    expect(card.port.reveal('tok-1')).toMatch(/^pm_sandbox_card_[0-9a-f]{32}$/u);
    expect(JSON.stringify([outcome, card.port])).not.toContain('411111');
  });

  it('is different each time', async () => {
    const card = await mountCard();
    card.fill('4242424242424242');
    expect(await revealed(card)).not.toBe(await revealed(card));
  });

  it.each([
    ['', '', '', 'Your card number is incomplete.'],
    ['4242', '1239', '123', 'Your card number is incomplete.'],
    ['4242424242424242', '', '123', "Your card's expiration date is incomplete."],
    ['4242424242424242', '1239', '1', "Your card's security code is incomplete."],
    ['4242424242424242', '0120', '123', "Your card's expiration year is in the past."],
  ])('is refused for "%s" "%s" "%s"', async (number, expiry, cvc, message) => {
    const card = await mountCard();
    card.fill(number, expiry, cvc);
    expect(await tokenOf(card)).toEqual({ kind: 'refused', message });
    expect(card.lastChange()?.error?.message).toBe(message);
  });

  it('has the shape of Stripe’s, in the older form too', async () => {
    const card = await mountCard();
    card.fill(MAESTRO_TEST_NUMBER);
    const { stripe, element } = { stripe: await card.port.load(), element: card.element() };
    const shown = { brand: 'maestro', last4: '8453', exp_month: 12, exp_year: 2039 };
    const made = await stripe.createPaymentMethod({
      type: 'card',
      card: element,
      billing_details: { name: 'Aoife Byrne' },
    });
    expect(made.paymentMethod).toMatchObject({
      object: 'payment_method',
      type: 'card',
      card: shown,
      billing_details: { name: 'Aoife Byrne' },
      livemode: false,
    });
    const { token } = await stripe.createToken(element, { name: 'Aoife Byrne' });
    expect(token).toMatchObject({
      object: 'token',
      card: { ...shown, name: 'Aoife Byrne' },
      livemode: false,
      used: false,
    });
    expect(token?.id).toMatch(new RegExp(`^tok_sandbox_${MAESTRO_TEST_NUMBER}_`, 'u'));
    act(() => element.clear());
    const { error } = await act(() => stripe.createToken(element));
    expect(error?.message).toBe('Your card number is incomplete.');
  });
});

describe('elements of the simulator', () => {
  const create = async () => {
    const port = await loadPayments({ publicKey: 'pk_sandbox_demo' });
    expect(port.provider).toBe('simulator');
    return (await port.load()).elements();
  };

  it('exist one at a time, and can be created again after the first was destroyed', async () => {
    const elements = await create();
    const first = elements.create('card');
    expect(() => elements.create('card')).toThrow('Can only create one Element');
    first.destroy();
    expect(elements.getElement('card')).toBe(null);
    expect(elements.create('card')).not.toBe(first);
  });

  it('are found by their type and by their component', async () => {
    const elements = await create();
    expect(elements.getElement('card')).toBe(null);
    const card = elements.create('card');
    expect(elements.getElement('card')).toBe(card);
    expect(elements.getElement(CardElement)).toBe(card);
    expect(elements.getElement('iban')).toBe(null);
    expect(elements.getElement(IbanElement)).toBe(null);
    expect(await elements.fetchUpdates()).toEqual({});
  });

  it('refuse what Stripe would refuse', async () => {
    const elements = await create();
    const card = elements.create('card');
    expect(() => elements.create('iban')).toThrow('no element of type iban');
    expect(() => card.mount('#nowhere')).toThrow('no DOM elements');
    card.destroy();
    expect(() => card.mount(document.body)).toThrow('already been destroyed');
    expect(() => card.clear()).toThrow('already been destroyed');
  });

  it('call a `once` listener once, and none after `off`', async () => {
    const elements = await create();
    const card = elements.create('card');
    const [once, always, off, left] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
    card.once('focus', once).on('focus', always).on('focus', off).off('focus', off).on('blur', left);
    card.mount(document.body);
    card.focus();
    card.blur();
    card.focus();
    expect([once, always, off].map((heard) => heard.mock.calls.length)).toEqual([1, 2, 0]);
    card.off('focus');
    card.blur();
    card.focus();
    expect([always, left].map((heard) => heard.mock.calls.length)).toEqual([2, 2]);
  });
});

describe('loading payments', () => {
  it('sends no request for the simulator', async () => {
    const port = await loadPayments({ publicKey: 'pk_sandbox_demo' });
    const stripe = await port.load();
    expect(port.loaded()).toBe(stripe);
    expect(document.querySelector('script, iframe, link')).toBe(null);
  });

  it.each([
    ['pk_sandbox_demo', 'simulator'],
    ['pk_test_123', 'stripe'],
    ['pk_live_123', 'stripe'],
    ['xpk_sandbox_', 'stripe'],
  ])('%s is the key of %s', async (publicKey, provider) => {
    expect((await loadPayments({ publicKey })).provider).toBe(provider);
  });
});
