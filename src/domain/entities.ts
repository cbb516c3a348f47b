/**
 * The domain's types, after the codec has parsed the response: ids are strings, a missing value is `null`, money is
 * integer minor units (cents), phones are E.164.
 */

export type ProfileType = 'personal' | 'standard' | 'business' | 'bill_pay' | 'hospitality';

export type Config = {
  readonly recaptchaKey: string | null;
  readonly stripePublicKey: string;
  readonly hasContact: boolean;
  readonly contactNumber: string | null;
  readonly premiumHotline: string | null;
  readonly premiumEnabled: boolean;
  readonly appDownloadLink: string | null;
  readonly demo: boolean;
  /** Also those that are no `Extension`. */
  readonly extensions: readonly string[];
  readonly fareEstimatorUrl: string | null;
  /** ISO 3166 alpha-2. */
  readonly country: string | null;
  /** ISO 4217. */
  readonly currency: string | null;
};

/** Prices in cents; `initialDiscount` in percent; `discountLength` in months (S3.premiumConfig.1). */
export type PremiumConfig = {
  readonly personalPrice: number;
  readonly personalPriceDiscounted: number | null;
  readonly businessStandardPrice: number;
  readonly businessPriceDiscounted: number | null;
  readonly businessMediumPrice: number | null;
  readonly additionalBusinessUsersPrice: number | null;
  readonly businessIncludeVat: boolean;
  readonly maxBusinessStandardUsers: number;
  readonly maxBusinessMediumUsers: number | null;
  readonly initialDiscount: number | null;
  readonly discountLength: number | null;
  readonly minSpendMode: boolean;
  readonly businessServiceChargeMode: boolean;
  /** Version of the terms under which Premium is offered. */
  readonly termsVersion: string | null;
};

/**
 * The effective user. While an admin impersonates a customer, this is the customer and `impersonation` is set
 * (`reason` and `startedAt`, ISO 8601, only if the server sends them).
 */
export type User = {
  readonly uuid: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** The address that the customer asked for and has not confirmed yet. */
  readonly pendingEmail: string | null;
  readonly phone: string | null;
  /** The user's default page, a same-origin path. */
  readonly location: string | null;
  readonly admin: boolean;
  readonly guest: boolean;
  readonly canBook: boolean;
  readonly unableToBookMessage: string | null;
  readonly mustChangePassword: boolean;
  readonly premium: boolean;
  readonly receivedPremiumDiscount: boolean;
  readonly profileType: ProfileType | null;
  readonly impersonation: {
    readonly reason: string | null;
    /** ISO 8601. */
    readonly startedAt: string | null;
    /** Whether the admin only looks, so that every write is refused (D2.extensionGroups.lookOnly). */
    readonly lookOnly: boolean;
  } | null;
};

export type NavItem = {
  readonly label: string;
  /** A URL (a path starts with a slash), or `event:` and the name of an app event. */
  readonly link: string;
  readonly file: string | null;
  readonly inMenu: boolean;
  readonly showTitle: boolean;
  readonly pageTitle: string | null;
};

export type CardBrand = 'visa' | 'mastercard' | 'maestro' | 'amex' | 'generic';

export type Card = {
  readonly id: string;
  readonly name: string;
  readonly lastFour: string;
  readonly type: CardBrand;
  /** 1 to 12. */
  readonly expiryMonth: number | null;
  /** Four digits. */
  readonly expiryYear: number | null;
  readonly expired: boolean;
  readonly expiresSoon: boolean;
  readonly paymentMethodId: string | null;
  /** The id with which subscriptions and accounts may reference this card. */
  readonly cardId: string | null;
  /** Whether it is the default for new bookings. */
  readonly isDefault: boolean;
};

export type CardAccount = {
  readonly accountId: string;
  readonly cardId: string | null;
  readonly ref: string;
  readonly nickname: string;
  /** true: the effective user; a text: the owner's name, uuid or email; false: shared with the user. */
  readonly owner: boolean | string;
  readonly active: boolean;
  readonly isPremium: boolean;
  readonly subscriptionType: 'personal' | 'business' | null;
  readonly cards: readonly Card[];
};

