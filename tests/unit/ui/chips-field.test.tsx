// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chips as texts } from '#messages/chips';
import { email } from '../../../src/domain/rule';
import { firstInvalidEmail } from '../../../src/domain/rules';
import { entriesOf, listText } from '../../../src/domain/text-list';
import { ChipsField } from '../../../src/ui/form/chips-field';
import {
  button,
  descriptionOf,
  frames,
  labelled,
  leave,
  press,
  render,
  settling,
  type,
  unmount,
} from './render';
import { TestedForm } from './tested-form';

const onSubmit = vi.fn();
const input = () => labelled('Copies to');
const shown = () => [...document.querySelectorAll('li')].map((item) => item.textContent);
const remover = (entry: string) =>
  document.querySelector<HTMLButtonElement>(`button[aria-label="Remove ${entry}"]`) as HTMLButtonElement;
const said = () => document.querySelector('[role=status]')?.textContent;
/** What Chakra says itself. */
const announced = () => document.querySelector('[data-live-announcer]')?.textContent;

type Given = { readonly entries?: readonly string[]; readonly readOnly?: boolean };

const show = ({ entries = [], readOnly = false }: Given = {}) =>
  render(
    <TestedForm
      initialValues={{ cc: listText(entries) }}
      problems={({ cc = '' }) => {
        const wrong = firstInvalidEmail(entriesOf(cc));
        return wrong === null ? {} : { cc: `${wrong}: Invalid e-mail address.` };
      }}
      onSubmit={onSubmit}
    >
      {(form) => (
        <ChipsField
          form={form}
          name="cc"
          label="Copies to"
          texts={texts}
          isValid={(entry) => email(entry) === null}
          readOnly={readOnly}
        />
      )}
    </TestedForm>,
  );

/** @returns whether the browser may do what it does with the key */
const key = async (target: HTMLElement, name: string): Promise<boolean> => {
  let left = true;
  await act(async () => {
    left = target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
    await Promise.resolve();
  });
  await frames();
  return left;
};
const remove = async (entry: string): Promise<void> => {
  await press(remover(entry));
  await frames();
};
const paste = async (text: string): Promise<boolean> => {
  let left = true;
  await act(async () => {
    input().focus();
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'clipboardData', { value: { getData: () => text } });
    left = input().dispatchEvent(event);
    await Promise.resolve();
  });
  return left;
};

beforeEach(() => onSubmit.mockReset());
afterEach(unmount);

describe('entering', () => {
  it('S2.profilePage.2: says to hit enter after each entry', async () => {
    await show();
    expect(descriptionOf(input())).toBe('Hit enter after each entry');
  });

  it('D5: Enter, a comma, and leaving the field each enter what is typed', async () => {
    await show();
    await type(input(), 'a@x.ie');
    expect(await key(input(), 'Enter')).toBe(false);
    expect([shown(), input().value]).toEqual([['a@x.ie'], '']);
    await settling(() => expect(announced()).toBe('a@x.ie added'));
    await type(input(), ' b@x.ie');
    await type(input(), ' b@x.ie,');
    await frames();
    expect([shown(), input().value]).toEqual([['a@x.ie', 'b@x.ie'], '']);
    await type(input(), 'c@x.ie');
    await leave(input());
    expect([shown(), input().value, said()]).toEqual([['a@x.ie', 'b@x.ie', 'c@x.ie'], '', '1 entry added']);
  });

  it('D5: a pasted list is entered whole, whatever stands between its entries', async () => {
    await show({ entries: ['a@x.ie'] });
    expect(await paste('b@x.ie, c@x.ie;d@x.ie\n\te@x.ie\n')).toBe(false);
    expect(shown()).toEqual(['a@x.ie', 'b@x.ie', 'c@x.ie', 'd@x.ie', 'e@x.ie']);
    expect(said()).toBe('4 entries added');
  });

  it('leaves the paste of a single entry to the browser', async () => {
    await show();
    expect(await paste('b@x.ie\n')).toBe(true);
    expect(shown()).toEqual([]);
  });

  it('D5: ignores what is there already, and says so', async () => {
    await show({ entries: ['a@x.ie'] });
    await type(input(), 'A@x.ie');
    await key(input(), 'Enter');
    expect([shown(), input().value, said()]).toEqual([['a@x.ie'], '', texts.known]);
  });

  it('makes no entry of nothing, and Enter never sends the form', async () => {
    await show();
    expect(await key(input(), 'Enter')).toBe(false);
    await type(input(), ' ,');
    await type(input(), '   ');
    await leave(input());
    expect([shown(), input().value, said()]).toEqual([[], '', '']);
  });

  it('D5: enters each of what is filled in with commas', async () => {
    await show();
    await type(input(), 'a@x.ie, b@x.ie,A@x.ie,');
    expect([shown(), input().value, said()]).toEqual([['a@x.ie', 'b@x.ie'], '', '2 entries added']);
  });

  it('keeps what is typed right after an entry', async () => {
    await show();
    await type(input(), 'a@x.ie');
    await act(async () => {
      input().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      await Promise.resolve();
    });
    await type(input(), 'b');
    await frames();
    expect([shown(), input().value]).toEqual([['a@x.ie'], 'b']);
    await leave(input());
    expect(shown()).toEqual(['a@x.ie', 'b']);
  });

  it('keeps what follows the comma as what is being typed', async () => {
    await show();
    await type(input(), 'a@x.ie, b@');
    expect([shown(), input().value]).toEqual([['a@x.ie'], 'b@']);
  });
});

