import type { FaultCall } from '../../../src/review/faults/call';

const customer = {
  uuid: '7d1f1f0e-2b5e-4f0c-9a52-0d8f6a4b1c01',
  first_name: 'Aoife',
  last_name: 'Byrne',
  email: 'aoife.byrne@example.com',
  phone: '+353871234567',
  location: '/profile',
  admin: false,
  guest: false,
  canBook: true,
  mustChangePassword: false,
  premium: true,
  receivedPremiumDiscount: true,
  profileType: 'business',
};

const admin = {
  ...customer,
  uuid: '7d1f1f0e-2b5e-4f0c-9a52-0d8f6a4b1c09',
  first_name: 'Dervla',
  email: 'dervla.office@example.com',
  admin: true,
  premium: false,
};

/** The person who makes a call, as in auth/user. */
export const usersOnTheWire: Readonly<Record<FaultCall['person'], { readonly uuid: string }>> = {
  customer,
  admin,
  acting: {
    ...customer,
    impersonate: true,
    impersonation: { reason: 'Asked for help.', startedAt: null },
  } as {
    readonly uuid: string;
  },
};

/** The customer whose data the calls concern. */
export const CUSTOMER = customer.uuid;
/** The customer's email address for signing in. */
export const EMAIL = customer.email;

/** The customer's initial data; every test has its own copy. */
export const belongings = () => ({
  cards: [
    { ...card('11', 'Everyday one'), card_id: 'pm_11' },
    { ...card('12', 'Spare'), card_id: 'pm_12' },
    { ...card('13', 'Unused'), card_id: 'pm_13' },
  ],
  accounts: [account('21', 'Byrne Taxis', true), account('22', 'Byrne Tours', false)],
  subscriptions: [subscription('31', '11')],
  billPay: [billPay('BP-1', 'Byrne Bill Pay', '41')],
  settings: {
    firstName: 'Aoife',
    lastName: 'Byrne',
    bookingName: 'Aoife',
    phone: '+353871234567',
    phonePrefix: 'IE',
    ccEmails: ['office@byrne.example'],
    confirmationEmails: true,
    showDelivery: false,
    showShare: false,
    showCc: true,
    showDelete: true,
  } as Record<string, unknown>,
});

export type Belongings = ReturnType<typeof belongings>;

/** A card in the API's format. */
export function card(id: string, name: string) {
  return {
    id,
    name,
    lastFour: '4242',
    type: 'visa',
    expiryMonth: 12,
    expiryYear: 2039,
    expired: false,
    expiresSoon: false,
  };
}

/** A card account in the API's format. */
export function account(accountId: string, nickname: string, active: boolean) {
  return {
    accountId,
    cardId: '11',
    ref: `BC-${accountId}`,
    nickname,
    owner: true,
    active,
    isPremium: true,
    subscriptionType: 'business',
  };
}

/** A subscription in the API's format. */
export function subscription(id: string, cardId: string) {
  return {
    id,
    card_id: cardId,
    type: 'business',
    cancellable: true,
    price: 2999,
    periodEnd: '2027-01-01',
    endsOn: null as string | null,
  };
}

/** A credit account in the API's format; without an id it is a pending application. */
export const billPay = (ref: string, name: string, id: string | null = null) => ({
  id,
  ref,
  name,
  identifier: id,
  created: '2026-11-02',
  status: id === null ? 'pending' : null,
});
