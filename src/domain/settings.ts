import {
  DEFAULT_CURRENCY,
  PAYMENT_REQUEST_COUNTRY,
  PAYMENT_REQUEST_CURRENCY,
  PHONE_DEFAULT_COUNTRY,
  PHONE_PRIORITY_COUNTRIES,
} from './limits';

/** What an admin may not do for a customer while impersonating. */
export type ImpersonationRefusal = 'closeAccount' | 'changePassword';

/** What one deployment may want otherwise than the next: code reads it here, never a literal. */
export type Settings = {
  /** The older page that stands in for a screen whose extension group the backend does not list; each `/legacy/…`. */
  readonly legacyPages: {
    readonly login: string;
    readonly adminLogin: string;
    readonly guest: string;
    readonly lostPassword: string;
    readonly reset: string;
    /** Also for /premium/signup, /premium/subscribe and /notify/new-user. */
    readonly register: string;
    readonly dashboard: string;
    readonly creditAccountRequests: string;
    readonly customers: string;
  };
  /** The older page that says how to reach the company: where scripts are off nothing else can. */
  readonly contactPage: string;
  readonly impersonation: { readonly refused: readonly ImpersonationRefusal[] };
  /**
   * Wallets are offered when this currency equals the config's; ISO 3166 alpha-2 and ISO 4217. The country is that of
   * the Stripe account: Stripe's element takes it from there.
   */
  readonly wallet: { readonly country: string; readonly currency: string };
  /** Prices are shown in this currency where the config names none; ISO 4217. */
  readonly currency: string;
  readonly phone: { readonly defaultCountry: string; readonly priorityCountries: readonly string[] };
  /** Where the config has no `fareEstimatorUrl`; empty hides the tab. */
  readonly fareEstimatorUrl: string;
  /** Other origins that the fare estimator may be embedded from; a build setting, none but our own by default. */
  readonly fareEstimatorOrigins: readonly string[];
  /** How the booking controls are found in the older booking page. */
  readonly bookingSelectors: {
    readonly paymentType: string;
    readonly submit: string;
    readonly note: string;
  };
  /** Where a customer lands when nothing else is asked for. */
  readonly defaultPage: string;
  /**
   * Where the app tells how fast it was and what failed (`telemetry.ts`): a path of our own such as `/telemetry`, or an
   * address elsewhere, whose origin the pages' policy then allows. Empty: it tells nobody.
   */
  readonly telemetryEndpoint: string;
  /** Where the taxis drive: dates are this zone's (IANA). */
  readonly timeZone: string;
};

export const settings: Settings = {
  legacyPages: {
    login: '/legacy/login',
    adminLogin: '/legacy/login',
    guest: '/legacy/guest',
    lostPassword: '/legacy/lost-pass',
    reset: '/legacy/reset',
    register: '/legacy/register',
    dashboard: '/legacy/dashboard',
    creditAccountRequests: '/legacy/credit-account-requests',
    customers: '/legacy/customers',
  },
  contactPage: '/legacy/contact',
  impersonation: { refused: ['closeAccount', 'changePassword'] },
  wallet: { country: PAYMENT_REQUEST_COUNTRY, currency: PAYMENT_REQUEST_CURRENCY },
  currency: DEFAULT_CURRENCY,
  phone: { defaultCountry: PHONE_DEFAULT_COUNTRY, priorityCountries: PHONE_PRIORITY_COUNTRIES },
  fareEstimatorUrl: '/legacy/fare-estimator',
  fareEstimatorOrigins: [],
  bookingSelectors: {
    paymentType: '[data-booking="payment-type"]',
    submit: '[data-booking="submit"]',
    note: '[data-booking="note"]',
  },
  defaultPage: '/new-booking',
  telemetryEndpoint: '',
  timeZone: 'Europe/Dublin',
};