export type Subscription = {
  readonly id: string;
  readonly cardId: string | null;
  readonly bookingCardId: string | null;
  readonly type: 'personal' | 'business';
  readonly cancellable: boolean;
  /** Cents. */
  readonly price: number | null;
  /** ISO 8601 dates. */
  readonly periodEnd: string | null;
  readonly withdrawUntil: string | null;
  readonly endsOn: string | null;
};

/** A bill-pay account. Without `id` and `identifier` it is waiting for approval (S3.billPayAccount.1, D7.5). */
export type Account = {
  readonly id: string | null;
  readonly ref: string;
  readonly name: string;
  readonly identifier: string | null;
  /** ISO 8601. */
  readonly created: string;
  readonly status: 'pending' | 'declined' | null;
  readonly reason: string | null;
};

/** A card from the provider. `token` is an opaque reference that only the payments port can resolve. */
export type CardToken = {
  readonly token: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
};

/** An option that the server offers. */
export type Option = { readonly id: string; readonly label: string };

/** An information page. `content` is remote HTML that must be sanitised before display (S3.navigationContent.1). */
export type Page = {
  readonly title: string;
  readonly content: string;
  /** Epoch milliseconds; `null`: must not be cached. */
  readonly expires: number | null;
};

/** The contact form's title and its subjects. */
export type ContactPage = {
  readonly title: string;
  readonly subjects: readonly Option[];
  readonly expires: number | null;
};

/** The customer's own settings. The deployment's are in `settings.ts`. */
export type CustomerSettings = {
  readonly firstName: string;
  readonly lastName: string;
  readonly bookingName: string;
  /** E.164. */
  readonly phone: string | null;
  /** ISO 3166 alpha-2 of the phone's country. */
  readonly phonePrefix: string;
  readonly phoneNumber: string | null;
  readonly phoneValid: boolean | null;
  readonly ccEmails: readonly string[];
  readonly confirmationEmails: boolean;
  readonly defaultJob: string | null;
  readonly defaultJobDelivery: string | null;
  readonly showDelivery: boolean;
  readonly defaultJobs: readonly Option[];
  readonly pages: readonly Option[];
  readonly defaultPage: string | null;
  /** Stored but not shown. */
  readonly notifyOfDispatch: boolean | null;
  readonly shareBookings: readonly string[];
  readonly showShare: boolean;
  readonly showCc: boolean;
  readonly showDelete: boolean;
};

/** What the settings form sends. Hidden lists are sent back unchanged. */
export type CustomerSettingsUpdate = Pick<
  CustomerSettings,
  | 'firstName'
  | 'lastName'
  | 'bookingName'
  | 'phone'
  | 'ccEmails'
  | 'confirmationEmails'
  | 'defaultJob'
  | 'defaultJobDelivery'
  | 'defaultPage'
  | 'shareBookings'
>;

/** An application for a bill-pay account. `companyAddress` is one text, its lines joined with ', '. */
export type CreditRequest = {
  readonly companyName: string;
  readonly companyAddress: string;
  readonly companyEmail: string;
  readonly companyRegistrationNumber: string;
  /** One of `JOURNEYS_PER_MONTH`. */
  readonly journeysPerMonth: string;
  readonly authorised: boolean;
  readonly readTerms: boolean;
};

export type Receipt = {
  readonly id: string;
  readonly number: string;
  /** ISO 8601. */
  readonly date: string;
  readonly description: string;
  /** Minor units of `currency` (ISO 4217). */
  readonly amount: number;
  readonly currency: string;
};

/** A withdrawal from a contract, as recorded by the server. `withdrawnAt` is ISO 8601. */
export type Withdrawal = { readonly withdrawnAt: string; readonly receipt: Receipt | null };
