import type { resourceMachine } from '../../../../machines/app/resource/resource.machine';
import type { PaymentList } from '../../../../machines/profiles/manage-payments/manage-payments.types';
import type { Subscription, User } from '../../../domain/entities';
import type { ScreenActor } from '../../../ui/screen-actor';

/** The lists of the section. Each loads and fails on its own. */
export type PaymentLists = Readonly<Record<PaymentList, ScreenActor<typeof resourceMachine>>>;

/** What the section needs of the company's configuration and of the customer. */
export type PaymentsFacts = {
  /** The effective user; `null` while the person has to sign in again. */
  readonly user: User | null;
  /** Premium is on sale: there is a chooser, and accounts can be upgraded. */
  readonly premiumEnabled: boolean;
  /** Whether business prices include VAT; `null` if the company does not say. */
  readonly vatIncluded: boolean | null;
  /** ISO 4217. */
  readonly currency: string;
  /** The company has a contact form. */
  readonly hasContact: boolean;
  /** The phone number that this customer may call, or `null`. */
  readonly phone: string | null;
  /** Bill-pay invoices include a service charge, so `authorised` may stay empty (S5.creditAccountRequest). */
  readonly serviceCharge: boolean;
  /** A card can be made the default for new bookings (D2.extensionGroups.defaultCard). */
  readonly offersDefault: boolean;
  /** The backend offers receipts (D2.extensionGroups.receipts). */
  readonly offersReceipts: boolean;
  /**
   * Returns the end of the withdrawal period of a subscription (ISO 8601). It is `null` if the customer may not
   * withdraw, or if the backend does not support withdrawal (D2.extensionGroups.withdrawal).
   */
  readonly withdrawalEnd: (subscription: Subscription) => string | null;
  /**
   * Whether a cancelled subscription can be resumed: it has not ended yet, and the backend supports it
   * (D2.extensionGroups.resume).
   */
  readonly canBeResumed: (subscription: Subscription) => boolean;
  /** Opens the terms over the screen. The focus then returns to the element with this id. */
  readonly openTerms: (activator: string) => void;
};
