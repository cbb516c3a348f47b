// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { notificationsMachine } from '../../../machines/notifications/notifications.machine';
import { Notices } from '../../../src/features/notifications/notices';
import { Dialog } from '../../../src/ui/dialog';
import { MAIN_HEADING_ID } from '../../../src/ui/focus-heading';
import { PAGE_ID } from '../../../src/ui/page-id';
import { render, rerender, unmount } from './render';
import { stillActor } from './still-actor';

const { actor } = stillActor<typeof notificationsMachine>({ context: { notices: [], activator: null } });

const screen = (dialog: 'open' | 'locked' | 'none') => (
  <>
    <div id={PAGE_ID}>
      <main>The screen</main>
    </div>
    <Notices actor={actor} />
    {dialog === 'none' ? null : (
      <Dialog title="Add a card" closeLabel="Close" closable={dialog === 'open'} onClose={() => undefined}>
        <form />
      </Dialog>
    )}
  </>
);

const isInert = (selector: string) => document.querySelector(selector)?.closest('[inert]') !== null;
const dialog = () => document.querySelector('[role=dialog]');

beforeEach(() => render(screen('none')));
afterEach(unmount);

describe('an open dialog', () => {
  it('takes the screen behind it away, and gives it back', async () => {
    expect(isInert('main')).toBe(false);
    await rerender(screen('open'));
    expect(isInert('main')).toBe(true);
    await rerender(screen('none'));
    expect(isInert('main')).toBe(false);
  });

  it('holds the screen behind it with nothing that every element would inherit', async () => {
    const { style } = document.documentElement;
    await rerender(screen('open'));
    expect([style.overflow, style.getPropertyValue('--scrollbar-width')]).toEqual(['hidden', '']);
    expect(document.body.getAttribute('style') ?? '').toBe('');
    await rerender(screen('none'));
    expect(style.overflow).toBe('');
  });

  it('leaves the notices, their live regions and itself alone', async () => {
    await rerender(screen('open'));
    expect(['[role=alert]', '[role=status]', '[role=dialog]'].map(isInert)).toEqual([false, false, false]);
  });

  it.each(['open', 'locked'] as const)(
    'shuts nothing out of the accessibility tree that others put beside it, such as a bank’s challenge: %s',
    async (state) => {
      await rerender(screen(state));
      document.body.insertAdjacentHTML('beforeend', '<div id="challenge"></div>');
      expect(dialog()).not.toBeNull();
      expect(dialog()?.getAttribute('aria-modal')).not.toBe('true');
      expect(isInert('#challenge')).toBe(false);
    },
  );
});

