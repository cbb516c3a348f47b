// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  decorateBooking,
  listenInFrame,
  repositionMap,
  type BookingLook,
} from '../../../src/features/legacy/legacy-frame/framed-page';

/** A frame whose page is this window's own: happy-dom loads none. */
function frameWith(body: string): HTMLIFrameElement {
  document.body.innerHTML = body;
  return { contentDocument: document, contentWindow: window } as unknown as HTMLIFrameElement;
}

afterEach(() => {
  document.body.innerHTML = '';
});

const booking = `
  <form>
    <fieldset data-booking="payment-type"><input type="radio" value="1" /></fieldset>
    <p data-booking="note"></p>
    <button data-booking="submit">Book now</button>
  </form>`;

const guest: BookingLook = { kind: 'guest', submitLabel: 'Submit', note: 'A fee' };
const refused: BookingLook = { kind: 'refused', message: 'Not now' };

describe('the booking controls', () => {
  it('are unchanged for a person who may book', () => {
    const frame = frameWith(booking);
    const before = document.body.innerHTML;
    decorateBooking(frame, { kind: 'asIs' });
    expect(document.body.innerHTML).toBe(before);
  });

  it('are replaced by a message for a person who may not book', () => {
    decorateBooking(frameWith(booking), refused);
    expect(document.querySelectorAll('[data-booking="payment-type"], button, input')).toHaveLength(0);
    expect(document.querySelector('[role="alert"]')?.textContent).toBe('Not now');
  });

  it('are replaced even if the page has no place for the message, which is then created', () => {
    decorateBooking(frameWith('<form><button data-booking="submit">Book</button></form>'), refused);
    expect(document.querySelector('form')?.textContent).toBe('Not now');
  });

  it('have other labels for guests, with a note; works for inputs and buttons, and a second time too', () => {
    const frame = frameWith(`${booking}<input type="submit" data-booking="submit" value="Book now" />`);
    decorateBooking(frame, guest);
    decorateBooking(frame, guest);
    expect(document.querySelector('button')?.textContent).toBe('Submit');
    expect(document.querySelector('input[type="submit"]')?.getAttribute('value')).toBe('Submit');
    expect([...document.querySelectorAll('[role="note"]')].map((note) => note.textContent)).toEqual([
      'A fee',
    ]);
  });

  it('do nothing on a page without them', () => {
    decorateBooking(frameWith('<p data-booking="note"></p>'), guest);
    decorateBooking(frameWith('<p>Hello</p>'), refused);
    expect(document.body.textContent).toBe('Hello');
  });
});

describe('presses and posts in the page', () => {
  const pressed = (body: string, init: MouseEventInit = {}) => {
    const frame = frameWith(body);
    const onLink = vi.fn(() => true);
    const onPosted = vi.fn();
    listenInFrame(frame, { onLink, onPosted });
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init });
    document.querySelector('#it')?.dispatchEvent(event);
    return { event, onLink };
  };

  it('a link is reported as written, whichever part of it was pressed', () => {
    const { event, onLink } = pressed('<a href="#z" target="_self" download><b id="it">Go</b></a>');
    expect(onLink).toHaveBeenCalledWith({ href: '#z', target: '_self', download: true }, document.baseURI);
    expect(event.defaultPrevented).toBe(true);
  });

  it.each<[string, string, MouseEventInit]>([
    ['no link', '<p id="it">Text</p>', {}],
    ['a link without an address', '<a id="it">Text</a>', {}],
    ['a press for a new tab', '<a id="it" href="/x">Text</a>', { ctrlKey: true }],
    ['a press for a new window', '<a id="it" href="/x">Text</a>', { shiftKey: true }],
    ['a press for a new tab on a Mac', '<a id="it" href="/x">Text</a>', { metaKey: true }],
    ['a press for a download', '<a id="it" href="/x">Text</a>', { altKey: true }],
    ['the middle button', '<a id="it" href="/x">Text</a>', { button: 1 }],
  ])('%s is left to the browser', (_what, body, init) => {
    const { event, onLink } = pressed(body, init);
    expect(onLink).not.toHaveBeenCalled();
    expect(event.defaultPrevented).toBe(false);
  });
});

describe('the map', () => {
  it('is notified of a changed size, and is centred on its driver if it offers that', () => {
    const heard: string[] = [];
    const frame = frameWith('');
    addEventListener('resize', () => heard.push('resize'), { once: true });
    repositionMap(frame);
    Object.assign(window, { repositionMap: () => heard.push('asked') });
    repositionMap(frame);
    Reflect.deleteProperty(window, 'repositionMap');
    expect(heard).toEqual(['resize', 'asked']);
  });
});
