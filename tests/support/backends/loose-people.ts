import { signingIn } from './loose-sign-in';

/** The accounts of the loosely formatted backend (`loose-backend.ts`), as in the contract. */
export type LooseName = 'customer' | 'guest' | 'admin';

const person = {
  phone: null,
  admin: false,
  guest: false,
  canBook: true,
  unableToBookMessage: null,
  mustChangePassword: false,
  premium: false,
  receivedPremiumDiscount: false,
  profileType: null,
  impersonate: null,
  impersonation: null,
};

export const people: Readonly<
  Record<LooseName, { readonly uuid: string } & Readonly<Record<string, unknown>>>
> = {
  customer: {
    ...person,
    uuid: '5c0de001-6c7b-4f9b-9a35-3f1f5b1f7a01',
    first_name: 'Bríd',
    last_name: 'Walsh',
    email: 'brid@loose.test',
    location: '/profile',
    premium: true,
    receivedPremiumDiscount: true,
    profileType: 'business',
  },
  guest: {
    ...person,
    uuid: '5c0de002-6c7b-4f9b-9a35-3f1f5b1f7a02',
    first_name: 'Colm',
    last_name: null,
    email: null,
    location: '/new-booking',
    guest: true,
  },
  admin: {
    ...person,
    uuid: '5c0de003-6c7b-4f9b-9a35-3f1f5b1f7a03',
    first_name: 'Dervla',
    last_name: 'Office',
    email: 'dervla@loose.test',
    location: '/admin/dashboard',
    admin: true,
  },
};

const item = (label: string, link: string) => ({
  nav_label: label,
  link_name: link,
  file_name: null,
  has_nav: true,
  has_title: true,
  page_title: null,
});

export const navOf: Readonly<Record<LooseName | 'nobody', readonly object[]>> = {
  nobody: [item('Sign up', '/register/signup'), item('Terms', 'event:terms')],
  guest: [item('New booking', '/new-booking'), item('Job status', '/job-status')],
  customer: [
    item('New booking', '/new-booking'),
    item('Job status', '/job-status'),
    item('Profile', '/profile'),
    item('Users', '/users'),
    item('Terms', 'event:terms'),
  ],
  admin: [
    item('Dashboard', '/admin/dashboard'),
    item('Customers', '/customers'),
    item('Requests', '/admin/credit-account-requests'),
    item('Audit', '/admin/audit'),
    item('Reports', '/admin/reports'),
  ],
};

const asCustomer = {
  uuid: people.customer.uuid,
  name: 'Bríd Walsh',
  email: 'brid@loose.test',
  phone: null,
  profileType: null,
  premium: true,
};

export const requestUuid = '5c0de004-6c7b-4f9b-9a35-3f1f5b1f7a04';

const request = {
  companyName: 'Walsh Linen',
  companyAddress: '1 Main Street, Cork',
  companyEmail: 'office@walsh.test',
  companyRegistrationNumber: 123456,
  journeysPerMonth: '10 - 20',
  authorised: true,
  readTerms: true,
  uuid: requestUuid,
  status: 'pending',
  created: '2026-11-02',
  customer: asCustomer,
  reason: null,
  ref: null,
  identifier: null,
};

const entry = {
  id: 1,
  at: '2026-11-02T09:30:00Z',
  admin: 'Dervla Office',
  action: 'Impersonates a customer',
  customer: null,
  customerUuid: null,
  reason: null,
};

const card = {
  id: 1,
  name: 'Everyday',
  lastFour: '4242',
  type: 'visa',
  expiryMonth: 12,
  expiryYear: 2039,
  expired: false,
  expiresSoon: false,
  paymentMethodId: null,
  card_id: null,
};

/** The response of each call, below `/api/` and, for a customer, below `/api/user/{uuid}/`. */
export const answers: Readonly<Record<string, unknown>> = {
  config: {
    recaptchaKey: null,
    stripePublicKey: 'pk_sandbox_loose',
    hasContact: true,
    contactNumber: null,
    premiumHotline: null,
    premiumEnabled: true,
    appDownloadLink: null,
    demo: false,
    extensions: ['admin', 'receipts', 'withdrawal', 'devices', 'email-change', 'second-factor'],
    fareEstimatorUrl: null,
    country: null,
    currency: null,
  },
  'premium/config': {
    personalPrice: 999,
    personalPriceDiscounted: null,
    businessStandardPrice: 2999,
    businessPriceDiscounted: null,
    businessMediumPrice: null,
    additionalBusinessUsersPrice: null,
    businessIncludeVat: false,
    maxBusinessStandardUsers: 10,
    maxBusinessMediumUsers: null,
    initialDiscount: null,
    discountLength: null,
    minSpendMode: null,
    businessServiceChargeMode: null,
  },
  'content/terms': {
    title: 'Terms',
    content: '<p>See <a href="content/privacy">how we treat your data</a>.</p>',
    expires: null,
  },
  'content/privacy': { title: 'Privacy', content: '<p>We keep little.</p>', expires: null },
  'content/contact': { title: 'Contact', content: [{ id: 1, label: 'A journey' }, 'Other'], expires: null },
  'cards/view': [
    card,
    { ...card, id: '2', name: null, type: null, lastFour: 5556, expiryMonth: null, expiryYear: null },
  ],
  'cards/business': [
    {
      accountId: 9,
      cardId: 1,
      ref: 'BC-9',
      nickname: 'Walsh Linen',
      owner: true,
      active: true,
      isPremium: true,
      subscriptionType: null,
      cards: null,
    },
  ],
  'cards/premium': [
    {
      id: 3,
      card_id: 1,
      bookingCardId: null,
      type: 'business',
      cancellable: true,
      price: null,
      periodEnd: null,
      withdrawUntil: null,
      endsOn: null,
    },
  ],
  'settings/accounts/view': [
    {
      id: 5,
      ref: 5005,
      name: 'Walsh Bill Pay',
      identifier: 'BP-5',
      created: '2026-11-02',
      status: null,
      reason: null,
    },
  ],
  'settings/view': {
    firstName: 'Bríd',
    lastName: 'Walsh',
    bookingName: 'Bríd of the loose backend',
    phone: null,
    phonePrefix: null,
    phoneNumber: null,
    phoneValid: null,
    ccEmails: null,
    confirmationEmails: true,
    defaultJob: null,
    defaultJobDelivery: null,
    showDelivery: true,
    defaultJobs: null,
    pages: null,
    defaultPage: null,
    notifyOfDispatch: null,
    shareBookings: null,
    showShare: true,
    showCc: true,
    showDelete: true,
  },
  receipts: [
    { id: 1, number: 20260001, date: '2026-11-02', description: null, amount: 2999, currency: 'EUR' },
  ],
  audit: [entry],
  ...signingIn,
  'admin/dashboard': { figures: [{ id: 'customers', label: 'Customers', value: '12', trend: null }] },
  'admin/customers': { items: [asCustomer], page: '1', pageSize: '20', total: '1' },
  'admin/credit-account-requests': [request],
  [`admin/credit-account-requests/${requestUuid}`]: request,
  'admin/audit': [entry],
};