describe('a dialog over a dialog', () => {
  const closeLower = vi.fn();
  const closeUpper = vi.fn();

  const stack = ({ lower = true, upper = true, closable = true, activator = '' }) => (
    <>
      <div id={PAGE_ID}>
        <main>
          <button id="opener">Open</button>
          <button id="activator">Somewhere else</button>
        </main>
      </div>
      {lower ? (
        <Dialog title="Lower" closeLabel="Close lower" closable onClose={closeLower} activator={activator}>
          <form>
            <input aria-label="Nickname" />
          </form>
        </Dialog>
      ) : null}
      {upper ? (
        <Dialog title="Upper" closeLabel="Close upper" closable={closable} onClose={closeUpper}>
          <form>
            <input aria-label="Password" />
          </form>
        </Dialog>
      ) : null}
    </>
  );
  const input = (name: string) => document.querySelector<HTMLInputElement>(`[aria-label=${name}]`);
  const focusSettles = () => act(() => new Promise((settled) => setTimeout(settled, 50)));
  const escape = async () => {
    await act(async () => {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      );
      await Promise.resolve();
    });
  };

  beforeEach(async () => {
    vi.resetAllMocks();
    await render(stack({ lower: false, upper: false }));
    document.getElementById('opener')?.focus();
  });

  it('makes the lower one inert, and gives it back with the focus where it was', async () => {
    await rerender(stack({ upper: false }));
    await focusSettles();
    expect(document.activeElement).toBe(input('Nickname'));
    await rerender(stack({}));
    await focusSettles();
    expect(['main', '[aria-label=Nickname]', '[aria-label=Password]'].map(isInert)).toEqual([
      true,
      true,
      false,
    ]);
    expect(document.activeElement).toBe(input('Password'));
    await rerender(stack({ upper: false }));
    expect(['main', '[aria-label=Nickname]'].map(isInert)).toEqual([true, false]);
    expect(document.activeElement).toBe(input('Nickname'));
    await rerender(stack({ lower: false, upper: false }));
    expect(isInert('main')).toBe(false);
    expect(document.activeElement?.id).toBe('opener');
  });

  it('keeps the focus and the screen to itself when the lower one goes first', async () => {
    await rerender(stack({ upper: false }));
    await rerender(stack({}));
    await focusSettles();
    await rerender(stack({ lower: false }));
    await focusSettles();
    expect(document.activeElement).toBe(input('Password'));
    expect(['main', '[aria-label=Password]'].map(isInert)).toEqual([true, false]);
    expect([closeLower.mock.calls, closeUpper.mock.calls]).toEqual([[], []]);
  });

  it('gives Escape to the top one alone', async () => {
    await rerender(stack({ upper: false }));
    await rerender(stack({}));
    await focusSettles();
    await escape();
    expect([closeLower.mock.calls.length, closeUpper.mock.calls.length]).toEqual([0, 1]);
    await rerender(stack({ upper: false }));
    await focusSettles();
    await escape();
    expect([closeLower.mock.calls.length, closeUpper.mock.calls.length]).toEqual([1, 1]);
  });

  it('gives Escape to nobody while the top one cannot be closed', async () => {
    await rerender(stack({ upper: false }));
    await rerender(stack({ closable: false }));
    await focusSettles();
    await escape();
    expect([closeLower.mock.calls.length, closeUpper.mock.calls.length]).toEqual([0, 0]);
  });

  it('gives the focus to the named activator, or to the opener when that is gone', async () => {
    await rerender(stack({ upper: false, activator: 'activator' }));
    await rerender(stack({ lower: false, upper: false }));
    expect(document.activeElement?.id).toBe('activator');
    document.getElementById('opener')?.focus();
    await rerender(stack({ upper: false, activator: 'gone' }));
    await rerender(stack({ lower: false, upper: false }));
    expect(document.activeElement?.id).toBe('opener');
  });
});

describe('the focus of a dialog', () => {
  const focusSettles = () => act(() => new Promise((settled) => setTimeout(settled, 50)));
  const choosing = (dialog: boolean, opener: boolean) => (
    <>
      <div id={PAGE_ID}>
        <main>
          <h1 id={MAIN_HEADING_ID} tabIndex={-1}>
            Profile
          </h1>
          <h3 id="cards" tabIndex={-1}>
            Cards
          </h3>
          {opener ? <button id="opener">Remove</button> : null}
        </main>
      </div>
      {dialog ? (
        <Dialog
          title="Select a card"
          closeLabel="Close"
          closable
          firstFocus="choice"
          fallback="cards"
          onClose={() => undefined}
        >
          <form>
            <input type="radio" name="card" aria-label="First" />
            <input type="radio" name="card" aria-label="Second" defaultChecked />
          </form>
        </Dialog>
      ) : null}
    </>
  );

  it('begins at the choice that is made', async () => {
    await rerender(choosing(true, true));
    await focusSettles();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Second');
  });

  it('goes to the named fallback where the opener is gone, and to the opener where it is not', async () => {
    for (const [stays, end] of [
      [true, 'opener'],
      [false, 'cards'],
    ] as const) {
      await rerender(choosing(false, true));
      document.getElementById('opener')?.focus();
      await rerender(choosing(true, true));
      await rerender(choosing(true, stays));
      await rerender(choosing(false, stays));
      expect(document.activeElement?.id).toBe(end);
    }
  });
});
