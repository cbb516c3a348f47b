import { describe, expect, it } from 'vitest';
import * as limits from '../../../src/domain/limits';
import { settings } from '../../../src/domain/settings';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

describe('the limits', () => {
  it('S9.limits: are what was agreed, and nothing else', () => {
    expect({ ...limits }).toEqual({
      EXPIRING_CARD_CHECK_MS: 24 * hour,
      EXPIRING_CARD_LOOK_MS: 60_000,
      EXPIRING_NOTICE_CHECKBOX_WAIT_MS: 100,
      EXPIRING_NOTICE_CHECKBOX_TRIES: 10,
      BUSINESS_USERS_DEFAULT: 5,
      BUSINESS_USERS_MIN: 1,
      BUSINESS_USERS_MAX: 100,
      BUSINESS_USERS_STEP: 1,
      BUSINESS_CARD_MAX_USERS: 10,
      BUSINESS_BOOKING_FEE_PERCENT: 5,
      BUSINESS_PLUS_FEE_PERCENT: 10,
      PAY_IN_CAR_TECH_FEE_PERCENT: 10,
      BUSINESS_PLUS_REVIEW_WORKING_DAYS: 3,
      PREMIUM_FIRST_TRIPS_OFF_PER_MONTH: 1,
      STANDARD_HISTORY_DAYS: 7,
      CENTS_PER_UNIT: 100,
      PRICE_DECIMALS: 2,
      DEFAULT_CURRENCY: 'EUR',
      PAYMENT_REQUEST_COUNTRY: 'GB',
      PAYMENT_REQUEST_CURRENCY: 'GBP',
      CARD_BRANDS: ['visa', 'mastercard', 'maestro', 'amex'],
      PAYMENT_TYPE: { payInCar: 1, personalCard: 2, billPayOrCardAccount: 4 },
      PHONE_DEFAULT_COUNTRY: 'IE',
      PHONE_PRIORITY_COUNTRIES: ['IE', 'GB', 'US', 'CA'],
      CARD_ACCOUNTS_STALE_MS: 3600 * second,
      ACCOUNTS_STALE_MS: 3600 * second,
      SUBSCRIPTIONS_STALE_MS: 86_400 * second,
      RECEIPTS_STALE_MS: 3600 * second,
      NAVIGATION_STALE_MS: 1800 * second,
      ADMIN_NAVIGATION_STALE_MS: 1800 * second,
      USER_REFRESH_MS: 30 * minute,
      NOTICE_MAX_WIDTH_PX: 600,
      NOTICE_BUTTONS_PER_ROW: 2,
      MODAL_FOCUS_RETURN_MS: 50,
      IMPERSONATION_END_RESET_MS: 1000,
      MAP_REPOSITION_MS: 500,
      MENU_SCROLL_SUPPRESSION_MS: 1000,
      READINESS_MS: 10,
      CALL_TIMEOUT_MS: 30 * second,
      FRAME_TIMEOUT_MS: 9 * second,
      CARD_ELEMENT_TIMEOUT_MS: 5 * second,
      CARD_TOKEN_TIMEOUT_MS: 30 * second,
      CHALLENGE_TIMEOUT_MS: 10 * minute,
      CHALLENGES_PER_SUBMISSION: 2,
      BOT_SCRIPT_TIMEOUT_MS: 10 * second,
      BOT_TOKEN_TIMEOUT_MS: 10 * second,
      PAYMENT_RECHECK_MS: 1 * second,
      CODE_RETRY_PAUSES_MS: [300, 1500],
      CARD_CLEANUP_TRIES: 2,
      ACTOR_RESTARTS: 3,
      DOWNLOAD_NAME_MAX: 200,
      PASSWORD_SCORE_MAX: 4,
      PASSWORD_SCORE_STRONG: 3,
      PASSWORD_MEASURED_LENGTH: 72,
      PASSWORD_STRENGTH_PAUSE_MS: 1 * second,
      CUSTOMER_SEARCH_PAUSE_MS: 300,
      JOURNEYS_PER_MONTH: ['10 or less', '10 - 20', '20 - 30', '30 - 40', '40 - 50', '50 - 100', '100+'],
      LENGTH: {
        cardholderName: { min: 4, max: 50 },
        cardNickname: { min: 2, max: 100 },
        name: { min: 2, max: 100 },
        firstName: { min: 2, max: 50 },
        lastName: { min: 2, max: 50 },
        bookingName: { min: 1, max: 50 },
        companyName: { min: 2, max: 100 },
        customerQuery: { min: 0, max: 200 },
        contactName: { min: 2, max: 100 },
        address: { min: 2, max: 200 },
        cancelReason: { min: 0, max: 1000 },
        adminReason: { min: 1, max: 500 },
        companyNumber: { min: 4, max: 14 },
      },
      COMPANY_NUMBER_DIGITS: { min: 4, max: 10 },
      COMPANY_NUMBER_LETTERS_MAX: 2,
      CARD_NICKNAME_DIGIT_RUN: 4,
    });
  });
});

describe('the settings', () => {
  it('start from what was agreed', () => {
    expect(settings).toMatchObject({
      impersonation: { refused: ['closeAccount', 'changePassword'] },
      wallet: { country: 'GB', currency: 'GBP' },
      currency: 'EUR',
      phone: { defaultCountry: 'IE', priorityCountries: ['IE', 'GB', 'US', 'CA'] },
      fareEstimatorUrl: '/legacy/fare-estimator',
      fareEstimatorOrigins: [],
      bookingSelectors: {
        paymentType: '[data-booking="payment-type"]',
        submit: '[data-booking="submit"]',
        note: '[data-booking="note"]',
      },
      defaultPage: '/new-booking',
    });
  });

  it('frame pages of the older application only', () => {
    expect(Object.keys(settings.legacyPages)).toHaveLength(9);
    for (const page of Object.values(settings.legacyPages)) expect(page).toMatch(/^\/legacy\/[a-z-]+$/u);
  });

  it('hold nothing but data', () => {
    expect(JSON.parse(JSON.stringify(settings))).toEqual(settings);
  });
});
