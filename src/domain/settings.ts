import {
  DEFAULT_CURRENCY,
  PAYMENT_REQUEST_COUNTRY,
  PAYMENT_REQUEST_CURRENCY,
  PHONE_DEFAULT_COUNTRY,
  PHONE_PRIORITY_COUNTRIES,
} from './limits';

/** What an admin may not do while impersonating a customer. */
export type ImpersonationRefusal = 'closeAccount' | 'changePassword' | 'changeEmail' | 'changeFactors';

/** Settings of a deployment. Code must read them here and never use literals. */
export type Settings = {
  /** Older pages that replace screens whose extension group the backend does not list; each `/legacy/…`. */
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
  /** The older page with the company's contact details. Without scripts nothing else can show them. */
  readonly contactPage: string;
  readonly impersonation: { readonly refused: readonly ImpersonationRefusal[] };
  /**
   * Wallets are offered if this currency equals the configuration's; ISO 3166 alpha-2 and ISO 4217. The country is
   * that of the Stripe account, from which Stripe's element takes it.
   */
  readonly wallet: { readonly country: string; readonly currency: string };
  /** Currency of prices if the configuration has none; ISO 4217. */
  readonly currency: string;
  readonly phone: { readonly defaultCountry: string; readonly priorityCountries: readonly string[] };
  /**
   * Whether the button of a wizard that pays says so, with the price of the first month (Consumer Rights Directive,
   * article 8(2)). `false`: it is 'Finish' in every wizard, as where nothing is charged.
   */
  readonly finishNamesPrice: boolean;
  /** Used if the configuration has no `fareEstimatorUrl`. An empty text hides the tab. */
  readonly fareEstimatorUrl: string;
  /** Other origins from which the fare estimator may be embedded. A build setting; by default only this origin. */
  readonly fareEstimatorOrigins: readonly string[];
  /** CSS selectors of the booking controls in the older booking page. */
  readonly bookingSelectors: {
    readonly paymentType: string;
    readonly submit: string;
    readonly note: string;
  };
  /** Where a customer goes if no other page was requested. */
  readonly defaultPage: string;
  /**
   * Where the app sends its performance and failures (`telemetry.ts`): a path of this server such as `/telemetry`, or
   * a URL elsewhere, whose origin the pages' policy then allows. Empty: disabled.
   */
  readonly telemetryEndpoint: string;
  /** Time zone of the taxis (IANA). Dates are shown in it. */
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
  impersonation: { refused: ['closeAccount', 'changePassword', 'changeEmail', 'changeFactors'] },
  wallet: { country: PAYMENT_REQUEST_COUNTRY, currency: PAYMENT_REQUEST_CURRENCY },
  currency: DEFAULT_CURRENCY,
  phone: { defaultCountry: PHONE_DEFAULT_COUNTRY, priorityCountries: PHONE_PRIORITY_COUNTRIES },
  finishNamesPrice: true,
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
