import type { components } from '../../../../api/contract/schema';
import { fromE164 } from '../../../../domain/phones/phone';
import { email } from '../../../../domain/rule';
import { firstInvalidEmail, firstName, lastName, trimmedLength } from '../../../../domain/rules';
import { LENGTH } from '../../../../domain/limits';
import { settings as deployment } from '../../../../domain/settings';
import { invalid } from '../../http/answers';
import type { Caller } from '../../http/caller';
import { ADDRESS_LIST_MAX } from '../../limits';
import type { Executor } from '../../storage/database';
import { findSettings, saveSettings } from '../../storage/repositories/settings';
import { normalEmail, updateUser } from '../../storage/repositories/users';
import type { CustomerSettingsRow, UserRow } from '../../storage/tables';
import { isRefusedTo } from '../session/impersonation';
import { check, failures, fieldTexts } from '../shared/field-texts';
import { phoneNumber } from '../shared/phone-number';

type Wire = components['schemas'];

/** Settings of a customer (S3.settings.1, S7.calls.23). */
export interface CustomerSettings {
  view(customer: UserRow, caller: Caller): Promise<Wire['Settings']>;
  /** @throws Refusal 400 with `errors` */
  update(customer: UserRow, form: Wire['SettingsForm']): Promise<void>;
}

const jobs = [
  { id: 1, label: 'Taxi' },
  { id: 2, label: 'Estate car' },
  { id: 3, label: 'Six seats' },
  { id: 4, label: 'Wheelchair accessible' },
];

const pages = [
  { id: '/new-booking', label: 'Book Online' },
  { id: '/job-status', label: 'My Bookings' },
  { id: '/profile', label: 'Profile' },
];

type Shown = { readonly delivery: boolean; readonly share: boolean; readonly cc: boolean };

/** Delivery and copies to others are only for customers who book for a company. */
function shownTo({ profile_type: type }: UserRow): Shown {
  const company = type === 'business' || type === 'bill_pay' || type === 'hospitality';
  return { delivery: company, share: company, cc: company };
}

const defaultsOf = (customer: UserRow): CustomerSettingsRow => ({
  user_id: customer.id,
  booking_name: `${customer.first_name} ${customer.last_name}`.trim().slice(0, LENGTH.bookingName.max),
  default_job: null,
  default_job_delivery: null,
  confirmation_emails: true,
  cc_emails: [],
  share_bookings: [],
});

/** Parses the id of a job: null if empty, undefined if it is not offered. */
function jobOf(text: string | undefined): number | null | undefined {
  if (text === undefined || text === '') return null;
  return jobs.find(({ id }) => String(id) === text)?.id;
}

/** A list as stored: trimmed, in lower case, without duplicates. */
const addresses = (list: readonly string[]): string[] => [...new Set(list.map(normalEmail))];

function listFault(list: readonly string[]): string | null {
  if (list.length > ADDRESS_LIST_MAX) return fieldTexts.tooLong;
  const wrong = firstInvalidEmail(list);
  return wrong === null ? null : check(wrong, email);
}

/**
 * The app shows names read-only. A stored name that breaks a current rule is accepted if it comes back
 * unchanged (D5.3).
 */
const nameFault = (sent: string, stored: string, rule: Parameters<typeof check>[1]): string | null =>
  sent === stored ? null : check(sent, rule);

function bookingNameFault(name: string): string | null {
  const length = trimmedLength(name);
  if (length < LENGTH.bookingName.min) return fieldTexts.required;
  return length > LENGTH.bookingName.max ? fieldTexts.tooLong : null;
}

export function createCustomerSettings(database: Executor): CustomerSettings {
  const stored = async (customer: UserRow): Promise<CustomerSettingsRow> =>
    (await findSettings(database, customer.id)) ?? defaultsOf(customer);

  return {
    async view(customer, caller) {
      const row = await stored(customer);
      const shown = shownTo(customer);
      const phone = customer.phone === null ? null : fromE164(customer.phone);
      return {
        firstName: customer.first_name,
        lastName: customer.last_name,
        bookingName: row.booking_name,
        phone: customer.phone,
        phonePrefix: phone?.country ?? deployment.phone.defaultCountry,
        phoneNumber: phone?.national ?? null,
        phoneValid: phone !== null,
        ccEmails: row.cc_emails,
        confirmationEmails: row.confirmation_emails,
        defaultJob: row.default_job,
        defaultJobDelivery: row.default_job_delivery,
        showDelivery: shown.delivery,
        defaultJobs: jobs.map((job) => ({ ...job })),
        pages: pages.map((page) => ({ ...page })),
        defaultPage: pages.find(({ id }) => id === customer.location)?.id ?? null,
        notifyOfDispatch: true,
        shareBookings: row.share_bookings,
        showShare: shown.share,
        showCc: shown.cc,
        showDelete: !isRefusedTo(caller, 'closeAccount'),
      };
    },

    async update(customer, form) {
      const row = await stored(customer);
      const shown = shownTo(customer);
      const phone = phoneNumber(form.phoneNumber);
      const job = jobOf(form.defaultJob);
      const delivery = shown.delivery ? jobOf(form.defaultJobDelivery) : row.default_job_delivery;
      const page = form.defaultPage ?? '';
      const ccEmails = shown.cc ? form['ccEmail[]'] : row.cc_emails;
      const shareBookings = shown.share ? form['shareBookings[]'] : row.share_bookings;
      const errors = failures({
        firstName: nameFault(form.firstName, customer.first_name, firstName),
        lastName: nameFault(form.lastName, customer.last_name, lastName),
        bookingName: bookingNameFault(form.bookingName),
        phoneNumber: phone === null ? fieldTexts.phone : null,
        defaultJob: job === undefined ? fieldTexts.unknown : null,
        defaultJobDelivery: delivery === undefined ? fieldTexts.unknown : null,
        defaultPage: page === '' || pages.some(({ id }) => id === page) ? null : fieldTexts.unknown,
        ccEmail: listFault(ccEmails),
        shareBookings: listFault(shareBookings),
      });
      if (errors) throw invalid(errors);
      await database.transaction().execute(async (transaction) => {
        await updateUser(transaction, customer.id, {
          first_name: form.firstName.trim(),
          last_name: form.lastName.trim(),
          phone,
          location: page === '' ? null : page,
        });
        await saveSettings(transaction, {
          user_id: customer.id,
          booking_name: form.bookingName.trim(),
          default_job: job ?? null,
          default_job_delivery: delivery ?? null,
          confirmation_emails: form.confirmationEmails === '1',
          cc_emails: addresses(ccEmails),
          share_bookings: addresses(shareBookings),
        });
      });
    },
  };
}
