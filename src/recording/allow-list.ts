import type { ContactTab } from '../../machines/content/contact/contact.types';
import type { CardAddMode } from '../../machines/cards/card-add/card-add.types';
import type { NewProfileKind } from '../../machines/premium/add-premium/add-premium.types';
import type { ContentPage } from '../../machines/content/content/content.types';
import type { LogoutRole } from '../../machines/session/logout/logout.types';
import type { PaymentList } from '../../machines/profiles/manage-payments/manage-payments.types';
import type { ProfileType } from '../domain/entities';

/**
 * What a field may reveal: a boolean, a number, or one of the listed words. No rule lets free text through, whatever
 * the field's name is.
 */
export type Rule = 'flag' | 'number' | readonly string[];

/** By field; nested fields with a dot (`change.complete`). */
export type Rules = Readonly<Record<string, Rule>>;

const contentPages = ['terms', 'privacy', 'contact'] satisfies readonly ContentPage[];
const profileTypes = [
  'personal',
  'standard',
  'business',
  'bill_pay',
  'hospitality',
] satisfies readonly ProfileType[];

/** The fields of each event type that may be recorded. Everything else in an event is replaced by its kind. */
export const eventRules: Readonly<Record<string, Rules>> = {
  'content.requested': { page: contentPages },
  'dialog.requested': { name: contentPages },
  'element.changed': { 'change.complete': 'flag', 'change.empty': 'flag' },
  'form.pressed': { blocked: 'flag', ready: 'flag' },
  'kind.chosen': { kind: ['business', 'billPay'] satisfies readonly NewProfileKind[] },
  'list.retried': {
    list: ['cards', 'cardAccounts', 'accounts', 'subscriptions', 'receipts'] satisfies readonly PaymentList[],
  },
  'logout.requested': { role: ['customer', 'admin', 'impersonatingAdmin'] satisfies readonly LogoutRole[] },
  'notice.checkboxChanged': { checked: 'flag' },
  'session.visited': { paying: 'flag', at: 'number' },
  'subscriptions.loaded': { count: 'number' },
  'switch.requested': { active: 'flag' },
  'tab.chosen': { tab: ['contactUs', 'fareEstimator'] satisfies readonly ContactTab[] },
  'terms.changed': { accepted: 'flag' },
  'type.chosen': { profileType: profileTypes },
};

/** The fields of a chart's input that may be recorded, by the chart's name. */
export const inputRules: Readonly<Record<string, Rules>> = {
  'card-add': { mode: ['add', 'select'] satisfies readonly CardAddMode[] },
  'card-entry': { termsRequired: 'flag' },
  contact: { embedded: 'flag' },
  content: { page: contentPages },
  'manage-payments': { asksReason: 'flag' },
  resource: { growsStale: 'flag' },
  'subscription-cancel': { asksReason: 'flag' },
};

/** The fields of a chart's context that may be recorded, by the chart's name. */
export const contextRules: Readonly<Record<string, Rules>> = {
  ...inputRules,
  'card-add': {
    ...inputRules['card-add'],
    challenges: 'number',
    'failure.kind': ['refused', 'declined', 'abandoned', 'unavailable', 'timedOut', 'noResponse'],
  },
  'card-entry': {
    ...inputRules['card-entry'],
    'element.complete': 'flag',
    'element.empty': 'flag',
    termsAccepted: 'flag',
    tokenFailed: 'flag',
  },
  'legacy-frame': { attempt: 'number' },
  session: { readAt: 'number' },
  stepper: { furthest: 'number', edited: 'flag' },
  submission: { repeatable: 'flag', challenges: 'number' },
};

/** The `kind` of an actor's output. Nothing else of the output is recorded. */
export const outcomeKinds: readonly string[] = [
  'accountsUnasked',
  ...['abandoned', 'accepted', 'added', 'cancelled', 'cardRefused', 'changeCard', 'changed', 'closed'],
  ...[
    'completed',
    'declined',
    'found',
    'kept',
    'noResponse',
    'none',
    'payment',
    'paymentRequired',
    'postponed',
  ],
  ...['refused', 'removed', 'saved', 'selected', 'sent', 'succeeded', 'switched', 'token', 'unavailable'],
  ...['made', 'notFound', 'shown', 'unreadable'],
  ...['resumed', 'outcomeUnknown', 'unknown', 'unsavedInput', 'used', 'withdrawn'],
];
