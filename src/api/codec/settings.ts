import type { CustomerSettings, CustomerSettingsUpdate } from '../../domain/entities';
import { PHONE_DEFAULT_COUNTRY } from '../../domain/limits';
import type { FormOf, Wire } from '../wire';
import { readOption } from './option';
import { fields, flag, id, listOrEmpty, text, type Reader } from './read';

export const readSettings: Reader<CustomerSettings> = (value) => {
  const { need, may } = fields<Wire['Settings']>(value);
  return {
    firstName: need('firstName', text),
    lastName: need('lastName', text),
    bookingName: need('bookingName', text),
    phone: may('phone', text),
    phonePrefix: may('phonePrefix', text) ?? PHONE_DEFAULT_COUNTRY,
    phoneNumber: may('phoneNumber', text),
    phoneValid: may('phoneValid', flag),
    ccEmails: may('ccEmails', listOrEmpty(text)) ?? [],
    confirmationEmails: need('confirmationEmails', flag),
    defaultJob: may('defaultJob', id),
    defaultJobDelivery: may('defaultJobDelivery', id),
    showDelivery: need('showDelivery', flag),
    defaultJobs: may('defaultJobs', listOrEmpty(readOption)) ?? [],
    pages: may('pages', listOrEmpty(readOption)) ?? [],
    defaultPage: may('defaultPage', id),
    notifyOfDispatch: may('notifyOfDispatch', flag),
    shareBookings: may('shareBookings', listOrEmpty(text)) ?? [],
    showShare: need('showShare', flag),
    showCc: need('showCc', flag),
    showDelete: need('showDelete', flag),
  };
};

/** `ccEmails` goes out as `ccEmail`, `phone` as `phoneNumber` (decisions 2). */
export const writeSettings = (
  update: CustomerSettingsUpdate,
  recaptchaToken: string,
): FormOf<'SettingsForm'> => ({
  firstName: update.firstName,
  lastName: update.lastName,
  bookingName: update.bookingName,
  phoneNumber: update.phone ?? '',
  defaultJob: update.defaultJob,
  defaultJobDelivery: update.defaultJobDelivery,
  ccEmail: update.ccEmails,
  shareBookings: update.shareBookings,
  defaultPage: update.defaultPage,
  confirmationEmails: update.confirmationEmails,
  recaptchaToken,
});
