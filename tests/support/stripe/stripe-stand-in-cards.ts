// The behaviour of Stripe's published test cards, and the objects and errors of its API.

/** An error response of the API, in Stripe's envelope. */
export class ApiError extends Error {
  readonly status: number;
  readonly error: Readonly<Record<string, unknown>>;

  constructor(status: number, error: Readonly<Record<string, unknown>>) {
    super(String(error.message));
    this.status = status;
    this.error = error;
  }
}

export const invalidRequest = (message: string, details: Readonly<Record<string, unknown>> = {}): ApiError =>
  new ApiError(400, { type: 'invalid_request_error', message, ...details });

export const missing = (what: string, id: string, param: string, status = 400): ApiError =>
  new ApiError(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${what}: '${id}'`,
  });

export type Method = {
  readonly id: string;
  readonly object: 'payment_method';
  readonly type: 'card';
  readonly card: {
    readonly brand: string;
    readonly last4: string;
    readonly exp_month: number;
    readonly exp_year: number;
  };
  customer: string | null;
  /** Not in the API: a detached card may not be used again. */
  detached: boolean;
};

type Decline = { readonly code: string; readonly decline_code?: string; readonly message: string };

const declined = (decline_code: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  decline_code,
  message,
});

const declines: Readonly<Record<string, Decline>> = {
  '4000000000000002': declined('generic_decline'),
  '4000000000009995': declined('insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000009987': declined('lost_card'),
  '4000000000009979': declined('stolen_card'),
  '4000000000000069': { code: 'expired_card', message: 'Your card has expired.' },
  '4000000000000127': { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  '4000000000000119': {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
};

const challenged = new Set(['4000002500003155', '4000000000003220', '4000002760003184', '4000008400001629']);

const named: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_discover: '6011111111111117',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_threeDSecure2Required: '4000000000003220',
};

const brands: readonly (readonly [RegExp, string])[] = [
  [/^3[47]/u, 'amex'],
  [/^6011/u, 'discover'],
  [/^(?:5|67)/u, 'mastercard'],
  [/^4/u, 'visa'],
];

/** The number of a card, from a name of Stripe's or from the id, where the browser's simulator writes it. */
export const numberOf = (id: string): string | undefined =>
  named[id] ?? /_(\d{12,19})_/u.exec(id)?.[1] ?? undefined;

export const isNamed = (id: string): boolean => id in named;

export function makeMethod(id: string, number: string): Method {
  const brand = brands.find(([pattern]) => pattern.test(number))?.[1] ?? 'unknown';
  const card = { brand, last4: number.slice(-4), exp_month: 4, exp_year: 2031 };
  return { id, object: 'payment_method', type: 'card', card, customer: null, detached: false };
}

/** Why a card is declined at once, or undefined. */
export function refusalOf(number: string, purpose: 'setup' | 'payment'): Decline | undefined {
  return purpose === 'payment' && number === '4000000000000341'
    ? declined('generic_decline')
    : declines[number];
}

export const isChallenged = (number: string): boolean => challenged.has(number);

/** Why a card is declined although its holder was authenticated, or undefined. */
export const refusalAfter = (number: string): Decline | undefined =>
  number === '4000008400001629' ? declined('generic_decline') : undefined;

export const unauthenticated = (kind: 'setup' | 'payment'): Decline => ({
  code: `${kind}_intent_authentication_failure`,
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
});

export type { Decline };
