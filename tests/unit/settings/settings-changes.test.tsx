// @vitest-environment happy-dom
import { act } from 'react';
import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings as texts } from '#messages/settings/settings';
import { aoife } from '../../../machines/samples';
import { aoifesSettings } from '../../../machines/settings/settings/settings.fixtures';
import { selectValues } from '../../../machines/settings/settings/settings.selectors';
import { SettingsForm } from '../../../src/features/settings/settings/settings-form';
import { SettingsScreen } from '../../../src/features/settings/settings/settings-screen';
import { button, labelled, press, render, type, unmount } from '../ui/render';
import {
  dialog,
  machine,
  said,
  save,
  server,
  settle,
  show,
  submit,
} from '../../support/stages/settings-stage';

/** A dialog has code of its own. */
const shown = async (title: string) => {
  for (let tries = 0; tries < 200 && !dialog().includes(title); tries += 1) await settle();
  expect(dialog()).toContain(title);
};

beforeEach(() => {
  submit.mockReset().mockResolvedValue({ kind: 'accepted', location: null });
});
afterEach(unmount);

describe('settings that were changed elsewhere', () => {
  const changed = async () => {
    const actor = await show();
    await type(labelled('Default Booking Name'), 'Byrne Design');
    server.stored = {
      ...aoifesSettings,
      bookingName: 'Reception',
      defaultJob: '2',
      confirmationEmails: false,
    };
    await save();
    await shown(texts.changedTitle);
    return actor;
  };
  const rows = () =>
    [...document.querySelectorAll('[role=radiogroup]')].map((group) => [
      document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
      ...[...group.querySelectorAll('input')].map(
        (input) => `${input.checked ? '* ' : ''}${input.closest('label')?.textContent}`,
      ),
    ]);

  it('are shown beside what was entered, and nothing is sent', async () => {
    await changed();
    expect(rows()).toEqual([
      ['Default Booking Name', `${texts.now}Reception`, `* ${texts.mine}Byrne Design`],
      ['Default Job Template', `* ${texts.now}Estate car`, `${texts.mineUnedited}Taxi`],
      ['Send Booking Confirmation Emails', `* ${texts.now}Off`, `${texts.mineUnedited}On`],
    ]);
    expect(submit).not.toHaveBeenCalled();
  });

  it('are kept or replaced as chosen, and saved', async () => {
    await changed();
    await press(document.querySelectorAll<HTMLElement>('[role=radiogroup] input')[5] as HTMLElement);
    await press([...document.querySelectorAll('[role=dialog] button')].at(-1) as HTMLElement);
    await settle();
    expect(submit.mock.calls[0]?.[0].values).toMatchObject({
      bookingName: 'Byrne Design',
      defaultJob: '2',
      confirmationEmails: true,
    });
    expect(document.querySelector<HTMLSelectElement>('select[name=defaultJob]')?.value).toBe('2');
    expect([dialog(), said().includes(texts.saved)]).toEqual(['', true]);
  });

  it('stay undecided on going back: the form is unchanged, and nothing is saved', async () => {
    await changed();
    await press(button(texts.back));
    expect([dialog(), labelled('Default Booking Name').value, submit.mock.calls]).toEqual([
      '',
      'Byrne Design',
      [],
    ]);
  });
});

describe('leaving', () => {
  it('asks with focus on the safe answer; staying keeps what was entered, leaving discards it', async () => {
    const actor = await show();
    await type(labelled('Default Booking Name'), 'Byrne Design');
    const ask = async () => {
      await act(async () => {
        actor.send({ type: 'leave.requested' });
        await Promise.resolve();
      });
      await shown(texts.leaveTitle);
    };
    await ask();
    await vi.waitFor(() => expect(document.activeElement).toBe(button(texts.stay)));
    await press(button(texts.stay));
    expect([dialog(), selectValues(actor.getSnapshot())?.bookingName]).toEqual(['', 'Byrne Design']);
    await ask();
    await press(button(texts.leave));
    expect([dialog(), selectValues(actor.getSnapshot())?.bookingName]).toEqual(['', 'Aoife Byrne']);
  });
});

describe('settings that have not loaded', () => {
  it('have reserved space, and say that they are loading', async () => {
    const actor = createActor(machine, { input: { customer: aoife.uuid, draft: null } });
    await render(<SettingsScreen actor={actor} user={aoife} Form={SettingsForm} />);
    expect([document.querySelector('[role=status]')?.textContent, document.querySelector('form')]).toEqual([
      texts.loading,
      null,
    ]);
  });

  it('say that they could not be loaded, and Retry loads them; focus stays in the section', async () => {
    server.stored = null;
    const actor = createActor(machine, { input: { customer: aoife.uuid, draft: null } }).start();
    await render(<SettingsScreen actor={actor} user={aoife} Form={SettingsForm} />);
    await settle();
    expect(document.querySelector('[role=alert]')?.textContent).toContain(texts.failedTitle);
    server.stored = aoifesSettings;
    await press(button(texts.retry));
    expect(document.activeElement?.textContent).toBe(texts.title);
    await settle();
    expect(labelled('Default Booking Name').value).toBe('Aoife Byrne');
  });
});
