import { expect, it } from 'vitest';
import { makePaymentMethod, makeToken } from '../../../src/payments/simulator/payment-method';

const card = { number: '4242424242424242', expiry: '1239', cvc: '123' };
const now = new Date('2026-11-20T10:00:00.999Z');

it('the simulator’s PaymentMethod has its creation time in whole seconds', () => {
  const second = Date.UTC(2026, 10, 20, 10) / 1000;
  expect(makePaymentMethod(card, null, now).created).toBe(second);
  expect(makeToken(card, null, now).created).toBe(second);
});

it('no PaymentMethod is made for a card with an incomplete expiry', () => {
  expect(() => makeToken({ ...card, expiry: '12' }, null, now)).toThrow('The expiry is not complete');
});
