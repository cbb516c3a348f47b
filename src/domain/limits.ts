/**
 * Every business constant and limit (S9.limits), in one place. A name ends with its unit: `_MS` milliseconds, `_PX`
 * pixels, `_PERCENT` percent.
 */

// Cards that expire (S9.expiringCheckInterval, S9.noticeCheckboxWait)
export const EXPIRING_CARD_CHECK_MS = 86_400_000;
/** How soon a check that is due is noticed after the computer has slept (ours). */
export const EXPIRING_CARD_LOOK_MS = 60_000;
export const EXPIRING_NOTICE_CHECKBOX_WAIT_MS = 100;
export const EXPIRING_NOTICE_CHECKBOX_TRIES = 10;

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
/** Offered first, in this order. */
export const PHONE_PRIORITY_COUNTRIES = ['IE', 'GB', 'US', 'CA'] as const;

// How long what was loaded stays fresh (S9.staleTimes)
export const CARD_ACCOUNTS_STALE_MS = 3_600_000;
export const ACCOUNTS_STALE_MS = 3_600_000;
export const SUBSCRIPTIONS_STALE_MS = 86_400_000;
/** Ours, as long as for accounts. */
export const RECEIPTS_STALE_MS = 3_600_000;
export const NAVIGATION_STALE_MS = 1_800_000;
export const ADMIN_NAVIGATION_STALE_MS = 1_800_000;
export const USER_REFRESH_MS = 1_800_000;

// The interface (S9.noticeWidth, S9.focusReturnDelay, S9.logoutFlagReset, S9.mapRepositionDelay, S9.scrollSuppression,
// S9.readinessPoll)
export const NOTICE_MAX_WIDTH_PX = 600;
export const NOTICE_BUTTONS_PER_ROW = 2;
export const MODAL_FOCUS_RETURN_MS = 50;
export const IMPERSONATION_END_RESET_MS = 1000;
export const MAP_REPOSITION_MS = 500;
export const MENU_SCROLL_SUPPRESSION_MS = 1000;
/** The upper bound between being ready and the screen knowing it: a subscription answers sooner (D3.18). */
export const READINESS_MS = 10;

// Calls and payments (D2.3, D4.6)
export const CALL_TIMEOUT_MS = 30_000;
/** An older page in its frame: ours. A person is told within 10 s. */
export const FRAME_TIMEOUT_MS = 9_000;
export const CARD_ELEMENT_TIMEOUT_MS = 5_000;
export const CARD_TOKEN_TIMEOUT_MS = 30_000;
/** A bank's challenge waits for a person: ours, long enough to find a phone and open the bank's app. */
export const CHALLENGE_TIMEOUT_MS = 600_000;
/** A second 402 is authenticated once more, a third fails. */
export const CHALLENGES_PER_SUBMISSION = 2;
/** The bot check's script, and each of its tokens: ours, no longer than a person waits for a form. */
export const BOT_SCRIPT_TIMEOUT_MS = 10_000;
export const BOT_TOKEN_TIMEOUT_MS = 10_000;
/** How soon the new version's bar looks again whether a payment that it waits for is over (ours). */
export const PAYMENT_RECHECK_MS = 1000;
/** Code that does not arrive is asked for again after each of these (ours): no longer than a person waits for a screen. */
export const CODE_RETRY_PAUSES_MS = [300, 1500] as const;
/** The delete after a failed authentication is tried once more. */
export const CARD_CLEANUP_TRIES = 2;
/** A supervised actor that fails is started again this often, then given up (own). */
export const ACTOR_RESTARTS = 3;
export const DOWNLOAD_NAME_MAX = 200;

// Password strength (S4.passwordStrength.1): zxcvbn's scale
export const PASSWORD_SCORE_MAX = 4;
export const PASSWORD_SCORE_STRONG = 3;
/** In characters: measuring more takes longer than it gains. */
export const PASSWORD_MEASURED_LENGTH = 72;
/** How long typing pauses before the strength is read out: a word at every key is noise. */
export const PASSWORD_STRENGTH_PAUSE_MS = 1000;

/** How long typing pauses before customers are searched for (ours): a search at every key is a load for nothing. */
export const CUSTOMER_SEARCH_PAUSE_MS = 300;

/** How many journeys a month a credit account is asked for (S3.creditAccountRequest.1). */
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
 * Lengths in characters after trimming (S5.maximumLengths, S9.nameLengthLimits); `max` is also the field's `maxlength`.
 */
export const LENGTH = {
  cardholderName: { min: 4, max: 50 },
  cardNickname: { min: 2, max: 100 },
  name: { min: 2, max: 100 },
  firstName: { min: 2, max: 50 },
  lastName: { min: 2, max: 50 },
  bookingName: { min: 1, max: 50 },
  companyName: { min: 2, max: 100 },
  /** What customers are searched by: as much as the contract takes. */
  customerQuery: { min: 0, max: 200 },
  contactName: { min: 2, max: 100 },
  address: { min: 2, max: 200 },
  /** Why Premium is cancelled: ours, as much as the embedded backend keeps. */
  cancelReason: { min: 0, max: 1000 },
  /** Why an admin acts for a customer, or declines a request: ours, as much as the embedded backend keeps. */
  adminReason: { min: 1, max: 500 },
  /** Two letters, ten digits, two letters at most; four digits at least. */
  companyNumber: { min: 4, max: 14 },
} as const;

/** Digits of a company number; before and after them at most `COMPANY_NUMBER_LETTERS_MAX` letters. */
export const COMPANY_NUMBER_DIGITS = { min: 4, max: 10 } as const;
export const COMPANY_NUMBER_LETTERS_MAX = 2;
/** A card nickname holds no run of this many digits, so that nobody saves a card number as its name. */
export const CARD_NICKNAME_DIGIT_RUN = 4;
