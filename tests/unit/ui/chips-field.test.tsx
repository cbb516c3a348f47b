// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chips as texts } from '#messages/chips';
import { email } from '../../../src/domain/rule';
import { firstInvalidEmail } from '../../../src/domain/rules';
import { entriesOf, listText } from '../../../src/domain/text-list';
import { ChipsField } from '../../../src/ui/form/chips-field';
import { button, descriptionOf, labelled, leave, press, render, type, unmount } from './render';
import { TestedForm } from './tested-form';

const onSubmit = vi.fn();
const input = () => labelled('Copies to');
const shown = () => [...document.querySelectorAll('li')].map((item) => item.textContent);
const remover = (entry: string) =>
  document.querySelector<HTMLButtonElement>(`button[aria-label="Remove ${entry}"]`) as HTMLButtonElement;
const said = () => document.querySelector('[role=status]')?.textContent;

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
  return left;
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
    await type(input(), ' b@x.ie,');
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
    await press(remover('nobody'));
    await press(remover('none'));
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

  it('is done with the pointer; the focus goes to the next entry, to the last, and to the field', async () => {
    await show({ entries: three });
    await press(remover('b@x.ie'));
    expect([shown(), said()]).toEqual([['a@x.ie', 'c@x.ie'], 'b@x.ie removed']);
    expect(document.activeElement).toBe(remover('c@x.ie'));
    await press(remover('c@x.ie'));
    expect(document.activeElement).toBe(remover('a@x.ie'));
    await press(remover('a@x.ie'));
    expect([shown(), document.activeElement]).toEqual([[], input()]);
  });

  it('is done with the keyboard, from the empty field backwards', async () => {
    await show({ entries: three });
    input().focus();
    await key(input(), 'Backspace');
    expect(document.activeElement).toBe(remover('c@x.ie'));
    await key(remover('c@x.ie'), 'Delete');
    await key(remover('b@x.ie'), 'Backspace');
    expect(shown()).toEqual(['a@x.ie']);
  });

  it('goes through the entries with the arrow keys: together they are one stop of the Tab key', async () => {
    await show({ entries: three });
    const stops = () => three.filter((entry) => remover(entry).tabIndex === 0);
    expect(stops()).toEqual(['a@x.ie']);
    await act(async () => {
      remover('a@x.ie').focus();
      await Promise.resolve();
    });
    const going: [string, string][] = [
      ['ArrowRight', 'b@x.ie'],
      ['ArrowDown', 'c@x.ie'],
      ['ArrowUp', 'b@x.ie'],
      ['End', 'c@x.ie'],
      ['Home', 'a@x.ie'],
      ['ArrowLeft', 'a@x.ie'],
    ];
    for (const [name, entry] of going) {
      await key(document.activeElement as HTMLElement, name);
      expect([document.activeElement, stops()]).toEqual([remover(entry), [entry]]);
    }
    await key(remover('a@x.ie'), 'End');
    await key(remover('c@x.ie'), 'ArrowRight');
    expect(document.activeElement).toBe(input());
  });

  it('leaves a key that means nothing here to the browser', async () => {
    await show({ entries: three });
    expect(await key(remover('a@x.ie'), 'Tab')).toBe(true);
    await type(input(), 'd@');
    expect(await key(input(), 'Backspace')).toBe(true);
    expect([shown(), document.activeElement]).toEqual([three, input()]);
  });
});

describe('while the form is on its way', () => {
  it('nothing changes', async () => {
    await show({ entries: ['a@x.ie'], readOnly: true });
    await press(remover('a@x.ie'));
    await key(remover('a@x.ie'), 'Delete');
    expect(await paste('b@x.ie, c@x.ie')).toBe(true);
    expect([shown(), input().readOnly]).toEqual([['a@x.ie'], true]);
  });
});

describe('200 entries', () => {
  it('are not drawn again while somebody types', async () => {
    const many = Array.from({ length: 200 }, (_, index) => `person.${index}@x.ie`);
    await show({ entries: many });
    const before = [...document.querySelectorAll('li')];
    const changes: MutationRecord[] = [];
    const watcher = new MutationObserver((records) => changes.push(...records));
    watcher.observe(document.querySelector('ul') as HTMLElement, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    await type(input(), 'one.more@x.ie');
    changes.push(...watcher.takeRecords());
    watcher.disconnect();
    expect(changes).toEqual([]);
    await key(input(), 'Enter');
    const after = [...document.querySelectorAll('li')];
    expect(after).toHaveLength(201);
    expect(before.every((item, index) => item === after[index])).toBe(true);
  });
});
