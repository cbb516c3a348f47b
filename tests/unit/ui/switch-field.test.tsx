// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SwitchField } from '../../../src/ui/form/switch-field';
import { press, render, unmount } from './render';

const onChange = vi.fn();
const control = () => document.querySelector<HTMLInputElement>('[role=switch]') as HTMLInputElement;
const label = () => document.querySelector('label') as HTMLLabelElement;
/** The word that can be seen. */
const word = () =>
  [...document.querySelectorAll<HTMLElement>('span[aria-hidden=true]:last-child > span')]
    .filter((each) => getComputedStyle(each).visibility !== 'hidden')
    .map((each) => each.textContent);

type Given = Partial<Parameters<typeof SwitchField>[0]>;

const show = (given: Given = {}) =>
  render(
    <SwitchField
      id="mails"
      label="Send emails"
      checked={false}
      onChange={onChange}
      stateWords={{ on: 'On', off: 'Off' }}
      {...given}
    />,
  );

beforeEach(() => onChange.mockReset());
afterEach(unmount);

describe('a switch', () => {
  it.each([
    [false, 'Off'],
    [true, 'On'],
  ])('shows its state (%s) as a switch and as a word', async (checked, expected) => {
    await show({ checked });
    expect([control().checked, word()]).toEqual([checked, [expected]]);
  });

  it('is named by its label, without the state word', async () => {
    await show({ describedBy: 'why' });
    expect(label().htmlFor).toBe('mails');
    expect(document.querySelector('input[role=switch] ~ span:last-child')?.textContent).toBe('OnOff');
    expect(control().getAttribute('aria-describedby')).toBe('why');
  });

  it('keeps its name if another element shows it', async () => {
    const name = () => document.getElementById('mails-label') as HTMLElement;
    await show();
    expect([name().textContent, name().children.length]).toEqual(['Send emails', 0]);
    await show({ hideLabel: true });
    expect([name().textContent, name().children.length]).toEqual(['Send emails', 1]);
  });

  it('reports a change, also by a press on its label', async () => {
    await show();
    await press(control());
    await show({ checked: true });
    await press(label());
    expect(onChange.mock.calls).toEqual([[true], [false]]);
  });

  it('can be changed while it is busy, which it indicates', async () => {
    await show({ busy: true });
    expect(control().getAttribute('aria-busy')).toBe('true');
    await press(control());
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('keeps its state and focus while it is read-only', async () => {
    await show({ checked: true, readOnly: true });
    control().focus();
    await press(control());
    expect([control().checked, control().getAttribute('aria-disabled'), onChange.mock.calls]).toEqual([
      true,
      'true',
      [],
    ]);
    expect(document.activeElement).toBe(control());
  });
});
