// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { backspace, mountCard } from './mounted-card';

afterEach(() => {
  document.body.replaceChildren();
});

describe("the simulator's card element in react-stripe-js", () => {
  it('is a labelled group of three labelled fields that a browser can fill in', async () => {
    const card = await mountCard();
    const group = card.container.querySelector('[role="group"]');
    expect(group?.getAttribute('aria-label')).toBe('Card details');
    expect(card.told).toEqual(['ready']);
    const inputs = Array.from(card.container.querySelectorAll('input'));
    expect(inputs.map((input) => [input.getAttribute('aria-label'), input.autocomplete])).toEqual([
      ['Card number', 'cc-number'],
      ['Expiry date (MM / YY)', 'cc-exp'],
      ['Security code (CVC)', 'cc-csc'],
    ]);
    expect(inputs.every((input) => input.inputMode === 'numeric')).toBe(true);
    // A form around it sends none of this.
    expect(inputs.map((input) => input.name)).toEqual(['', '', '']);
  });

  it('formats the input and reports when it is complete', async () => {
    const card = await mountCard();
    card.fill('4242424242424242');
    expect(card.field('Card number').value).toBe('4242 4242 4242 4242');
    expect(card.field('Expiry').value).toBe('12 / 39');
    expect(card.changes[0]).toEqual({
      elementType: 'card',
      empty: false,
      complete: false,
      brand: 'visa',
      value: { postalCode: '' },
      error: undefined,
    });
    expect(card.changes.filter(({ complete }) => complete)).toHaveLength(1);
    expect(card.lastChange()).toMatchObject({
      complete: true,
      empty: false,
      brand: 'visa',
      error: undefined,
    });
  });

  it.each([
    ['4242424242424242', 'visa', 'Visa'],
    ['5555555555554444', 'mastercard', 'Mastercard'],
    ['378282246310005', 'amex', 'Amex'],
    ['6759649826438453', 'unknown', 'Maestro'],
    ['6011111111111117', 'unknown', ''],
  ])('knows the brand of %s', async (number, brand, mark) => {
    const card = await mountCard();
    card.type('Card number', number);
    expect(card.lastChange()?.brand).toBe(brand);
    expect(card.container.querySelector('.simulated-card-brand')?.textContent).toBe(mark);
  });

  it('asks American Express for four digits', async () => {
    const card = await mountCard();
    card.fill('378282246310005', '1239', '123');
    expect(card.field('Card number').value).toBe('3782 822463 10005');
    expect(card.lastChange()?.complete).toBe(false);
    card.type('Security code', '4');
    expect(card.lastChange()?.complete).toBe(true);
  });

  it('reports a changed number even if the state stays the same', async () => {
    const card = await mountCard();
    card.fill('4242424242424242');
    const before = card.changes.length;
    const number = card.field('Card number');
    act(() => {
      number.value = '4000056655665556';
      number.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    expect(card.changes).toHaveLength(before + 1);
    expect(card.lastChange()?.complete).toBe(true);
  });

  it.each([
    ['Card number', '4242', 'incomplete_number', 'Your card number is incomplete.'],
    ['Expiry', '12', 'incomplete_expiry', "Your card's expiration date is incomplete."],
    ['Security code', '1', 'incomplete_cvc', "Your card's security code is incomplete."],
  ])('says that %s is incomplete after it loses focus', async (label, text, code, message) => {
    const card = await mountCard();
    card.type(label, text);
    expect(card.lastChange()?.error).toBe(undefined);
    expect(card.field(label).getAttribute('aria-invalid')).toBe('false');
    card.leave(label);
    expect(card.lastChange()?.error).toEqual({ type: 'validation_error', code, message });
    expect(card.field(label).getAttribute('aria-invalid')).toBe('true');
    expect(card.container.querySelector('#card')?.classList.contains('StripeElement--invalid')).toBe(true);
  });

  it('shows no error for a field that was left empty', async () => {
    const card = await mountCard();
    act(() => card.field('Card number').focus());
    card.leave('Card number');
    expect(card.changes).toEqual([]);
    expect(card.told).toEqual(['ready', 'focus', 'blur']);
  });

  it.each([
    ['Card number', '4242424242424241', 'invalid_number', 'Your card number is invalid.'],
    ['Expiry', '1025', 'invalid_expiry_year_past', "Your card's expiration year is in the past."],
    ['Expiry', '1026', 'invalid_expiry_month_past', "Your card's expiration date is in the past."],
    ['Expiry', '0177', 'invalid_expiry_year', "Your card's expiration year is invalid."],
  ])('shows at once that %s %s is invalid', async (label, text, code, message) => {
    const card = await mountCard();
    card.type(label, text);
    expect(card.lastChange()?.error).toEqual({ type: 'validation_error', code, message });
  });

  it('allows a security code that became too long for the brand to be corrected', async () => {
    const card = await mountCard();
    card.fill('378282246310005', '1239', '1234');
    const number = card.field('Card number');
    act(() => {
      number.value = '4242424242424242';
      number.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    expect(card.lastChange()?.error?.message).toBe("Your card's security code is invalid.");
    act(() => backspace(card.field('Security code')));
    expect(card.lastChange()).toMatchObject({ complete: true, error: undefined });
  });

  it('keeps the caret in place when a digit in the middle is deleted', async () => {
    const card = await mountCard();
    card.type('Card number', '42424242');
    const number = card.field('Card number');
    number.setSelectionRange(3, 3);
    act(() => backspace(number));
    expect([number.value, number.selectionStart]).toEqual(['4224 242', 2]);
    number.setSelectionRange(5, 5);
    act(() => backspace(number));
    expect([number.value, number.selectionStart]).toEqual(['4224 242', 4]);
    act(() => backspace(number));
    expect([number.value, number.selectionStart]).toEqual(['4222 42', 3]);
  });

  it('allows an expiry to be deleted key by key', async () => {
    const card = await mountCard();
    card.type('Expiry', '1239');
    const expiry = card.field('Expiry');
    const seen: string[] = [];
    while (expiry.value !== '' && seen.length < 9) {
      act(() => backspace(expiry));
      seen.push(expiry.value);
    }
    expect(seen).toEqual(['12 / 3', '12', '1', '']);
  });

  it('hides what is typed from the listeners of the page', async () => {
    const card = await mountCard();
    const heard = vi.fn();
    document.body.addEventListener('input', heard);
    document.body.addEventListener('change', heard);
    card.fill('4242424242424242');
    card.field('Security code').dispatchEvent(new Event('change', { bubbles: true }));
    document.body.removeEventListener('input', heard);
    document.body.removeEventListener('change', heard);
    expect(heard).not.toHaveBeenCalled();
  });

  it('reports focus, blur and Escape as one element', async () => {
    const card = await mountCard();
    act(() => card.field('Card number').focus());
    act(() => card.field('Expiry').focus());
    expect(card.told).toEqual(['ready', 'focus']);
    expect(card.container.querySelector('#card')?.classList.contains('StripeElement--focus')).toBe(true);
    act(() => {
      card.field('Expiry').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    card.leave('Expiry');
    expect(card.told).toEqual(['ready', 'focus', 'escape', 'blur']);
    expect(card.container.querySelector('#card')?.classList.contains('StripeElement--focus')).toBe(false);
  });

  it('goes to the number when its label is clicked', async () => {
    const card = await mountCard();
    act(() => card.container.querySelector('label')?.click());
    expect(document.activeElement).toBe(card.field('Card number'));
  });

  it('clears with one change, and with none when it was empty', async () => {
    const card = await mountCard();
    card.port.clear();
    expect(card.changes).toEqual([]);
    card.fill('4242424242424242');
    const before = card.changes.length;
    act(() => card.port.clear());
    expect(card.changes).toHaveLength(before + 1);
    expect(card.lastChange()).toMatchObject({
      empty: true,
      complete: false,
      brand: 'unknown',
      error: undefined,
    });
    expect(card.field('Card number').value).toBe('');
  });

  it('accepts new options: disabled, colours', async () => {
    const card = await mountCard();
    const style = {
      base: { color: '#1A1A17', '::placeholder': { color: '#55554E' } },
      invalid: { color: '#B3261E' },
    };
    card.render({ hidePostalCode: true, disabled: true, style });
    const group = card.container.querySelector<HTMLElement>('[role="group"]');
    expect(card.field('Card number').disabled).toBe(true);
    expect(group?.style.getPropertyValue('--simulated-card-color')).toBe('#1A1A17');
    expect(group?.style.getPropertyValue('--simulated-card-placeholder')).toBe('#55554E');
    card.render({ hidePostalCode: true, disabled: false });
    expect(card.field('Card number').disabled).toBe(false);
  });

  it('is destroyed without events', async () => {
    const card = await mountCard();
    card.fill('4242424242424242');
    const before = card.changes.length;
    card.unmount();
    expect(card.changes).toHaveLength(before);
    expect(document.querySelector('input')).toBe(null);
    await expect(card.port.createToken({ cardholderName: 'A' })).rejects.toThrow('still mounted');
    expect(() => card.port.clear()).not.toThrow();
  });
});
