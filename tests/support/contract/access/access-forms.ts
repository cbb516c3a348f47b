import type { Cell, CellInput } from './access-cells';
import { cardResult } from './access-cells';

// The app's request bodies for the calls of the access matrix.

const recaptchaToken = '';

export const creditRequest = {
  companyName: 'Kelly & Daughters',
  companyAddress: '1 Main Street, Cork, T12 AB34',
  companyEmail: 'office@kelly.test',
  companyRegistrationNumber: 'IE123456',
  journeysPerMonth: '10 - 20',
} as const;

export const creditForm = { ...creditRequest, authorised: '1', readTerms: '1' } as const;

export const contactForm = {
  phone: '+353851234567',
  name: 'Niamh Kelly',
  email: 'niamh@kelly.test',
  subject: '1',
  message: 'Where is my umbrella?',
  recaptchaToken,
} as const;

export const settingsForm = {
  firstName: 'Niamh',
  lastName: 'Kelly',
  bookingName: 'Niamh K.',
  phoneNumber: '+353851234567',
  defaultJob: '1',
  defaultPage: '/profile',
  ccEmail: [],
  shareBookings: [],
  confirmationEmails: '1',
  recaptchaToken,
} as const;

export const guestForm = { name: 'Una Guest', phone: '+353851234567' } as const;

export const newPassword = 'violet-Harbour-77-kettle';

export const profileOf = (requestType: string, unique: string, number?: string) => ({
  requestType,
  billingAddress: '1 Main Street, Cork, T12 AB34',
  companyName: 'Kelly & Daughters',
  premiumUsers: 3,
  card: cardResult(unique, number),
  recaptchaToken,
});

export const registrationOf = (requestType: string, unique: string, number?: string) => ({
  ...profileOf(requestType, unique, number),
  firstName: 'Orla',
  lastName: 'Brady',
  phoneNumber: '+353851234567',
  email: `orla-${unique}@cabrank.test`,
});

/** Another card for a registration that is held because its first card was declined. */
export async function heldRegistration({ backend, unique }: Cell): Promise<CellInput> {
  let cookie = '';
  const refused = registrationOf('personal', `h${unique}`, '4000000000000341');
  await backend.services.registration
    .register(
      refused as never,
      { cookie: null, address: '127.0.0.1' },
      (value) => void (cookie = `cabrank_registration=${value}`),
    )
    .catch(() => undefined);
  return { cookie, json: { card: cardResult(`g${unique}`), requestType: 'personal', recaptchaToken } };
}
