// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NumberField } from '../../../src/ui/form/number-field';
import { button, descriptionOf, labelled, press, render, type, unmount } from './render';
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

beforeEach(() => onSubmit.mockReset());
afterEach(unmount);

describe('a number field', () => {
  it('is a number control with its limits, for a keyboard of digits', async () => {
    await show('5');
    const { type: kind, inputMode, min, max, step, value } = users();
    expect({ kind, inputMode, min, max, step, value }).toEqual({
      kind: 'number',
      inputMode: 'numeric',
      min: '1',
      max: '100',
      step: '1',
      value: '5',
    });
    expect(descriptionOf(users())).toBe('You included.');
  });

  it('goes up and down by its buttons, which do not send the form', async () => {
    await show('5');
    await press(more());
    await press(more());
    expect(users().value).toBe('7');
    await press(fewer());
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
    ['101', false, false, '100', '100'],
    ['', false, false, '1', '1'],
    ['2.5', false, false, '1', '3'],
  ])('steps from %j within its limits', async (value, idleDown, idleUp, down, up) => {
    await show(value);
    expect([isIdle(fewer()), isIdle(more())]).toEqual([idleDown, idleUp]);
    await press(fewer());
    expect(users().value).toBe(down);
    await show(value);
    await press(more());
    expect(users().value).toBe(up);
  });

  it('lets what is out of its limits be typed, and judges it', async () => {
    await show('5');
    await type(users(), '101');
    await press(button('Send'));
    expect([users().value, descriptionOf(users())]).toEqual(['101', 'Too many. You included.']);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('cannot be changed while it is read only', async () => {
    await show('5', true);
    expect([users().readOnly, isIdle(fewer()), isIdle(more())]).toEqual([true, true, true]);
    await press(more());
    expect(users().value).toBe('5');
  });
});
