// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFocus } from '../../../src/platform/focus';

const focus = createFocus(() => document);
const focused = () => document.activeElement?.id;

beforeEach(() => {
  document.body.innerHTML = `
    <div id="page"><main><h1 id="heading" tabindex="-1">Screen</h1><button id="opener">Open</button></main></div>`;
});
afterEach(() => document.body.replaceChildren());

describe('where focus goes when the focused element is removed', () => {
  it.each([
    ['to what caused it', 'opener', 'opener'],
    ['to the main heading when nothing did', null, 'heading'],
    ['to the main heading when that is gone too', 'gone', 'heading'],
  ])('%s', (_, id, expected) => {
    focus.returnTo(id);
    expect(focused()).toBe(expected);
  });

  it.each(['opener', null])('to an open dialog in front of the page: %s', (id) => {
    document.getElementById('page')?.setAttribute('inert', '');
    document.body.insertAdjacentHTML('beforeend', '<div id="dialog" role="dialog" tabindex="-1"></div>');
    focus.returnTo(id);
    expect(focused()).toBe('dialog');
  });
});

describe('with dialogs on top of each other', () => {
  const show = (id: string, role = 'dialog') =>
    document.body.insertAdjacentHTML('beforeend', `<div id="${id}" role="${role}" tabindex="-1"></div>`);

  it.each(['dialog', 'alertdialog'])('focus goes to the one on top: %s', (role) => {
    show('below');
    show('above', role);
    focus.returnTo(null);
    expect(focused()).toBe('above');
  });

  it('focus goes to the topmost one that can be focused', () => {
    show('below');
    show('above');
    document.getElementById('above')?.setAttribute('inert', '');
    focus.returnTo(null);
    expect(focused()).toBe('below');
  });
});

describe('the focused element', () => {
  const opener = () => document.getElementById('opener') as HTMLButtonElement;
  const nameless = () => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button>No id</button>');
    return document.querySelector<HTMLButtonElement>('button:not([id])') as HTMLButtonElement;
  };

  it('is named by its id, or null if nothing has focus', () => {
    expect(focus.current()).toBeNull();
    opener().focus();
    expect(focus.current()).toBe('opener');
  });

  it('can be returned to without an id, by a stable name', () => {
    const button = nameless();
    button.focus();
    const name = focus.current();
    expect(focus.current()).toBe(name);
    opener().focus();
    focus.returnTo(name);
    expect(document.activeElement).toBe(button);
    expect(button.id).toBe('');
  });

  it('is replaced by the main heading if an element without an id was removed', () => {
    const button = nameless();
    button.focus();
    const name = focus.current();
    button.remove();
    focus.returnTo(name);
    expect(focused()).toBe('heading');
  });
});

describe('where focus goes when it may have been lost', () => {
  it('stays where the person has moved it', () => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<input id="typing">');
    document.getElementById('typing')?.focus();
    focus.rescue('opener');
    expect(focused()).toBe('typing');
  });

  it('goes to the given element if nothing has focus', () => {
    focus.rescue('opener');
    expect(focused()).toBe('opener');
  });
});
