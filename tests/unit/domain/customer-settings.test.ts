import { describe, expect, it } from 'vitest';
import { aoifesSettings as settings, saved } from '../../../machines/settings/settings/settings.fixtures';
import {
  draftOf,
  isSaved,
  isShown,
  SETTING_NAMES,
  taking,
  type SettingName,
  type SettingsValues,
} from '../../../src/domain/customer-settings';
import type { CustomerSettings, CustomerSettingsUpdate } from '../../../src/domain/entities';
import {
  changesElsewhere,
  resume,
  settingsUpdate,
  settingsValues,
} from '../../../src/domain/settings-values';

const shown = (given: Partial<CustomerSettings>): readonly SettingName[] =>
  SETTING_NAMES.filter((name) => isShown({ ...settings, ...given }, name));
const always = ['bookingName', 'phone', 'confirmationEmails'];
const standing = (values: Partial<SettingsValues> = {}) => ({
  settings,
  base: saved,
  values: { ...saved, ...values },
});

describe('the fields of the form', () => {
  it('are all if everything is offered', () => {
    expect(shown({})).toEqual(SETTING_NAMES);
  });

  it.each<[string, Partial<CustomerSettings>, readonly SettingName[]]>([
    ['no job template without default jobs', { defaultJobs: [] }, ['defaultJob', 'defaultJobDelivery']],
    ['none for delivery where there are no deliveries', { showDelivery: false }, ['defaultJobDelivery']],
    ['no page on login without pages', { pages: [] }, ['defaultPage']],
    ['no copies where they are not enabled', { showCc: false }, ['ccEmails']],
    ['no sharing where it is not enabled', { showShare: false }, ['shareBookings']],
  ])('are %s', (_what, given, hidden) => {
    expect(SETTING_NAMES.filter((name) => !shown(given).includes(name))).toEqual(hidden);
  });

  it('always include the booking name, the phone and the confirmation emails', () => {
    expect(
      shown({ defaultJobs: [], showDelivery: false, pages: [], showCc: false, showShare: false }),
    ).toEqual(always);
  });
});

describe('the form’s values of the settings', () => {
  it('are strings', () => {
    expect(settingsValues(settings)).toEqual(saved);
    expect(settingsValues({ ...settings, confirmationEmails: false }).confirmationEmails).toBe('');
  });

  it('show a number of another country with that country, and an invalid one unchanged', () => {
    const phone = (given: Partial<CustomerSettings>) => {
      const values = settingsValues({ ...settings, ...given });
      return [values.phone, values.phoneCountry];
    };
    expect(phone({ phone: '+442079460958' })).toEqual(['020 7946 0958', 'GB']);
    expect(phone({ phone: null, phoneNumber: '12' })).toEqual(['12', 'IE']);
    expect(phone({ phone: '12', phoneNumber: null, phonePrefix: 'GB' })).toEqual(['12', 'GB']);
    expect(phone({ phone: null, phoneNumber: null, phonePrefix: '' })).toEqual(['', 'IE']);
  });
});

describe('the sent settings', () => {
  it('are what was entered', () => {
    const values: SettingsValues = {
      ...saved,
      bookingName: '  Byrne Design ',
      phone: '085 123 4567',
      defaultJob: '',
      defaultJobDelivery: '2',
      defaultPage: '/new-booking',
      confirmationEmails: '',
      ccEmails: 'accounts@example.com\ndesk@example.com',
      shareBookings: '',
    };
    expect(settingsUpdate(settings, values, settings)).toEqual({
      firstName: 'Aoife',
      lastName: 'Byrne',
      bookingName: 'Byrne Design',
      phone: '+353851234567',
      defaultJob: null,
      defaultJobDelivery: '2',
      defaultPage: '/new-booking',
      confirmationEmails: false,
      ccEmails: ['accounts@example.com', 'desk@example.com'],
      shareBookings: [],
    });
    expect(settingsUpdate(settings, saved, settings).confirmationEmails).toBe(true);
  });

  it('D2.2: keep saved values that the form does not contain, and the names', () => {
    const hidden = {
      ...settings,
      defaultJobs: [],
      pages: [],
      showCc: false,
      showShare: false,
      showDelivery: false,
    };
    const latest = {
      ...hidden,
      firstName: 'Aoibhe',
      lastName: 'Burke',
      defaultJob: '2',
      defaultJobDelivery: '1',
      defaultPage: '/profile',
      ccEmails: ['A@x.ie', 'not an address'],
      shareBookings: ['b@x.ie'],
    };
    expect(settingsUpdate(hidden, settingsValues(hidden), latest)).toMatchObject({
      firstName: 'Aoibhe',
      lastName: 'Burke',
      defaultJob: '2',
      defaultJobDelivery: '1',
      defaultPage: '/profile',
      ccEmails: ['A@x.ie', 'not an address'],
      shareBookings: ['b@x.ie'],
    });
  });
});

describe('an update', () => {
  const known = { ...settings, ccEmails: ['a@example.com', 'b@example.com'] };
  /** An update of these settings alone. */
  const only = (change: Partial<CustomerSettingsUpdate>) => change as CustomerSettingsUpdate;

  it('is saved if it is the same, in any order of its lists', () => {
    expect(isSaved(only({ ccEmails: ['b@example.com', 'a@example.com'] }), known)).toBe(true);
    expect(isSaved(only({ ccEmails: ['a@example.com', 'c@example.com'] }), known)).toBe(false);
    expect(isSaved(only({ ccEmails: ['a@example.com'] }), known)).toBe(false);
    expect(isSaved(only({ defaultJobDelivery: null }), known)).toBe(true);
    expect(isSaved(only({ bookingName: 'Somebody else' }), known)).toBe(false);
  });

  it('is compared in its lists without regard to capitals', () => {
    expect(isSaved(only({ ccEmails: ['A@example.com', 'B@example.com'] }), known)).toBe(true);
  });
});

