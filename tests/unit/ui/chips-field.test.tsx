// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chips as texts } from '#messages/settings/chips';
import { button, descriptionOf, frames, leave, press, settling, type, unmount } from './render';
import { announced, input, key, onSubmit, paste, remove, said, show, shown } from './shown-chips';

beforeEach(() => onSubmit.mockReset());
afterEach(unmount);

describe('entering', () => {
  it('S2.profilePage.2: says to hit enter after each entry', async () => {
    await show();
    expect(descriptionOf(input())).toBe('Hit enter after each entry');
  });

  it('describes how to reach the entries, and shares no id with them', async () => {
    await show({ entries: ['a@x.ie'] });
    expect(descriptionOf(input())).toBe(`${texts.hint} ${texts.howTo}`);
    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('D5.4: Enter, a comma, and leaving the field each enter what is typed', async () => {
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

  it('D5.4: a pasted list is entered whole, with any separators', async () => {
    await show({ entries: ['a@x.ie'] });
    expect(await paste('b@x.ie, c@x.ie;d@x.ie\n\te@x.ie\n')).toBe(false);
    expect(shown()).toEqual(['a@x.ie', 'b@x.ie', 'c@x.ie', 'd@x.ie', 'e@x.ie']);
    expect(said()).toBe('4 entries added');
    // A single one is left to the browser.
    expect(await paste('f@x.ie\n')).toBe(true);
  });

  it('D5.4: ignores a duplicate, and says so', async () => {
    await show({ entries: ['a@x.ie'] });
    await type(input(), 'A@x.ie');
    await key(input(), 'Enter');
    expect([shown(), input().value, said()]).toEqual([['a@x.ie'], '', texts.known]);
  });

  it('makes no empty entry, and Enter never submits the form', async () => {
    await show();
    expect(await key(input(), 'Enter')).toBe(false);
    await type(input(), ' ,');
    await type(input(), '   ');
    await leave(input());
    expect([shown(), input().value, said()]).toEqual([[], '', '']);
  });

  it('D5.4: enters each value of a comma-separated autofill', async () => {
    await show();
    await type(input(), 'a@x.ie, b@x.ie,A@x.ie,');
    expect([shown(), input().value, said()]).toEqual([['a@x.ie', 'b@x.ie'], '', '2 entries added']);
  });

  it('keeps what is typed directly after an entry', async () => {
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

  it('keeps what follows the comma as unfinished input', async () => {
    await show();
    await type(input(), 'a@x.ie, b@');
    expect([shown(), input().value]).toEqual([['a@x.ie'], 'b@']);
  });
});

describe('validation', () => {
  it('S5.settingsForm: reports the first invalid address, and marks each invalid one', async () => {
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

  it('shows no error for unfinished input, even after an entry', async () => {
    await show();
    await type(input(), 'a@x.ie,');
    await type(input(), 'b@');
    expect(input().getAttribute('aria-invalid')).toBeNull();
    await leave(input());
    expect(descriptionOf(input())).toContain('b@: Invalid e-mail address.');
  });

  it('submits unfinished input with the rest', async () => {
    await show({ entries: ['a@x.ie'] });
    await type(input(), 'b@x.ie');
    await press(button('Send'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ cc: 'a@x.ie\nb@x.ie' });
  });
});
