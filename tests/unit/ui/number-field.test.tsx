// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NumberField } from '../../../src/ui/form/number-field';
import { button, descriptionOf, frames, labelled, press, render, type, unmount } from './render';
import { TestedForm } from './tested-form';

const onSubmit = vi.fn();
const users = () => labelled('Users');
const fewer = () => document.querySelector('[aria-label=Fewer]') as HTMLButtonElement;
const more = () => document.querySelector('[aria-label=More]') as HTMLButtonElement;
const isIdle = (each: HTMLElement) => each.getAttribute('aria-disabled') === 'true';

const show = (value: string, readOnly = false) =>
  render(
    <TestedForm
      initialValues={{ users: value }}
      problems={({ users: typed }) => (Number(typed) > 100 ? { users: 'Too many.' } : {})}
      onSubmit={onSubmit}
    >
      {(form) => (
        <NumberField
          field={form.field('users')}
          label="Users"
          hint="You included."
          min={1}
          max={100}
          texts={{ less: 'Fewer', more: 'More' }}
          readOnly={readOnly}
          onValue={(next) => form.assign({ users: next })}
        />
      )}
    </TestedForm>,
  );

/** As the keyboard and assistive technologies do: without a pointer. */
const step = async (trigger: HTMLElement): Promise<void> => {
  await press(trigger);
  await frames();
};
const point = async (trigger: HTMLElement): Promise<void> => {
  await act(async () => {
    for (const kind of ['pointerdown', 'pointerup'])
      trigger.dispatchEvent(
        new PointerEvent(kind, { bubbles: true, cancelable: true, pointerType: 'mouse' }),
      );
    await Promise.resolve();
  });
  await frames();
  await act(async () => {
    trigger.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    await Promise.resolve();
  });
  await frames();
};
const keyed = async (key: string): Promise<void> => {
  await act(async () => {
    users().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await Promise.resolve();
  });
  await frames();
};

beforeEach(() => onSubmit.mockReset());
afterEach(unmount);

describe('a number field', () => {
  it('has no role description besides spinbutton, which screen readers translate', async () => {
    await show('2');
    expect(users().getAttribute('role')).toBe('spinbutton');
    expect(users().getAttribute('aria-roledescription')).toBe('');
  });

  it('is a number control with its limits, with a numeric keyboard', async () => {
    await show('5');
    const named = ['role', 'inputmode', 'aria-valuemin', 'aria-valuemax', 'aria-valuenow', 'aria-required'];
    expect(named.map((name) => users().getAttribute(name))).toEqual([
      'spinbutton',
      'numeric',
      '1',
      '100',
      '5',
      'true',
    ]);
    expect([users().value, fewer().tabIndex, more().tabIndex]).toEqual(['5', 0, 0]);
    expect(descriptionOf(users())).toBe('You included.');
  });

  it('goes up and down with its buttons, which do not submit the form', async () => {
    await show('5');
    await step(more());
    await step(more());
    expect(users().value).toBe('7');
    await step(fewer());
    expect(users().value).toBe('6');
    expect(onSubmit).not.toHaveBeenCalled();
    await press(button('Send'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ users: '6' });
  });

  it.each([
    ['1', true, false, '1', '2'],
    ['2', false, false, '1', '3'],
    ['99', false, false, '98', '100'],
    ['100', false, true, '99', '100'],
    ['101', false, true, '100', '101'],
    ['0', true, false, '0', '1'],
    ['', false, false, '1', '1'],
  ])('steps from %j within its limits', async (value, idleDown, idleUp, down, up) => {
    await show(value);
    expect([isIdle(fewer()), isIdle(more())]).toEqual([idleDown, idleUp]);
    await step(fewer());
    expect(users().value).toBe(down);
    await show(value);
    await step(more());
    expect(users().value).toBe(up);
  });

  it('accepts typed values outside its limits, and validates them', async () => {
    await show('5');
    await type(users(), '101');
    await press(button('Send'));
    expect([users().value, descriptionOf(users())]).toEqual(['101', 'Too many. You included.']);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('cannot be changed while it is read-only', async () => {
    await show('5', true);
    expect([users().readOnly, isIdle(fewer()), isIdle(more())]).toEqual([true, true, true]);
    await step(more());
    await point(more());
    expect([users().value, more().disabled]).toEqual(['5', false]);
  });

  it.each([
    ['5', '4', '6'],
    ['100', '99', '100'],
    ['', '1', '1'],
  ])('steps from %j once with each press of a pointer', async (value, down, up) => {
    await show(value);
    await point(fewer());
    expect(users().value).toBe(down);
    await show(value);
    await point(more());
    expect(users().value).toBe(up);
  });

  it('changes with the arrow keys within its limits', async () => {
    await show('99');
    users().focus();
    for (const key of ['ArrowUp', 'ArrowUp']) await keyed(key);
    expect(users().value).toBe('100');
    await keyed('ArrowDown');
    expect(users().value).toBe('99');
  });

  it('shows the form’s normalised value, even if that is the previous value', async () => {
    await render(
      <NumberField
        field={{ id: 'n', name: 'n', value: '10', error: null, onChange: vi.fn(), onBlur: vi.fn() }}
        label="Users"
        min={1}
        max={10}
        texts={{ less: 'Fewer', more: 'More' }}
        onValue={vi.fn()}
      />,
    );
    await type(users(), '100');
    await frames();
    expect(users().value).toBe('10');
  });
});
