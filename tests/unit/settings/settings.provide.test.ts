import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  selectFieldErrors,
  selectMessages,
} from '../../../machines/session/form-submission/form-submission.selectors';
import { saved, typed } from '../../../machines/settings/settings/settings.fixtures';
import {
  selectChanged,
  selectForm,
  selectIsBusy,
  selectIsSaved,
  selectIsUncompared,
  selectIsUnloaded,
  selectValues,
} from '../../../machines/settings/settings/settings.selectors';
import {
  keepsSettings,
  provideSettings,
  settingsInput,
} from '../../../src/features/settings/settings/settings.provide';
import { customer, enterProfile } from '../../support/system/provide/profile-world';

const view = '/settings/view';
/** As the server says it. */
const stored = {
  firstName: 'Aoife',
  lastName: 'Byrne',
  bookingName: 'Aoife Byrne',
  phone: '+35315550100',
  phonePrefix: 'IE',
  phoneNumber: '01 555 0100',
  phoneValid: true,
  ccEmails: ['accounts@example.com'],
  confirmationEmails: true,
  defaultJob: 1,
  defaultJobDelivery: null,
  showDelivery: true,
  defaultJobs: [{ id: 1, label: 'Taxi' }],
  pages: [{ id: '/profile', label: 'Profile' }],
  defaultPage: '/profile',
  notifyOfDispatch: true,
  shareBookings: [],
  showShare: true,
  showCc: true,
  showDelete: true,
};

const enter = async () => {
  const world = await enterProfile();
  const { environment, server } = world;
  server.answers[view] = stored;
  const open = async () => {
    const input = settingsInput(environment, customer);
    const actor = createActor(provideSettings(environment), { input }).start();
    await waitFor(actor, (snapshot) => selectValues(snapshot) !== null, { timeout: 5000 });
    return actor;
  };
  const actor = await open();
  const settled = () => waitFor(actor, (snapshot) => !selectIsBusy(snapshot), { timeout: 5000 });
  let presses = 0;
  return {
    ...world,
    actor,
    open,
    settled,
    now: () => actor.getSnapshot(),
    form: () => {
      const form = selectForm(actor.getSnapshot());
      if (!form) throw new Error('The form is not there');
      return form.getSnapshot();
    },
    edit: (values = typed) => actor.send({ type: 'values.edited', values }),
    press: async (values = typed) => {
      actor.send({ type: 'settings.submitted', values, key: `press-${(presses += 1)}` });
      await settled();
    },
  };
};

describe('saving the settings', () => {
  it('S7.calls.23: sends only what the call specifies, and reads the user again', async () => {
    const { server, now, press } = await enter();
    await press();
    expect(selectIsSaved(now())).toBe(true);
    expect(server.writes).toEqual([
      {
        call: 'POST /settings/update',
        fields: {
          firstName: 'Aoife',
          lastName: 'Byrne',
          bookingName: 'Byrne Design',
          phoneNumber: '+35315550100',
          defaultJob: '1',
          defaultJobDelivery: '',
          'ccEmail[]': 'accounts@example.com',
          'shareBookings[]': '',
          defaultPage: '/profile',
          confirmationEmails: '1',
          recaptchaToken: 'token for update_user',
        },
        key: 'press-1',
      },
    ]);
    await vi.waitFor(() => expect(server.reads.filter((url) => url === '/api/auth/user')).toHaveLength(2));
  });

  it('reads the saved settings first, and does not overwrite a change from elsewhere', async () => {
    const { server, now, actor, settled, press } = await enter();
    server.answers[view] = { ...stored, bookingName: 'Reception' };
    await press();
    expect(selectChanged(now())?.changes).toEqual([{ setting: 'bookingName', edited: true }]);
    expect(server.writes).toEqual([]);
    actor.send({ type: 'changes.settled', values: typed, key: 'settled' });
    await settled();
    expect([selectIsSaved(now()), server.writes.map(({ key }) => key)]).toEqual([true, ['settled']]);
  });

  it('sends nothing if the saved settings cannot be read', async () => {
    const { server, now, press } = await enter();
    server.answers[view] = 'lost';
    await press();
    expect([selectIsUncompared(now()), server.writes]).toEqual([true, []]);
  });

  it('shows the server’s message in the form, and in no notice', async () => {
    const { server, form, press, notices } = await enter();
    server.replies.push(() => ({
      code: 400,
      message: 'Please check the form.',
      errors: { bookingName: 'Too long.' },
    }));
    await press();
    expect([selectMessages(form()), selectFieldErrors(form()), notices()]).toEqual([
      ['Please check the form.'],
      { bookingName: 'Too long.' },
      [],
    ]);
  });
});

describe('what was entered', () => {
  it('is kept as a draft, restored, and deleted after saving', async () => {
    const { drafts, environment, open, edit, press } = await enter();
    expect(keepsSettings(environment)).toBe(false);
    edit();
    expect(drafts.get('settings')).toEqual({
      bookingName: 'Byrne Design',
      'base.bookingName': 'Aoife Byrne',
    });
    expect(keepsSettings(environment)).toBe(true);
    expect(selectValues((await open()).getSnapshot())).toEqual(typed);
    await press();
    expect(drafts.has('settings')).toBe(false);
  });

  it('is no draft if it equals the saved settings', async () => {
    const { drafts, edit } = await enter();
    edit();
    edit(saved);
    expect(drafts.has('settings')).toBe(false);
  });

  it('is not restored without the settings saved at that time', async () => {
    const { drafts, open } = await enter();
    drafts.set('settings', { bookingName: 'From another version', unknown: 'x' });
    expect(selectValues((await open()).getSnapshot())).toEqual(saved);
  });
});

describe('settings that cannot be loaded', () => {
  it('can be requested again', async () => {
    const { environment, server } = await enterProfile();
    server.answers[view] = 'lost';
    const input = settingsInput(environment, customer);
    const actor = createActor(provideSettings(environment), { input }).start();
    await vi.waitFor(() => expect(selectIsUnloaded(actor.getSnapshot())).toBe(true));
    server.answers[view] = stored;
    actor.send({ type: 'settings.retried' });
    await vi.waitFor(() => expect(selectValues(actor.getSnapshot())).toEqual(saved));
  });
});
