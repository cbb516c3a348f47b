import type { resourceMachine } from '../../../../machines/app/resource/resource.machine';
import type { PaymentList } from '../../../../machines/profiles/manage-payments/manage-payments.types';
import type { Subscription, User } from '../../../domain/entities';
import type { ScreenActor } from '../../../ui/screen-actor';

/** The lists of the section, each with its own loading and failing. */
export type PaymentLists = Readonly<Record<PaymentList, ScreenActor<typeof resourceMachine>>>;

/** What the section knows of the company's offer and of the customer. */
export type PaymentsFacts = {
  /** The effective user; `null` while they have to sign in again in place. */
  readonly user: User | null;
  /** New Premium is offered: there is a chooser, and accounts can be upgraded. */
  readonly premiumEnabled: boolean;
  /** Whether business prices include VAT; `null` where the company does not say. */
  readonly vatIncluded: boolean | null;
  /** ISO 4217. */
  readonly currency: string;
  /** The number that this customer may call, or `null`. */
  readonly phone: string | null;
  /** Bill-pay is invoiced with a service charge: `authorised` is not asked for (S5.creditAccountRequest). */
  readonly serviceCharge: boolean;
  /** One card can be made the one that new bookings begin with (D2.extensionGroups.defaultCard). */
  readonly offersDefault: boolean;
  /** The backend keeps receipts for its customers (D2.extensionGroups.receipts). */
  readonly offersReceipts: boolean;
  /**
   * The last moment at which the customer may withdraw from a subscription (ISO 8601); `null` where they may not, or
   * the backend takes no withdrawals (D2.extensionGroups.withdrawal).
   */
  readonly withdrawalEnd: (subscription: Subscription) => string | null;
  /**
   * Whether a subscription that was cancelled may go on: it still runs, and the backend resumes them
   * (D2.extensionGroups.resume).
   */
  readonly canBeResumed: (subscription: Subscription) => boolean;
  /** Opens the terms over the screen; the focus comes back to the element with this id. */
  readonly openTerms: (activator: string) => void;
};
