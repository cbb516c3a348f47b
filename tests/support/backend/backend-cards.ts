import { uuidOf, type CallInput, type DemoName, type Visitor, type WireAnswer } from './backend';

/** A PaymentMethod id in the format of the browser's simulator. */
export const tokenFor = (number: string, random: string): string => `pm_sandbox_${number}_${random}`;

export type CardOrder = {
  readonly number?: string;
  /** Makes the PaymentMethod's id unique. */
  readonly random: string;
  readonly nickname?: string;
  readonly expiry?: { readonly month: number; readonly year: number };
  readonly setupIntent?: string;
  readonly botToken?: string;
  readonly headers?: CallInput['headers'];
};

/** Calls cards/add for a customer. */
export function addCard(visitor: Visitor, customer: DemoName, order: CardOrder): Promise<WireAnswer> {
  const {
    number = '4242424242424242',
    random,
    nickname = 'New card',
    expiry = { month: 4, year: 2031 },
  } = order;
  return visitor.call('addCard', {
    params: { uuid: uuidOf(customer) },
    json: {
      paymentMethod: {
        token: tokenFor(number, random),
        last4: number.slice(-4),
        exp_month: expiry.month,
        exp_year: expiry.year,
      },
      requestType: 'personal',
      cardNickName: nickname,
      recaptchaToken: order.botToken ?? '',
      ...(order.setupIntent === undefined ? {} : { setupIntent: order.setupIntent }),
    },
    ...(order.headers === undefined ? {} : { headers: order.headers }),
  });
}

/** The client secret of a 402 response, for either kind of intent. */
export function secretOf({ body }: WireAnswer): string {
  const { payment_intent_client_secret: payment, setup_intent_client_secret: setup } =
    body.stripe_action ?? {};
  const secret = payment ?? setup;
  if (secret === undefined) throw new Error('The response contains no intent');
  return secret;
}

/** The id of the intent of a 402 response. */
export const intentOf = (answer: WireAnswer): string => secretOf(answer).split('_secret_')[0] ?? '';

export type WireCard = {
  readonly id: number;
  readonly name: string;
  readonly lastFour: string;
  readonly type: string;
  readonly expired: boolean;
  readonly expiresSoon: boolean;
  readonly paymentMethodId: string;
  readonly isDefault: boolean;
};

export async function cardsOf(visitor: Visitor, customer: DemoName): Promise<readonly WireCard[]> {
  const { body } = await visitor.call('viewCards', { params: { uuid: uuidOf(customer) } });
  return body.response as readonly WireCard[];
}

/** Reports the result of a challenge, as the browser's simulator does. */
export function settle(
  visitor: Visitor,
  id: string,
  outcome: 'succeeded' | 'failed' | 'canceled',
): Promise<WireAnswer> {
  return visitor.call('settleSandboxIntent', { params: { id }, form: { outcome } });
}
