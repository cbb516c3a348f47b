import {
  aoife,
  admin,
  byrneDesign,
  config,
  everyday,
  jointAccount,
  oldOne,
  personalPremium,
  premiumConfig,
} from '../../../machines/samples';
import type { Card, CardAccount, User } from '../../domain/entities';

/** Aoife's initial situation. */
export type Situation = {
  readonly person: 'customer' | 'admin' | 'acting';
  /** Premium is offered. */
  readonly offered: boolean;
  /** Aoife has Premium. */
  readonly subscribed: boolean;
  /** Her business account is enabled. */
  readonly active: boolean;
};

const userOf = ({ uuid, firstName, lastName, ...more }: User) => ({
  ...more,
  uuid,
  first_name: firstName,
  last_name: lastName,
  impersonate: false,
});

const cardOf = ({ cardId, ...card }: Card) => ({ ...card, card_id: cardId });
/** A card in the server's format. */
type WireCard = ReturnType<typeof cardOf>;

const accountOf = (account: CardAccount) => ({ ...account, cards: [] });

const item = (nav_label: string, link_name: string) => ({
  nav_label,
  link_name,
  file_name: null,
  has_nav: true,
  has_title: true,
  page_title: nav_label,
});

const orNobody = <T>(somebody: T): T | null => somebody;

/** The server's data about Aoife, in the server's format. The calls change it. */
export function practiceCompany({ person, offered, subscribed, active }: Situation) {
  const acting = {
    impersonate: true,
    impersonation: { reason: 'Card question by phone', startedAt: '2026-11-20T13:53:00Z' },
  };
  const customer = { ...userOf(aoife), premium: subscribed };
  const users = { customer, admin: userOf(admin), acting: { ...customer, ...acting } };
  const subscription = { ...personalPremium, card_id: personalPremium.cardId };
  const waiting = {
    id: null,
    ref: 'BP-7',
    name: 'Byrne Catering',
    identifier: null,
    created: '2026-11-18T09:30:00Z',
    status: 'pending',
    reason: null,
  };
  return {
    /** The signed-in user; nobody after a logout. */
    user: orNobody(users[person]),
    users,
    config: {
      ...config,
      premiumEnabled: offered,
      extensions: [...config.extensions, 'admin', 'cancel-reason'],
    },
    premiumConfig,
    menu: [item('My Bookings', '/job-status'), item('Profile', '/profile'), item('Terms', 'event:terms')],
    adminMenu: [item('Dashboard', '/admin/dashboard'), item('Customers', '/customers')],
    cards: [everyday, jointAccount, oldOne].map(cardOf),
    accounts: [{ ...accountOf(byrneDesign), active }],
    subscriptions: subscribed ? [subscription] : [],
    applications: offered ? [waiting] : [],
    settings: {
      firstName: aoife.firstName,
      lastName: aoife.lastName,
      bookingName: 'Aoife',
      phone: aoife.phone,
      phonePrefix: 'IE',
      phoneNumber: '015550100',
      phoneValid: true,
      ccEmails: [],
      confirmationEmails: true,
      defaultJob: null,
      defaultJobDelivery: null,
      showDelivery: false,
      defaultJobs: [],
      pages: [{ id: '/new-booking', label: 'New Booking' }],
      defaultPage: '/new-booking',
      notifyOfDispatch: false,
      shareBookings: [],
      showShare: true,
      showCc: true,
      showDelete: true,
    },
    /** A profile is held until a valid card is provided. */
    held: false,
  };
}

export type Company = ReturnType<typeof practiceCompany>;

/** A new card with this name. */
export const newCard = (id: string, name: string, lastFour: string): WireCard => ({
  ...cardOf(everyday),
  id,
  name,
  lastFour,
  card_id: `card_${id}`,
});
