// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describedBy } from '../../../src/ui/form/field';
import { button, descriptionOf, labelled, press, render, type, unmount } from './render';
import { SampleForm } from './sample-form';

beforeEach(() => render(<SampleForm onSubmit={vi.fn()} />));
afterEach(unmount);

describe('a text field', () => {
  it('has its label, hint, maximum length and other attributes', () => {
    const control = labelled('Email');
    expect(control.name).toBe('email');
    expect(control.maxLength).toBe(9);
    expect(control.getAttribute('aria-required')).toBe('true');
    expect(descriptionOf(control)).toBe('Ours to keep');
  });

  it('is described by its error before its hint, and by no missing element', () => {
    expect(describedBy('x', true, true)).toBe('x-error x-hint');
    expect(describedBy('x', false, true)).toBe('x-error');
    expect(describedBy('x', true, false)).toBe('x-hint');
    expect(describedBy('x', false, false)).toBeUndefined();
  });
});

describe('a password field', () => {
  it('hides what is typed until the toggle is pressed, and gives the toggle a full name', async () => {
    const control = labelled('Password');
    await type(control, 'secret');
    expect(control.type).toBe('password');
    await press(button('Show password'));
    expect([control.type, control.value]).toEqual(['text', 'secret']);
    await press(button('Hide password'));
    expect(control.type).toBe('password');
  });

  it('does not submit the form with its toggle', () => {
    expect(button('Show password').type).toBe('button');
  });
});
