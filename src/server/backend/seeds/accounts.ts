import type { CardBrand, ProfileType } from '../../../domain/entities';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'Taxi-rank-42!demo';

export type DemoCard = {
  readonly name: string;
  /** A published test number of the card provider. */
  readonly number: string;
  readonly type: CardBrand;
  /** Months from the month of seeding to the card's last valid month. */
  readonly expiresIn: number;
};

export type DemoAccount = {
  readonly uuid: string;
  readonly email: string;
  /** What the account demonstrates; printed at start. */
  readonly note: string;
  readonly firstName: string;
  readonly lastName: string;
  /** E.164. */
  readonly phone: string;
  readonly profileType: ProfileType | null;
  readonly admin?: boolean;
  /** Whether this admin must have a second step before they act as a customer. */
  readonly needsFactor?: boolean;
  readonly mustChangePassword?: boolean;
  /** Set if the account may not book. */
  readonly unableToBook?: string;
  readonly receivedPremiumDiscount?: boolean;
  readonly cards?: readonly DemoCard[];
};

const uuid = (number: number): string => `c0ffee00-0000-4000-8000-${String(number).padStart(12, '0')}`;

const YEARS = 12;

const everyday: DemoCard = {
  name: 'Everyday',
  number: '4242424242424242',
  type: 'visa',
  expiresIn: 2 * YEARS,
};

/** Accounts of a new demo database, which a reset restores. */
export const demoAccounts = {
  standard: {
    uuid: uuid(1),
    email: 'standard@cabrank.test',
    note: 'three cards: normal, expiring soon, expired',
    firstName: 'Niamh',
    lastName: 'Kelly',
    phone: '+353851234501',
    profileType: 'standard',
    cards: [
      everyday,
      { name: 'Joint account', number: '5555555555554444', type: 'mastercard', expiresIn: 1 },
      { name: 'Old one', number: '4000000000000069', type: 'visa', expiresIn: -4 },
    ],
  },
  new: {
    uuid: uuid(2),
    email: 'new@cabrank.test',
    note: 'no cards',
    firstName: 'Cian',
    lastName: 'Doyle',
    phone: '+353851234502',
    profileType: 'standard',
  },
  premium: {
    uuid: uuid(3),
    email: 'premium@cabrank.test',
    note: 'personal Premium with receipts, can be withdrawn from',
    firstName: 'Aoife',
    lastName: 'Byrne',
    phone: '+353851234503',
    profileType: 'personal',
    receivedPremiumDiscount: true,
    cards: [everyday, { name: 'Travel', number: '378282246310005', type: 'amex', expiresIn: 3 * YEARS }],
  },
  business: {
    uuid: uuid(4),
    email: 'business@cabrank.test',
    note: 'business Premium; owner of two card accounts, one disabled',
    firstName: 'Declan',
    lastName: 'Murphy',
    phone: '+353851234504',
    profileType: 'business',
    receivedPremiumDiscount: true,
    cards: [
      { name: 'Company card', number: '5555555555554444', type: 'mastercard', expiresIn: 2 * YEARS },
      { name: 'Events', number: '4242424242424242', type: 'visa', expiresIn: YEARS },
    ],
  },
  member: {
    uuid: uuid(5),
    email: 'member@cabrank.test',
    note: "sees business@'s account, not its owner",
    firstName: 'Siobhán',
    lastName: "O'Brien-Ní Dhomhnaill",
    phone: '+353851234505',
    profileType: 'business',
  },
  billpay: {
    uuid: uuid(6),
    email: 'billpay@cabrank.test',
    note: 'approved Business+',
    firstName: 'Gráinne',
    lastName: 'Walsh',
    phone: '+353851234506',
    profileType: 'bill_pay',
    cards: [everyday],
  },
  pending: {
    uuid: uuid(7),
    email: 'pending@cabrank.test',
    note: 'Business+ application pending',
    firstName: 'Oisín',
    lastName: 'McCarthy',
    phone: '+353851234507',
    profileType: 'standard',
    cards: [everyday],
  },
  hospitality: {
    uuid: uuid(8),
    email: 'hospitality@cabrank.test',
    note: 'hospitality profile',
    firstName: 'Maeve',
    lastName: 'Gallagher',
    phone: '+353851234508',
    profileType: 'hospitality',
  },
  mustchange: {
    uuid: uuid(9),
    email: 'mustchange@cabrank.test',
    note: 'must change the password',
    firstName: 'Conor',
    lastName: 'Nolan',
    phone: '+353851234509',
    profileType: 'standard',
    mustChangePassword: true,
  },
  cannotbook: {
    uuid: uuid(10),
    email: 'cannotbook@cabrank.test',
    note: 'cannot book',
    firstName: 'Róisín',
    lastName: 'Fitzgerald',
    phone: '+353851234510',
    profileType: 'standard',
    unableToBook: 'Booking is paused on this account. Please call us on 01 555 0100.',
    cards: [everyday],
  },
  admin: {
    uuid: uuid(11),
    email: 'admin@cabrank.test',
    note: 'admin',
    firstName: 'Fionnuala',
    lastName: 'Quinn',
    phone: '+353851234511',
    profileType: null,
    admin: true,
  },
  secureadmin: {
    uuid: uuid(12),
    email: 'secureadmin@cabrank.test',
    note: 'admin who needs a second step before acting',
    firstName: 'Tomás',
    lastName: 'Ó Briain',
    phone: '+353851234512',
    profileType: null,
    admin: true,
    needsFactor: true,
  },
} as const satisfies Record<string, DemoAccount>;

export const allDemoAccounts: readonly DemoAccount[] = Object.values(demoAccounts);
