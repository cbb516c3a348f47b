// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { settling, type, unmount } from './render';
import { announced, input, key, paste, remove, remover, said, show, shown } from './shown-chips';

afterEach(unmount);

describe('removing', () => {
  const three = ['a@x.ie', 'b@x.ie', 'c@x.ie'];
  const marked = () =>
    [...document.querySelectorAll('li [data-highlighted][data-value]')].map((entry) => entry.textContent);

  it('D5.4: works with the pointer, and focus moves to the field', async () => {
    await show({ entries: three });
    remover('b@x.ie').focus();
    await remove('b@x.ie');
    expect([shown(), document.activeElement]).toEqual([['a@x.ie', 'c@x.ie'], input()]);
    await settling(() => expect(announced()).toBe('b@x.ie removed'));
  });

  it('D5.4: works with the keyboard: Backspace in the empty field highlights the last entry, then removes it', async () => {
    await show({ entries: three });
    await type(input(), '');
    await key(input(), 'Backspace');
    expect([shown(), marked(), document.activeElement]).toEqual([three, ['c@x.ie'], input()]);
    await key(input(), 'Backspace');
    expect([shown(), marked()]).toEqual([['a@x.ie', 'b@x.ie'], ['b@x.ie']]);
    await key(input(), 'Backspace');
    expect(shown()).toEqual(['a@x.ie']);
  });

  it('D5.4: moves between entries with the arrow keys, and Delete removes the highlighted one', async () => {
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
    expect(said()).toBe('a@x.ie selected. Press Delete to remove it.');
    await key(input(), 'Delete');
    expect([shown(), said()]).toEqual([['b@x.ie', 'c@x.ie'], '']);
  });

  it('keeps unfinished input, and leaves other keys to the browser', async () => {
    await show({ entries: three });
    await type(input(), 'd@');
    expect([await key(input(), 'Tab'), await key(input(), 'Backspace')]).toEqual([true, true]);
    await remove('a@x.ie');
    expect([shown(), input().value]).toEqual([['b@x.ie', 'c@x.ie'], 'd@']);
  });
});

describe('while the form is being sent', () => {
  it('nothing changes, and the field keeps focus', async () => {
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

describe('200 entries', () => {
  it('are not rendered again while a person types', async () => {
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
