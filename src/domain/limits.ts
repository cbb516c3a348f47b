/**
 * All business constants and limits (S9.limits). A name ends with its unit: `_MS` milliseconds, `_PX` pixels,
 * `_PERCENT` percent. "Our own" marks a value that no requirement sets.
 */

// Expiring cards (S9.expiringCheckInterval, S9.noticeCheckboxWait)
export const EXPIRING_CARD_CHECK_MS = 86_400_000;
/** How soon a due check is noticed after the computer has slept (our own). */
export const EXPIRING_CARD_LOOK_MS = 60_000;
export const EXPIRING_NOTICE_CHECKBOX_WAIT_MS = 100;
export const EXPIRING_NOTICE_CHECKBOX_TRIES = 10;

// The list of cards (our own)
/** From this many cards on, the cards are rows instead of tiles. */
export const CARD_ROWS_FROM = 5;
/** From this many cards on, the list can be searched. */
export const CARD_SEARCH_FROM = 20;
/** How long a card that was just added is marked. */
export const NEW_CARD_MARK_MS = 4_000;

// Business users and fees (S9.businessUsers, S9.businessCard, S9.bookingServiceFee, S9.businessPlusFee, S9.payInCarFee,
// S9.businessPlusReview)
export const BUSINESS_USERS_DEFAULT = 5;
export const BUSINESS_USERS_MIN = 1;
export const BUSINESS_USERS_MAX = 100;
export const BUSINESS_USERS_STEP = 1;
export const BUSINESS_CARD_MAX_USERS = 10;
export const BUSINESS_BOOKING_FEE_PERCENT = 5;
export const BUSINESS_PLUS_FEE_PERCENT = 10;
export const PAY_IN_CAR_TECH_FEE_PERCENT = 10;
export const BUSINESS_PLUS_REVIEW_WORKING_DAYS = 3;

// Premium and standard (S9.premiumBenefit, S9.standardService)
export const PREMIUM_FIRST_TRIPS_OFF_PER_MONTH = 1;
export const STANDARD_HISTORY_DAYS = 7;

// Money (S9.premiumPrices, S9.paymentRequest, S9.cardBrands, S9.paymentTypeCodes)
export const CENTS_PER_UNIT = 100;
export const PRICE_DECIMALS = 2;
export const DEFAULT_CURRENCY = 'EUR';
export const PAYMENT_REQUEST_COUNTRY = 'GB';
export const PAYMENT_REQUEST_CURRENCY = 'GBP';
export const CARD_BRANDS = ['visa', 'mastercard', 'maestro', 'amex'] as const;
export const PAYMENT_TYPE = { payInCar: 1, personalCard: 2, billPayOrCardAccount: 4 } as const;

// Phone (S9.phoneCountries)
export const PHONE_DEFAULT_COUNTRY = 'IE';
/** Listed first, in this order. */
export const PHONE_PRIORITY_COUNTRIES = ['IE', 'GB', 'US', 'CA'] as const;

// How long loaded data stay fresh (S9.staleTimes)
export const CARD_ACCOUNTS_STALE_MS = 3_600_000;
export const ACCOUNTS_STALE_MS = 3_600_000;
export const SUBSCRIPTIONS_STALE_MS = 86_400_000;
/** Our own: the same as for accounts. */
export const RECEIPTS_STALE_MS = 3_600_000;
export const NAVIGATION_STALE_MS = 1_800_000;
export const ADMIN_NAVIGATION_STALE_MS = 1_800_000;
export const USER_REFRESH_MS = 1_800_000;

// The interface (S9.noticeWidth, S9.focusReturnDelay, S9.logoutFlagReset, S9.mapRepositionDelay, S9.scrollSuppression,
// S9.readinessPoll)
export const NOTICE_MAX_WIDTH_PX = 600;
export const NOTICE_BUTTONS_PER_ROW = 2;
export const MODAL_FOCUS_RETURN_MS = 50;
/** How long a message of success stays (D7.6). */
export const SUCCESS_STAY_MS = 6000;
export const IMPERSONATION_END_RESET_MS = 1000;
export const MAP_REPOSITION_MS = 500;
export const MENU_SCROLL_SUPPRESSION_MS = 1000;
/** Maximum delay until the screen knows that the app is ready. The subscription usually reports it sooner (D3.18). */
export const READINESS_MS = 10;

