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

describe('where the focus goes when what had it is gone', () => {
  it.each([
    ['to what caused it', 'opener', 'opener'],
    ['to the main heading when nothing did', null, 'heading'],
    ['to the main heading when that is gone too', 'gone', 'heading'],
  ])('%s', (_, id, expected) => {
    focus.returnTo(id);
    expect(focused()).toBe(expected);
  });

  it.each(['opener', null])('to an open dialog when the page is behind it: %s', (id) => {
    document.getElementById('page')?.setAttribute('inert', '');
    document.body.insertAdjacentHTML('beforeend', '<div id="dialog" role="dialog" tabindex="-1"></div>');
    focus.returnTo(id);
    expect(focused()).toBe('dialog');
  });
});