describe('the changes from elsewhere', () => {
  it('are none if the saved settings are the same as at the start of the form', () => {
    const alike = { ...saved, phone: '+353 1 555 0100', ccEmails: 'Accounts@Example.com\n' };
    expect(changesElsewhere(standing({ bookingName: 'Byrne Design' }), alike)).toEqual([]);
    const spaced = { ...saved, bookingName: ` ${saved.bookingName} `, phone: ' 12 ' };
    expect(changesElsewhere({ ...standing(), base: { ...saved, phone: '12' } }, spaced)).toEqual([]);
  });

  it('are distinguished from edits made here too', () => {
    const latest = { ...saved, bookingName: 'Reception', phone: '01 555 0199', shareBookings: 'a@x.ie\n' };
    expect(changesElsewhere(standing({ bookingName: 'Byrne Design' }), latest)).toEqual([
      { setting: 'bookingName', edited: true },
      { setting: 'phone', edited: false },
      { setting: 'shareBookings', edited: false },
    ]);
  });

  it('are ignored if the form has the same value, as after a save with a lost response', () => {
    const entered = { bookingName: 'Byrne Design', phone: '085 123 4567', ccEmails: 'b@x.ie\na@x.ie\n' };
    const latest = { ...saved, ...entered, phone: '+353851234567', ccEmails: 'a@x.ie\nB@x.ie\n' };
    expect(changesElsewhere(standing(entered), latest)).toEqual([]);
  });

  it('ignore settings that the form does not contain', () => {
    const hidden = { ...settings, showCc: false };
    const latest = { ...saved, ccEmails: 'other@x.ie\n' };
    expect(changesElsewhere({ ...standing(), settings: hidden }, latest)).toEqual([]);
    expect(changesElsewhere(standing(), latest)).toHaveLength(1);
  });

  it.each(SETTING_NAMES)('are detected for %s', (setting) => {
    const other: Partial<SettingsValues> = { phone: '01 555 0199', ccEmails: 'x@x.ie\n' };
    const latest = { ...saved, [setting]: other[setting] ?? (setting === 'defaultJob' ? '2' : 'other') };
    expect(changesElsewhere(standing(), latest)).toEqual([{ setting, edited: false }]);
  });

  it('are adopted one by one, the phone with its country', () => {
    const latest = { ...saved, bookingName: 'Reception', phone: '020 7946 0958', phoneCountry: 'GB' };
    const values = { ...saved, bookingName: 'Byrne Design', phone: '085 123 4567' };
    expect(taking(values, latest, ['phone'])).toEqual({
      ...values,
      phone: '020 7946 0958',
      phoneCountry: 'GB',
    });
    expect(taking(values, latest, [])).toEqual(values);
  });
});

describe('a draft', () => {
  it('contains the edited values, with the saved values of that time', () => {
    expect(draftOf(saved, { ...saved, bookingName: '' })).toEqual({
      values: { bookingName: '' },
      base: { bookingName: 'Aoife Byrne' },
    });
    expect(draftOf(saved, saved)).toEqual({ values: {}, base: {} });
    expect(draftOf(saved, { ...saved, phoneCountry: 'GB' })).toEqual({
      values: { phone: saved.phone, phoneCountry: 'GB' },
      base: { phone: saved.phone, phoneCountry: 'IE' },
    });
    expect(draftOf(saved, { ...saved, phone: '085' }).values).toEqual({ phone: '085', phoneCountry: 'IE' });
  });

  it('is restored into the form, and changes from elsewhere are detected', () => {
    const draft = draftOf(saved, { ...saved, bookingName: 'Byrne Design' });
    const now = { ...settings, bookingName: 'Reception', defaultJob: '2' };
    const begun = resume(now, draft);
    expect(begun.values).toMatchObject({ bookingName: 'Byrne Design', defaultJob: '2' });
    expect(changesElsewhere(begun, settingsValues(now))).toEqual([{ setting: 'bookingName', edited: true }]);
    expect(resume(now, null).values).toEqual(settingsValues(now));
  });

  it('leaves out values that were saved elsewhere in the meantime, in any notation', () => {
    const entered = { ...saved, bookingName: 'Byrne Design', phone: '085 123 4567', ccEmails: 'B@x.ie' };
    const now = {
      ...settings,
      bookingName: 'Byrne Design',
      phone: '+353851234567',
      ccEmails: ['b@x.ie'],
    };
    const begun = resume(now, draftOf(saved, { ...entered, defaultJob: '2' }));
    expect(begun.base).toEqual({ ...settingsValues(now), defaultJob: '1' });
    expect(begun.values).toEqual({ ...settingsValues(now), defaultJob: '2' });
  });

  it('leaves out fields that the form no longer contains', () => {
    const draft = draftOf(saved, { ...saved, ccEmails: 'x@x.ie\n', phoneCountry: 'GB' });
    const { base, values } = resume({ ...settings, showCc: false }, draft);
    expect([base.ccEmails, values.ccEmails, values.phoneCountry]).toEqual([
      saved.ccEmails,
      saved.ccEmails,
      'GB',
    ]);
  });
});