describe('judging', () => {
  it('S5: reports the first entry that is no address, and marks each that is none', async () => {
    await show();
    await paste('a@x.ie nobody b@x.ie none');
    expect(descriptionOf(input())).toContain('nobody: Invalid e-mail address.');
    expect([...document.querySelectorAll('li[data-wrong]')].map((item) => item.textContent)).toEqual([
      'nobody',
      'none',
    ]);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    await remove('nobody');
    await remove('none');
    expect(input().getAttribute('aria-invalid')).toBeNull();
  });

  it('says nothing of what is still being typed, also after an entry', async () => {
    await show();
    await type(input(), 'a@x.ie,');
    await type(input(), 'b@');
    expect(input().getAttribute('aria-invalid')).toBeNull();
    await leave(input());
    expect(descriptionOf(input())).toContain('b@: Invalid e-mail address.');
  });

  it('sends what is still being typed along with the rest', async () => {
    await show({ entries: ['a@x.ie'] });
    await type(input(), 'b@x.ie');
    await press(button('Send'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ cc: 'a@x.ie\nb@x.ie' });
  });
});

describe('removing', () => {
  const three = ['a@x.ie', 'b@x.ie', 'c@x.ie'];
  const marked = () =>
    [...document.querySelectorAll('li [data-highlighted][data-value]')].map((entry) => entry.textContent);

  it('D5: is done with the pointer, and the focus goes to the field', async () => {
    await show({ entries: three });
    remover('b@x.ie').focus();
    await remove('b@x.ie');
    expect([shown(), document.activeElement]).toEqual([['a@x.ie', 'c@x.ie'], input()]);
    await settling(() => expect(announced()).toBe('b@x.ie removed'));
  });

  it('D5: is done with the keyboard: Backspace in the empty field marks the last entry, once more removes it', async () => {
    await show({ entries: three });
    await type(input(), '');
    await key(input(), 'Backspace');
    expect([shown(), marked(), document.activeElement]).toEqual([three, ['c@x.ie'], input()]);
    await key(input(), 'Backspace');
    expect([shown(), marked()]).toEqual([['a@x.ie', 'b@x.ie'], ['b@x.ie']]);
    await key(input(), 'Backspace');
    expect(shown()).toEqual(['a@x.ie']);
  });

  it('D5: goes through the entries with the arrow keys, and Delete removes the marked one', async () => {
    await show({ entries: three });
    await type(input(), '');
    const going: [string, string[]][] = [
      ['ArrowLeft', ['c@x.ie']],
      ['ArrowLeft', ['b@x.ie']],
      ['ArrowRight', ['c@x.ie']],
      ['ArrowRight', []],
      ['ArrowLeft', ['c@x.ie']],
      ['ArrowLeft', ['b@x.ie']],
      ['ArrowLeft', ['a@x.ie']],
    ];
    for (const [name, entry] of going) {
      await key(input(), name);
      expect([marked(), document.activeElement]).toEqual([entry, input()]);
    }
    await key(input(), 'Delete');
    expect(shown()).toEqual(['b@x.ie', 'c@x.ie']);
  });

  it('keeps what is being typed', async () => {
    await show({ entries: three });
    await type(input(), 'd@');
    await remove('a@x.ie');
    expect([shown(), input().value]).toEqual([['b@x.ie', 'c@x.ie'], 'd@']);
  });

  it('leaves a key that means nothing here to the browser', async () => {
    await show({ entries: three });
    expect(await key(input(), 'Tab')).toBe(true);
    await type(input(), 'd@');
    expect(await key(input(), 'Backspace')).toBe(true);
    expect([shown(), document.activeElement]).toEqual([three, input()]);
  });
});

describe('while the form is on its way', () => {
  it('nothing changes, and the field keeps the focus', async () => {
    await show({ entries: ['a@x.ie'], readOnly: true });
    expect(remover('a@x.ie').getAttribute('aria-disabled')).toBe('true');
    await remove('a@x.ie');
    input().focus();
    for (const name of ['Backspace', 'Backspace', 'ArrowLeft', 'Delete', 'Enter']) await key(input(), name);
    expect(await paste('b@x.ie, c@x.ie')).toBe(true);
    expect([shown(), input().readOnly, input().disabled, document.activeElement]).toEqual([
      ['a@x.ie'],
      true,
      false,
      input(),
    ]);
  });
});
