// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { notificationsMachine } from '../../../machines/notifications/notifications.machine';
import { Notices } from '../../../src/features/notifications/notices';
import { Dialog } from '../../../src/ui/dialog';
import { PAGE_ID } from '../../../src/ui/use-modal-page';
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
