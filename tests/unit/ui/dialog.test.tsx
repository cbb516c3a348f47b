// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { notificationsMachine } from '../../../machines/app/notifications/notifications.machine';
import { HeardNotices, Notices } from '../../../src/features/app/notifications/notices';
import { Dialog } from '../../../src/ui/dialog';
import { PAGE_ID } from '../../../src/ui/page-id';
import { watchDialogs } from '../../../src/ui/use-modal-page';
import { frames, render, rerender, settling, unmount } from './render';
import { stillActor } from './still-actor';

const { actor } = stillActor<typeof notificationsMachine>({
  context: {
    notices: [
      {
        id: 'a',
        type: 'error',
        title: null,
        message: null,
        buttons: [],
        activator: null,
        returnFocus: true,
      },
    ],
    unannounced: [],
    activator: null,
  },
});

const screen = (dialog: 'open' | 'locked' | 'none') => (
  <>
    <div id={PAGE_ID}>
      <Notices actor={actor} />
      <main>The screen</main>
    </div>
    <HeardNotices actor={actor} />
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
  it('makes the screen behind it inert, and restores it', async () => {
    expect(isInert('main')).toBe(false);
    await rerender(screen('open'));
    await settling(() => expect(isInert('main')).toBe(true));
    await rerender(screen('none'));
    expect(isInert('main')).toBe(false);
  });

  it('is painted before the style of the screen behind it is recalculated, and covers it until then', async () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (act: FrameRequestCallback) => frames.push(act));
    await rerender(screen('open'));
    expect([isInert('main'), dialog()?.contains(document.activeElement)]).toEqual([false, true]);
    // Gone before its frame was made: nothing is left behind.
    await rerender(screen('none'));
    vi.useFakeTimers();
    frames.splice(0).forEach((act) => act(0));
    vi.runAllTimers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    expect(isInert('main')).toBe(false);
  });

  it('locks the screen behind it without inherited styles', async () => {
    const { style } = document.documentElement;
    await rerender(screen('open'));
    await settling(() => expect(style.overflow).toBe('hidden'));
    expect(style.getPropertyValue('--scrollbar-width')).toBe('');
    expect(document.body.getAttribute('style') ?? '').toBe('');
    await rerender(screen('none'));
    expect(style.overflow).toBe('');
  });

  it('makes the notices inert with the page, but not their live regions or itself', async () => {
    await rerender(screen('open'));
    await vi.waitFor(() => expect(isInert('[aria-label=Notices]')).toBe(true));
    expect(['[role=alert]', '[role=status]', '[role=dialog]'].map(isInert)).toEqual([false, false, false]);
  });

  it('is reported while any is open, and not between one and the next', async () => {
    const told = vi.fn();
    await rerender(screen('none'));
    const stop = watchDialogs(told);
    await rerender(screen('open'));
    await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(true));
    expect(told.mock.calls.filter(([open]) => !open)).toHaveLength(1);
    await rerender(screen('none'));
    await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(false));
    stop();
    told.mockClear();
    await rerender(screen('open'));
    await Promise.resolve();
    expect(told).not.toHaveBeenCalled();
  });

  it.each(['open', 'locked'] as const)(
    'does not remove foreign elements beside it from the accessibility tree, such as a bank’s challenge: %s',
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
  const escape = async () => {
    await frames();
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

  it('makes the lower one inert, and restores it with its focus', async () => {
    await rerender(stack({ upper: false }));
    expect(document.activeElement).toBe(input('Nickname'));
    await rerender(stack({}));
    await settling(() =>
      expect(['main', '[aria-label=Nickname]', '[aria-label=Password]'].map(isInert)).toEqual([
        true,
        true,
        false,
      ]),
    );
    expect(document.activeElement).toBe(input('Password'));
    await rerender(stack({ upper: false }));
    expect(['main', '[aria-label=Nickname]'].map(isInert)).toEqual([true, false]);
    expect(document.activeElement).toBe(input('Nickname'));
    await rerender(stack({ lower: false, upper: false }));
    expect(isInert('main')).toBe(false);
    expect(document.activeElement?.id).toBe('opener');
  });

  it('keeps focus and the scroll lock if the lower one closes first', async () => {
    await rerender(stack({ upper: false }));
    await rerender(stack({}));
    await rerender(stack({ lower: false }));
    expect(document.activeElement).toBe(input('Password'));
    await settling(() => expect(['main', '[aria-label=Password]'].map(isInert)).toEqual([true, false]));
    expect([closeLower.mock.calls, closeUpper.mock.calls]).toEqual([[], []]);
  });

  it('sends Escape only to the top one', async () => {
    await rerender(stack({ upper: false }));
    await rerender(stack({}));
    await escape();
    expect([closeLower.mock.calls.length, closeUpper.mock.calls.length]).toEqual([0, 1]);
    await rerender(stack({ upper: false }));
    await escape();
    expect([closeLower.mock.calls.length, closeUpper.mock.calls.length]).toEqual([1, 1]);
  });

  it('handles Escape wherever focus is, and stops its propagation', async () => {
    await rerender(stack({ upper: false }));
    const heard: boolean[] = [];
    const listen = (event: Event) => void heard.push(event.defaultPrevented);
    document.body.addEventListener('keydown', listen);
    input('Nickname')?.blur();
    expect(document.activeElement).toBe(document.body);
    await escape();
    document.body.removeEventListener('keydown', listen);
    expect([heard, closeLower.mock.calls.length]).toEqual([[true], 1]);
  });

  it('ignores an Escape that was already handled, or that ends an IME composition', async () => {
    await rerender(stack({ upper: false }));
    addEventListener('keydown', (event) => event.preventDefault(), { capture: true, once: true });
    await escape();
    const composing = { key: 'Escape', bubbles: true, cancelable: true, isComposing: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', composing));
    expect(closeLower).not.toHaveBeenCalled();
  });

  it('ignores Escape while the top one cannot be closed', async () => {
    await rerender(stack({ upper: false }));
    await rerender(stack({ closable: false }));
    await escape();
    expect([closeLower.mock.calls.length, closeUpper.mock.calls.length]).toEqual([0, 0]);
  });

  it('returns focus to the named activator, or to the opener if that is gone', async () => {
    await rerender(stack({ upper: false, activator: 'activator' }));
    await rerender(stack({ lower: false, upper: false }));
    expect(document.activeElement?.id).toBe('activator');
    document.getElementById('opener')?.focus();
    await rerender(stack({ upper: false, activator: 'gone' }));
    await rerender(stack({ lower: false, upper: false }));
    expect(document.activeElement?.id).toBe('opener');
  });
});
