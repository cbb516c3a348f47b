// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { renderToString } from 'react-dom/server';
import type { impersonationClockMachine } from '../../../machines/session/impersonation-clock/impersonation-clock.machine';
import type { logoutMachine } from '../../../machines/session/logout/logout.machine';
import type { newVersionMachine } from '../../../machines/app/new-version/new-version.machine';
import { aoife, impersonatedAoife } from '../../../machines/samples';
import type { sessionMachine } from '../../../machines/session/session/session.machine';
import type { User } from '../../../src/domain/entities';
import { ImpersonationBanner } from '../../../src/features/session/impersonation/impersonation-banner';
import { impersonationRefusal } from '../../../src/features/shared/person/impersonation-refusal';
import { NewVersionBar } from '../../../src/features/app/banners/new-version-bar';
import { UiProvider } from '../../../src/ui/ui-provider';
import { button, press, render, unmount } from '../ui/render';
import { stillActor } from '../ui/still-actor';

afterEach(unmount);

const text = () => document.body.textContent.trim();

const acting = async (user: User | null, minutes: number | null) => {
  const session = stillActor<typeof sessionMachine>({
    context: { user, landing: null, reauthenticating: null, readAt: 0, premiumless: null },
  });
  const logout = stillActor<typeof logoutMachine>({});
  const clock = stillActor<typeof impersonationClockMachine>({
    context: { startedAt: null, minutes, nextMinuteMs: 0 },
  });
  await render(<ImpersonationBanner session={session.actor} logout={logout.actor} clock={clock.actor} />);
  return logout.send;
};

describe('the impersonation banner', () => {
  it.each([
    [0, 'under 1 min'],
    [1, '1 min'],
    [59, '59 min'],
    [60, '1 h'],
    [125, '2 h 5 min'],
  ])('shows after %i minutes for whom the admin acts, why, and: %s', async (minutes, duration) => {
    await acting(impersonatedAoife, minutes);
    expect(document.querySelector('p')?.textContent).toBe(
      `You are acting for Aoife Byrne · Card question by phone · ${duration}`,
    );
  });

  it('leaves out what the server does not send', async () => {
    await acting(
      { ...impersonatedAoife, impersonation: { reason: null, startedAt: null, lookOnly: false } },
      null,
    );
    expect(document.querySelector('p')?.textContent).toBe('You are acting for Aoife Byrne');
  });

  it('shows the email address of a customer without a name', async () => {
    await acting({ ...impersonatedAoife, firstName: '', lastName: '' }, null);
    expect(text()).toContain('You are acting for aoife.byrne@example.com');
  });

  it('has one action: to return', async () => {
    const send = await acting(impersonatedAoife, 12);
    expect(document.querySelectorAll('button')).toHaveLength(1);
    await press(button('Return to Admin Panel'));
    expect(send).toHaveBeenCalledExactlyOnceWith({
      type: 'logout.requested',
      role: 'impersonatingAdmin',
      target: null,
    });
  });

  it.each([null, aoife])('is not shown to anyone else', async (user) => {
    await acting(user, 12);
    expect(text()).toBe('');
  });
});

describe('what an admin who acts for a customer may not do', () => {
  it('is explained, with the customer’s name', () => {
    expect(impersonationRefusal(impersonatedAoife, 'changePassword')).toBe(
      'Only Aoife Byrne can change this password.',
    );
    expect(impersonationRefusal(impersonatedAoife, 'closeAccount')).toBe(
      'Only Aoife Byrne can close this account.',
    );
  });

  it('is refused to no one else', () => {
    expect(impersonationRefusal(aoife, 'changePassword')).toBeNull();
    expect(impersonationRefusal(null, 'closeAccount')).toBeNull();
  });
});

const versionBar = (state: string) =>
  stillActor<typeof newVersionMachine>({ matches: (value: string) => value === state });

describe('the bar of a new version', () => {
  it('has an empty live region from the first paint', () => {
    const html = renderToString(
      <UiProvider>
        <NewVersionBar actor={versionBar('current').actor} />
      </UiProvider>,
    );
    expect(html).toContain('role="status"');
    expect(html).not.toMatch(/role="region"|<button/);
  });

  it.each([
    ['offered', 'Reload when it suits you', 'Reload', 'reload.requested', 'Later'],
    ['checking', 'Reload when it suits you', 'Reload', 'reload.requested', 'Later'],
    ['confirming', 'You have unsaved changes', 'Reload anyway', 'reload.confirmed', 'Stay on this page'],
    ['confirmed', 'You have unsaved changes', 'Reload anyway', 'reload.confirmed', 'Stay on this page'],
    ['waiting', 'A payment is under way', 'Reload', 'reload.requested', 'Later'],
    ['rechecking', 'A payment is under way', 'Reload', 'reload.requested', 'Later'],
  ])('when %s says "%s…" and has its two buttons', async (state, says, yes, event, no) => {
    const { actor, send } = versionBar(state);
    await render(<NewVersionBar actor={actor} />);
    expect(document.querySelector('[role=status]')?.textContent).toMatch(
      new RegExp(`^A new version is ready\\. ${says}`, 'u'),
    );
    const waits = says.startsWith('A payment');
    expect(button(yes).getAttribute('aria-disabled')).toBe(waits ? 'true' : null);
    await press(button(yes));
    expect(send).toHaveBeenLastCalledWith({ type: event });
    await press(button(no));
    expect(send).toHaveBeenLastCalledWith({ type: 'reload.declined' });
  });

  it('when offline says so, and can be closed', async () => {
    const { actor, send } = versionBar('offline');
    await render(<NewVersionBar actor={actor} />);
    expect(document.querySelector('[role=region]')?.getAttribute('aria-label')).toBe("You're offline");
    expect(document.querySelector('[role=status]')?.textContent).toMatch(
      /^You're offline\. This part will load/u,
    );
    expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Close']);
    await press(button('Close'));
    expect(send).toHaveBeenLastCalledWith({ type: 'reload.declined' });
  });

  it('is hidden when it was postponed', async () => {
    await render(<NewVersionBar actor={versionBar('postponed').actor} />);
    expect(text()).toBe('');
  });
});