// Calls and payments (D2.3, D4.6)
export const CALL_TIMEOUT_MS = 30_000;
/** Timeout of an older page in its frame (our own), so that a user gets a response within 10 s. */
export const FRAME_TIMEOUT_MS = 9_000;
export const CARD_ELEMENT_TIMEOUT_MS = 5_000;
export const CARD_TOKEN_TIMEOUT_MS = 30_000;
/** Timeout of a bank's challenge (our own): long enough to find a phone and open the bank's app. */
export const CHALLENGE_TIMEOUT_MS = 600_000;
/** How long a login offers passkeys before it asks for a new challenge (our own): shorter than the server keeps one. */
export const PASSKEY_OFFER_LIFETIME_MS = 240_000;
/** A second 402 is authenticated again; a third fails. */
export const CHALLENGES_PER_SUBMISSION = 2;
/** Timeouts of the bot check's script and of each token (our own): no longer than a user waits for a form. */
export const BOT_SCRIPT_TIMEOUT_MS = 10_000;
export const BOT_TOKEN_TIMEOUT_MS = 10_000;
/** How often the new version's bar checks whether the payment that it waits for is over (our own). */
export const PAYMENT_RECHECK_MS = 1000;
/** How long somebody waits for the code of what they pressed (ms; our own). */
export const CODE_TIMEOUT_MS = 10_000;
/** Delays before code that failed to load is requested again (our own): no longer than a user waits for a screen. */
export const CODE_RETRY_PAUSES_MS = [300, 1500] as const;
/** The delete after a failed authentication is retried once. */
export const CARD_CLEANUP_TRIES = 2;
/** How often a failed supervised actor is restarted before it is given up (our own). */
export const ACTOR_RESTARTS = 3;
export const DOWNLOAD_NAME_MAX = 200;

// Password strength (S4.passwordStrength.1): zxcvbn's scale
export const PASSWORD_SCORE_MAX = 4;
export const PASSWORD_SCORE_STRONG = 3;
/** In characters. Measuring a longer password takes more time than it adds accuracy. */
export const PASSWORD_MEASURED_LENGTH = 72;
/** Pause in typing before the strength is announced: an announcement at every key would be noise. */
export const PASSWORD_STRENGTH_PAUSE_MS = 1000;

/** Pause in typing before customers are searched (our own): a search at every key would be useless load. */
export const CUSTOMER_SEARCH_PAUSE_MS = 300;

/** Items on a page of a list that is loaded as a whole (our own): as many as the server puts on a page of customers. */
export const LIST_PAGE_SIZE = 20;

/** The newest entries of the audit that the server sends (our own). */
export const AUDIT_LIST_LENGTH = 500;

/** Options for the number of journeys per month of a credit account (S3.creditAccountRequest.1). */
export const JOURNEYS_PER_MONTH = [
  '10 or less',
  '10 - 20',
  '20 - 30',
  '30 - 40',
  '40 - 50',
  '50 - 100',
  '100+',
] as const;

/**
 * Lengths in characters after trimming (S5.maximumLengths, S9.nameLengthLimits). `max` is also the
 * field's `maxlength`.
 */
export const LENGTH = {
  cardholderName: { min: 4, max: 50 },
  cardNickname: { min: 2, max: 100 },
  name: { min: 2, max: 100 },
  firstName: { min: 2, max: 50 },
  lastName: { min: 2, max: 50 },
  bookingName: { min: 1, max: 50 },
  companyName: { min: 2, max: 100 },
  /** The query of a customer search. `max` is that of the contract. */
  customerQuery: { min: 0, max: 200 },
  contactName: { min: 2, max: 100 },
  address: { min: 2, max: 200 },
  /** Reason for cancelling Premium (our own): as much as the embedded backend stores. */
  cancelReason: { min: 0, max: 1000 },
  /** Reason for acting for a customer or declining a request (our own): as much as the embedded backend stores. */
  adminReason: { min: 1, max: 500 },
  /** Name of a second step (our own): as much as fits a line. */
  factorName: { min: 1, max: 50 },
  /** At most two letters, ten digits and two letters; at least four digits. */
  companyNumber: { min: 4, max: 14 },
} as const;

/** How many second steps an account may have (our own). */
export const FACTORS_MAX = 10;
/** How many recovery codes an account gets at a time (our own). */
export const RECOVERY_CODES = 10;

/** Digits of a company number. At most `COMPANY_NUMBER_LETTERS_MAX` letters may precede and follow them. */
export const COMPANY_NUMBER_DIGITS = { min: 4, max: 10 } as const;
export const COMPANY_NUMBER_LETTERS_MAX = 2;
/** A card nickname must not contain this many digits in a row, so that nobody saves a card number as its name. */
export const CARD_NICKNAME_DIGIT_RUN = 4;

/** How often the app sends where its customer is, if they show it (ms). */
export const WHEREABOUTS_PAUSE_MS = 5000;
/** How long where a customer is counts as known (ms). */
export const WHEREABOUTS_LIFETIME_MS = 60_000;
/** After this a customer stops showing where they are, unless they agree again (ms). */
export const WHEREABOUTS_AGREEMENT_MS = 30 * 60 * 1000;
/** How many charts are shown, those that changed last (count). */
export const WHEREABOUTS_CHARTS_MAX = 12;
/** How often an admin's screen asks where a customer is (ms). */
export const WHEREABOUTS_LOOK_MS = 3000;
