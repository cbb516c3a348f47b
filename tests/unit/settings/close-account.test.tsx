// @vitest-environment happy-dom
import { createActor } from 'xstate';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { closeAccount as texts } from '#messages/settings/close-account';
import { closeAccountMachine } from '../../../machines/settings/close-account/close-account.machine';
import { aoife, impersonatedAoife, sean } from '../../../machines/samples';
import type { User } from '../../../src/domain/entities';
import { CloseAccountSection } from '../../../src/features/settings/close-account/close-account-section';
import { answeredForm } from '../../support/stages/answered-form';
import { button, press, render, settling, unmount } from '../ui/render';

const logOut = vi.fn();

type Shown = { readonly user?: User | null; readonly offered?: boolean };

/** The section over its chart; the test decides what the server answers. */
async function show({ user = sean, offered = true }: Shown = {}) {
  const { form, settle } = answeredForm();
  const actor = createActor(
    closeAccountMachine.provide({ actors: { form }, actions: { logOut, logFailure: () => undefined } }),
  ).start();
  await render(<CloseAccountSection actor={actor} user={user} offered={offered} />);
  /** Presses Close My Account, and waits for the dialog's own code. */
  const open = async () => {
    await press(button(texts.open));
    await settling(() => expect(dialog()).not.toBe(''));
  };
  return { actor, settle, open };
}

const dialog = () => document.querySelector('[role=alertdialog]')?.textContent ?? '';
const said = () => document.body.textContent;

// The dialog's own code is there already: each test waits for its drawing alone.
beforeAll(async () => {
  await import('../../../src/features/settings/close-account/close-account-dialog');
});
afterEach(async () => {
  await unmount();
  vi.clearAllMocks();
});

describe('Close My Account', () => {
  it('is shown only if the settings allow accounts to be closed', async () => {
    await show();
    expect(document.querySelector('h3')?.textContent).toBe('Close My Account');
    await show({ offered: false });
    expect(said()).toBe('');
  });

  it('D2.20: tells an admin who acts for the customer why it is not available to them, whatever the settings say', async () => {
    for (const offered of [true, false]) {
      await show({ user: impersonatedAoife, offered });
      expect(said()).toContain('can close this account.');
      expect(document.querySelector('button')).toBeNull();
    }
  });

  it('S8.closeAccountConfirm: asks with the exact text before it deletes, with focus on the safe answer', async () => {
    const { open } = await show();
    await open();
    for (const text of [
      'Are you sure you want to close your account?',
      'All of your information will be deleted from our web booking platform',
      'This action cannot be undone',
    ])
      expect(dialog()).toContain(text);
    await settling(() => expect(document.activeElement).toBe(button('Cancel')));
    expect(button('Close Account').type).toBe('submit');
    await press(button('Cancel'));
    expect([dialog(), logOut.mock.calls]).toEqual(['', []]);
  });

  it('warns only a customer with an active Premium', async () => {
    const premium = await show({ user: aoife });
    await premium.open();
    expect(dialog()).toContain(texts.premiumTitle);
    const without = await show({ user: sean });
    await without.open();
    expect(dialog()).not.toContain(texts.premiumTitle);
  });

  it('cannot be closed while it is being sent, and keeps the server’s message in the dialog', async () => {
    const { open, settle } = await show();
    await open();
    await press(button('Close Account'));
    await press(button('Cancel'));
    expect(dialog()).toContain(texts.closing);
    await settle({ kind: 'refused', messages: ['Please pay first.'], fields: {}, sought: null });
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Please pay first.');
    await press(button('Cancel'));
    expect(dialog()).toBe('');
  });

  it('D3.10: logs out once it is closed, and can repeat that', async () => {
    const { open, settle } = await show();
    await open();
    await press(button('Close Account'));
    await settle({ kind: 'accepted', location: null });
    expect([dialog(), logOut.mock.calls.length]).toEqual(['', 1]);
    expect(document.querySelector('[role=status]')?.textContent).toBe(texts.loggingOut);
    await press(button(texts.logOut));
    expect(logOut).toHaveBeenCalledTimes(2);
  });
});
