import type { SettingsValues } from '../../../src/domain/customer-settings';
import type { CustomerSettings, CustomerSettingsUpdate } from '../../../src/domain/entities';
import type { FlowFixtures } from '../../fixtures.types';
import { aoife } from '../../samples';
import type { settingsMachine } from './settings.machine';

/** A customer who books for a company, so no field of the form is hidden. */
export const aoifesSettings: CustomerSettings = {
  firstName: 'Aoife',
  lastName: 'Byrne',
  bookingName: 'Aoife Byrne',
  phone: '+35315550100',
  phonePrefix: 'IE',
  phoneNumber: '01 555 0100',
  phoneValid: true,
  ccEmails: ['accounts@example.com'],
  confirmationEmails: true,
  defaultJob: '1',
  defaultJobDelivery: null,
  showDelivery: true,
  defaultJobs: [
    { id: '1', label: 'Taxi' },
    { id: '2', label: 'Estate car' },
  ],
  pages: [
    { id: '/new-booking', label: 'Book Online' },
    { id: '/profile', label: 'Profile' },
  ],
  defaultPage: '/profile',
  notifyOfDispatch: true,
  shareBookings: [],
  showShare: true,
  showCc: true,
  showDelete: true,
};

/** The same settings as values of the form. */
export const saved: SettingsValues = {
  bookingName: 'Aoife Byrne',
  phone: '(01) 555 0100',
  phoneCountry: 'IE',
  defaultJob: '1',
  defaultJobDelivery: '',
  defaultPage: '/profile',
  confirmationEmails: 'yes',
  ccEmails: 'accounts@example.com\n',
  shareBookings: '',
};

/** What Aoife enters. */
export const typed: SettingsValues = { ...saved, bookingName: 'Byrne Design' };

/** What was saved elsewhere in the meantime. */
export const elsewhere: SettingsValues = { ...saved, bookingName: 'Reception' };

const update: CustomerSettingsUpdate = {
  firstName: 'Aoife',
  lastName: 'Byrne',
  bookingName: 'Byrne Design',
  phone: '+35315550100',
  defaultJob: '1',
  defaultJobDelivery: null,
  defaultPage: '/profile',
  confirmationEmails: true,
  ccEmails: ['accounts@example.com'],
  shareBookings: [],
};

const unchanged = { latest: { settings: aoifesSettings, values: saved }, changes: [], update };

export const fixtures = {
  inputs: {
    fresh: { customer: aoife.uuid, draft: null },
    drafted: {
      customer: aoife.uuid,
      draft: { values: { bookingName: 'Byrne Design' }, base: { bookingName: 'Aoife Byrne' } },
    },
  },
  events: [
    { type: 'settings.retried' },
    { type: 'session.recovered' },
    { type: 'values.edited', values: typed },
    { type: 'values.edited', values: saved },
    { type: 'settings.submitted', values: typed, key: 'press-1' },
    { type: 'changes.settled', values: typed, key: 'press-2' },
    { type: 'changes.left' },
    { type: 'leave.requested' },
    { type: 'leave.confirmed' },
    { type: 'leave.declined' },
  ],
  ignores: [
    { events: ['session.recovered'], in: ['open'] },
    { events: ['values.edited', 'settings.submitted'], in: ['open.saving.comparing'] },
  ],
  outcomes: {
    readSettings: {
      loaded: { resolve: { settings: aoifesSettings, base: saved, values: saved } },
      resumed: { resolve: { settings: aoifesSettings, base: saved, values: typed } },
      offline: { reject: new Error('No answer') },
    },
    compareSettings: {
      unchanged: { resolve: unchanged },
      /** A setting that the form does not show changed, and is sent back unchanged. */
      hiddenChanged: {
        resolve: { ...unchanged, update: { ...update, shareBookings: ['desk@example.com'] } },
      },
      changed: {
        resolve: {
          latest: { settings: { ...aoifesSettings, bookingName: 'Reception' }, values: elsewhere },
          changes: [{ setting: 'bookingName', edited: true }],
          update,
        },
      },
      offline: { reject: new Error('No answer') },
    },
    form: { crashed: { reject: new Error('The form failed') } },
    sessionRecovery: { crashed: { reject: new Error('It failed') } },
  },
  distinguish: ({ reading, comparison }) => [reading?.base, reading?.values, comparison?.update],
  /**
   * Only the parent submits the form. Neither the form's stored answer nor the question before leaving affects the
   * next transition.
   */
  within: (snapshot) => {
    const form = snapshot.children.form?.getSnapshot();
    const { reading, comparison } = snapshot.context;
    if (form === undefined || reading === null) return true;
    const isFilling = snapshot.matches({ open: { saving: 'filling' } });
    const isTried = comparison?.update !== undefined && comparison.update !== update;
    if (isFilling && (isTried || reading.base === elsewhere)) return false;
    if (form.hasTag('busy')) return snapshot.matches({ open: { saving: 'sending', leaving: 'staying' } });
    const isFresh = form.matches('editing') && form.context.location === null;
    const isAnswered =
      !form.matches('editing') || snapshot.matches({ open: { saving: { filling: 'saved' } } });
    const isAsking = snapshot.matches({ open: { leaving: 'asking' } });
    if (isAsking) return isFresh && snapshot.matches({ open: { saving: { filling: 'editing' } } });
    return isAnswered || (isFresh && form.context.messages.length === 0 && form.context.key === null);
  },
} satisfies FlowFixtures<typeof settingsMachine>;
