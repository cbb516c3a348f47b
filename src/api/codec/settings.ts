import type { CustomerSettings, CustomerSettingsUpdate } from '../../domain/entities';
import { PHONE_DEFAULT_COUNTRY } from '../../domain/limits';
import type { FormOf, Wire } from '../wire';
import { readOption } from './option';
import { fields, flag, mark, idOrNone, list, text, wholeList, words, type Reader } from './read';

/**
 * Saving sends all settings back, so a default that stands in for a missing value would be saved as well. Values for
 * which this matters are read strictly.
 */
export const readSettings: Reader<CustomerSettings> = (value, at) => {
  const { need, may } = fields<Wire['Settings']>(value, at);
  return {
    firstName: need('firstName', text),
    lastName: need('lastName', text),
    bookingName: need('bookingName', words),
    phone: may('phone', text),
    phonePrefix: may('phonePrefix', text) || PHONE_DEFAULT_COUNTRY,
    phoneNumber: may('phoneNumber', text),
    phoneValid: may('phoneValid', flag),
    ccEmails: may('ccEmails', wholeList(text)) ?? [],
    confirmationEmails: need('confirmationEmails', flag),
    defaultJob: may('defaultJob', idOrNone),
    defaultJobDelivery: may('defaultJobDelivery', idOrNone),
    showDelivery: need('showDelivery', mark),
    defaultJobs: may('defaultJobs', list(readOption)) ?? [],
    pages: may('pages', list(readOption)) ?? [],
    defaultPage: may('defaultPage', idOrNone),
    notifyOfDispatch: may('notifyOfDispatch', flag),
    shareBookings: may('shareBookings', wholeList(text)) ?? [],
    showShare: need('showShare', mark),
    showCc: need('showCc', mark),
    showDelete: need('showDelete', mark),
  };
};

/** Sends `ccEmails` as `ccEmail` and `phone` as `phoneNumber` (D2.2). */
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
