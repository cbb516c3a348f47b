import type { sessionMachine } from '../../../machines/session/session/session.machine';
import {
  aoife,
  authenticatorApp,
  byrneDesign,
  config,
  everyday,
  jointAccount,
  novemberReceipt,
  oldOne,
  personalPremium,
  phoneAway,
  premiumConfig,
  profileItem,
  refundReceipt,
} from '../../../machines/samples';
import { companyPhone } from '../../domain/phones/company-phone';
import type { User } from '../../domain/entities';
import { toE164 } from '../../domain/phones/phone';
import type { PaymentLists, PaymentsFacts } from '../../features/profiles/manage-payments/payments-facts';
import type { StepperFacts } from '../../features/registration/stepper/stepper-props';
import { resources } from '../../features/app/resource/resource.flow';
import { sessionFlow } from '../../features/session/session/session.flow';
import { neighbour } from './played';

/** A list of the app with its loaded items. */
const listOf = (items: readonly object[]) =>
  neighbour(
    resources.cards,
    { growsStale: false },
    { to: '', event: { type: 'resource.requested', owner: aoife.uuid } as { readonly type: string } },
    { settle: 'loadItems', outcome: { resolve: { records: items, leftOut: 0 } } },
  );

/** Aoife's data, the same as in the fixtures. */
export const lists: PaymentLists = {
  cards: listOf([everyday, jointAccount, oldOne]),
  cardAccounts: listOf([byrneDesign]),
  accounts: listOf([]),
  subscriptions: listOf([personalPremium]),
  receipts: listOf([novemberReceipt, refundReceipt]),
};

/** The devices on which Aoife is signed in. */
export const devices = listOf([
  { ...phoneAway, id: 'd1', browser: 'Chrome', system: 'Windows', country: 'IE', isCurrent: true },
  phoneAway,
  { ...phoneAway, id: 'd3', browser: null, system: null, country: null },
]);

/** Her second steps. */
export const accountFactors = listOf([
  {
    factors: {
      records: [
        authenticatorApp,
        { ...authenticatorApp, id: 'f2', kind: 'passkey', name: 'Laptop', lastUsedAt: null },
      ],
      leftOut: 0,
    },
    recoveryCodesLeft: 8,
    resetAt: null,
  },
]);

/** The items of the menu. */
export const links = listOf([
  profileItem,
  { ...profileItem, label: 'Contact Us', link: 'event:contact' },
  { ...profileItem, label: 'Terms', link: 'event:terms' },
]);

const nothing = () => undefined;

/** Whether the app itself has a route for an address in the server's texts. */
export const isRoute = (path: string): boolean => path.startsWith('/profile');

export const paymentsFacts: PaymentsFacts = {
  user: aoife,
  premiumEnabled: true,
  vatIncluded: premiumConfig.businessIncludeVat,
  currency: 'EUR',
  phone: companyPhone(config, aoife),
  serviceCharge: false,
  offersDefault: true,
  offersReceipts: true,
  hasContact: true,
  canBeResumed: ({ endsOn }) => endsOn !== null,
  withdrawalEnd: () => '2026-11-28T23:59:59Z',
  openTerms: nothing,
};

/** The data of a wizard's screens. For `registration` nobody is signed in. */
export const stepperFacts = (mode: StepperFacts['mode']): StepperFacts => {
  const visits = mode === 'registration' || mode === 'premiumRegistration';
  return {
    mode,
    preset: null,
    ready: true,
    visitor: visits ? { toE164 } : null,
    premium: premiumConfig,
    receivedDiscount: false,
    currency: 'EUR',
    openedAt: '2026-11-24T09:00:00Z',
    email: visits ? null : aoife.email,
    openTerms: nothing,
  };
};

export const company = { contactNumber: config.contactNumber, appDownloadLink: config.appDownloadLink };

/** The session of a signed-in user. */
export const sessionOf = (user: User) =>
  neighbour<typeof sessionMachine>(sessionFlow, undefined, {
    settle: 'readUser',
    outcome: { resolve: { user, at: 0 } },
  });
