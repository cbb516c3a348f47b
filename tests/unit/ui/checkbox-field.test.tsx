// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CheckboxField } from '../../../src/ui/form/checkbox-field';
import { button, descriptionOf, labelled, leave, press, render, unmount } from './render';
import { TestedForm } from './tested-form';

const onSubmit = vi.fn();
const box = () => labelled('I have read the terms');

type Given = { readonly value?: string; readonly readOnly?: boolean; readonly optional?: boolean };

const show = ({ value = '', ...props }: Given = {}) =>
  render(
    <TestedForm
      initialValues={{ agreed: value }}
      problems={({ agreed }) => (agreed === 'yes' ? {} : { agreed: 'Required.' })}
      onSubmit={onSubmit}
    >
      {(form) => (
        <CheckboxField
          form={form}
          name="agreed"
          label="I have read the terms"
          hint="They open over the page."
          {...props}
        />
      )}
    </TestedForm>,
  );

beforeEach(() => onSubmit.mockReset());
afterEach(unmount);

describe('a checkbox field', () => {
  it('is empty until it is checked, and then has the value yes', async () => {
    await show();
    expect(box().checked).toBe(false);
    await press(box());
    expect(box().checked).toBe(true);
    await press(button('Send'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ agreed: 'yes' });
  });

  it('can be unchecked again, and starts checked if it was', async () => {
    await show({ value: 'yes' });
    expect(box().checked).toBe(true);
    await press(box());
    expect(box().checked).toBe(false);
    await press(button('Send'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows its error on the press, or after it was unchecked, but not when it only loses focus', async () => {
    await show();
    box().focus();
    await leave(box());
    expect(box().getAttribute('aria-invalid')).toBe('false');
    expect(descriptionOf(box())).toBe('They open over the page.');
    await press(button('Send'));
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(box())).toBe('Required. They open over the page.');
    await press(box());
    expect(box().getAttribute('aria-invalid')).toBe('false');
  });

  it('keeps its state and focus while it is read-only', async () => {
    await show({ value: 'yes', readOnly: true });
    box().focus();
    await press(box());
    expect([box().checked, box().disabled, box().getAttribute('aria-disabled')]).toEqual([
      true,
      false,
      'true',
    ]);
    expect(document.activeElement).toBe(box());
  });

  it.each([
    [false, 'true'],
    [true, 'false'],
  ])('indicates whether it is required (%s)', async (optional, expected) => {
    await show({ optional });
    expect(box().getAttribute('aria-required')).toBe(expected);
  });
});
