// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { app } from '#messages/app/app';
import { settings as texts } from '#messages/settings/settings';
import { aoife } from '../../../machines/samples';
import { aoifesSettings } from '../../../machines/settings/settings/settings.fixtures';
import { button, descriptionOf, labelled, press, type, unmount } from '../ui/render';
import { said, save, server, show, submit } from '../../support/stages/settings-stage';

const labels = () => [...document.querySelectorAll('label')].map((label) => label.textContent);

beforeEach(() => {
  submit.mockReset().mockResolvedValue({ kind: 'accepted', location: null });
});
afterEach(unmount);

describe('the fields of the settings', () => {
  it('S2.profilePage.2: are all shown in order if everything is offered', async () => {
    await show();
    expect(labels().map((label) => label.replace('OnOff', ''))).toEqual([
      'Email Address',
      'First Name',
      'Last Name',
      'Default Booking Name',
      'Country',
      'Phone Number',
      'Default Job Template',
      'Default Job Template for Delivery',
      'Default Page on Login',
      'Send Booking Confirmation Emails',
      'CC Correspondence to',
      'Share Bookings With',
    ]);
  });

  it('S2.profilePage.2: the email address and both names are read-only', async () => {
    await show();
    const readOnly = ['Email Address', 'First Name', 'Last Name'].map((name) => labelled(name));
    expect(readOnly.map(({ value, readOnly: fixed }) => [value, fixed])).toEqual([
      [aoife.email, true],
      ['Aoife', true],
      ['Byrne', true],
    ]);
  });

  it('are only those whose condition is met', async () => {
    await show({ defaultJobs: [], pages: [], showCc: false, showShare: false });
    expect(labels().map((label) => label.replace('OnOff', ''))).toEqual([
      'Email Address',
      'First Name',
      'Last Name',
      'Default Booking Name',
      'Country',
      'Phone Number',
      'Send Booking Confirmation Emails',
    ]);
  });

  it('keep a choice that is no longer offered, until another is made', async () => {
    await show({ defaultJob: '9' });
    const choice = document.querySelector<HTMLSelectElement>('select[name=defaultJob]');
    expect(choice?.selectedOptions[0]?.textContent).toBe(texts.notOffered);
    await save();
    expect(submit.mock.calls[0]?.[0].values).toMatchObject({ defaultJob: '9' });
  });
});

describe('the gate', () => {
  it('S5.settingsForm: is open for the saved settings', async () => {
    await show();
    expect(button(texts.submit).getAttribute('aria-disabled')).toBeNull();
  });

  it.each([
    ['Default Booking Name', '', 'Required.'],
    ['Phone Number', '12', 'Please check the phone number, including the prefix, and try again.'],
    ['CC Correspondence to', 'nobody', 'nobody: Invalid e-mail address.'],
    ['Share Bookings With', 'nobody', 'nobody: Invalid e-mail address.'],
  ])(
    'S5.settingsForm: is closed while %s is %o; a press only shows the errors',
    async (label, typed, message) => {
      await show();
      await type(labelled(label), typed);
      expect(button(texts.submit).getAttribute('aria-disabled')).toBe('true');
      await save();
      expect(descriptionOf(labelled(label))).toContain(message);
      expect(document.activeElement?.textContent).toContain(texts.summary);
      expect(submit).not.toHaveBeenCalled();
    },
  );

  it('D5.3: ignores the rules of read-only names and hidden lists', async () => {
    await show({ firstName: 'X', lastName: '42', showCc: false, ccEmails: ['nobody'] });
    expect(button(texts.submit).getAttribute('aria-disabled')).toBeNull();
    await save();
    expect(submit.mock.calls[0]?.[0].values).toMatchObject({ firstName: 'X', ccEmails: ['nobody'] });
  });
});

describe('a press', () => {
  it('sends the values of the form, and shows that they are saved until an edit', async () => {
    await show();
    await type(labelled('Default Booking Name'), ' Byrne Design ');
    await press(document.querySelector('[role=switch]') as HTMLElement);
    await type(labelled('Share Bookings With'), 'desk@example.com');
    await save();
    expect(submit.mock.calls[0]?.[0].values).toEqual({
      firstName: 'Aoife',
      lastName: 'Byrne',
      bookingName: 'Byrne Design',
      phone: '+35315550100',
      defaultJob: '1',
      defaultJobDelivery: null,
      defaultPage: '/profile',
      confirmationEmails: false,
      ccEmails: ['accounts@example.com'],
      shareBookings: ['desk@example.com'],
    });
    expect(said()).toContain(texts.saved);
    expect(labelled('Share Bookings With').value).toBe('');
    await type(labelled('Default Booking Name'), 'Aoife');
    expect(said()).not.toContain(texts.saved);
  });

  it('shows the server’s field error at its field and in the summary', async () => {
    await show();
    submit.mockResolvedValue({
      kind: 'refused',
      messages: ['Please check the form.'],
      fields: { phoneNumber: 'Not a number of ours.', ccEmail: 'Too many.', bookingName: 'Too long.' },
      sought: null,
    });
    await save();
    for (const [label, text] of [
      ['Phone Number', 'Not a number of ours.'],
      ['CC Correspondence to', 'Too many.'],
      ['Default Booking Name', 'Too long.'],
    ] as const)
      expect(descriptionOf(labelled(label))).toContain(text);
    expect(document.activeElement?.textContent).toContain('Please check the form.');
    await type(labelled('Phone Number'), '01 555 0199');
    expect(labelled('Phone Number').getAttribute('aria-invalid')).toBeNull();
  });

  it('says that nothing was sent if the saved settings cannot be read, and focuses the message', async () => {
    await show();
    server.stored = null;
    await type(labelled('Default Booking Name'), 'Byrne Design');
    await save();
    expect(document.activeElement?.textContent).toContain(texts.uncomparedHelp);
    expect([labelled('Default Booking Name').value, submit.mock.calls]).toEqual(['Byrne Design', []]);
    server.stored = aoifesSettings;
    await save();
    expect(said()).toContain(texts.saved);
  });

  it('after one without a response says only that nothing was sent, and focuses the message again', async () => {
    await show();
    submit.mockRejectedValue(new Error('No answer'));
    await save();
    expect(document.activeElement?.textContent).toContain(app.genericTitle);
    button(texts.submit).focus();
    server.stored = null;
    await save();
    expect(document.activeElement?.textContent).toContain(texts.uncomparedHelp);
    expect(said()).not.toContain(app.genericTitle);
    const ids = [...document.querySelectorAll('#settings-form [id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('changes nothing while it is in progress', async () => {
    await show();
    submit.mockReturnValue(new Promise(() => undefined));
    await save();
    expect(document.querySelector('button[aria-busy=true]')?.textContent).toContain(texts.submitting);
    expect(labelled('Default Booking Name').readOnly).toBe(true);
    await press(document.querySelector('[role=switch]') as HTMLElement);
    await press(document.querySelector('button[aria-label="Remove accounts@example.com"]') as HTMLElement);
    expect(document.querySelector<HTMLInputElement>('[role=switch]')?.checked).toBe(true);
    expect(said()).toContain('accounts@example.com');
  });
});
