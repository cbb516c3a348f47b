import { randomBytes } from 'node:crypto';
import {
  ApiError,
  invalidRequest,
  isChallenged,
  isNamed,
  makeMethod,
  missing,
  numberOf,
  refusalAfter,
  refusalOf,
  unauthenticated,
  type Decline,
  type Method,
} from './stripe-stand-in-cards';

export type Params = Readonly<Record<string, unknown>>;

export type Intent = {
  readonly id: string;
  readonly kind: 'setup' | 'payment';
  readonly client_secret: string;
  readonly customer: string;
  readonly metadata: unknown;
  readonly amount: number | null;
  readonly currency: string | null;
  status: string;
  method: Method | null;
  error: (Decline & { readonly method: Method }) | null;
};

const idOf = (prefix: string): string => `${prefix}_${randomBytes(9).toString('hex')}`;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Rejects parameters that the pinned version of the API does not have. */
function requireKnown(params: Params, known: readonly string[]): void {
  if ('payment_method_types' in params) {
    throw invalidRequest('Use allowed_payment_method_types.', {
      code: 'payment_method_types_no_longer_supported',
      param: 'payment_method_types',
    });
  }
  const unknown = Object.keys(params).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw invalidRequest(`Received unknown parameter: ${unknown}`, {
      code: 'parameter_unknown',
      param: unknown,
    });
  }
}

const ofIntents = [
  'customer',
  'payment_method',
  'allowed_payment_method_types',
  'use_stripe_sdk',
  'expand',
  'metadata',
];

/** The objects of the account, and the implementation of the API's calls. */
export class Account {
  readonly customers = new Map<string, { readonly metadata: unknown }>();
  readonly methods = new Map<string, Method>();
  readonly intents = new Map<string, Intent>();
  readonly refunds = new Map<string, string>();

  /** Deletes everything. */
  clear(): void {
    for (const things of [this.customers, this.methods, this.intents, this.refunds]) things.clear();
  }

  /** The intents that were paid and not refunded. */
  kept(): readonly Intent[] {
    return [...this.intents.values()].filter(
      ({ kind, status, id }) => kind === 'payment' && status === 'succeeded' && !this.refunds.has(id),
    );
  }

  createCustomer(params: Params) {
    requireKnown(params, ['metadata']);
    const id = idOf('cus');
    this.customers.set(id, { metadata: params.metadata });
    return { id, object: 'customer', metadata: params.metadata };
  }

  deleteCustomer(id: string) {
    if (!this.customers.delete(id)) throw missing('customer', id, 'id', 404);
    for (const method of this.methods.values()) if (method.customer === id) this.#detach(method);
    return { id, object: 'customer', deleted: true };
  }

  createSetup(params: Params) {
    requireKnown(params, [...ofIntents, 'usage', 'confirm']);
    const intent = this.#create('setup', params);
    return params.confirm === 'true' ? this.#confirm(intent, params) : this.show(intent, params);
  }

  createPayment(params: Params) {
    requireKnown(params, [...ofIntents, 'amount', 'currency', 'setup_future_usage']);
    if (!(Number(params.amount) >= 50)) throw invalidRequest('Amount too small', { param: 'amount' });
    if (!/^[a-z]{3}$/u.test(text(params.currency))) throw invalidRequest('Invalid', { param: 'currency' });
    return this.show(this.#create('payment', params), params);
  }

  confirmPayment(id: string, params: Params) {
    requireKnown(params, ['use_stripe_sdk', 'expand']);
    const intent = this.find(id, 'payment');
    if (intent.status !== 'requires_confirmation') throw this.#unexpected(intent);
    return this.#confirm(intent, params);
  }

  cancel(id: string, kind: Intent['kind']) {
    const intent = this.find(id, kind);
    if (['succeeded', 'canceled'].includes(intent.status)) throw this.#unexpected(intent);
    intent.status = 'canceled';
    return this.show(intent, {});
  }

  refund(params: Params) {
    requireKnown(params, ['payment_intent']);
    const intent = this.find(text(params.payment_intent), 'payment');
    if (this.refunds.has(intent.id)) {
      throw invalidRequest('Charge has already been refunded.', { code: 'charge_already_refunded' });
    }
    const id = idOf('re');
    this.refunds.set(intent.id, id);
    return { id, object: 'refund', payment_intent: intent.id, amount: intent.amount, status: 'succeeded' };
  }

  detach(id: string) {
    const method = this.methods.get(id);
    if (!method) throw missing('PaymentMethod', id, 'payment_method', 404);
    if (method.customer === null) {
      throw invalidRequest('The payment method you provided is not attached to a customer.', {
        param: 'payment_method',
      });
    }
    this.#detach(method);
    return method;
  }

  /** What Stripe.js does when the card holder has answered their bank. */
  authenticate(id: string, outcome: 'succeeded' | 'failed' | 'canceled'): void {
    const intent = this.intents.get(id);
    if (intent?.status !== 'requires_action' || !intent.method) return;
    const { method } = intent;
    const decline =
      outcome === 'succeeded' ? refusalAfter(numberOf(method.id) ?? '') : unauthenticated(intent.kind);
    if (decline) this.#refuse(intent, method, decline);
    else this.#succeed(intent, method);
  }

  find(id: string, kind: Intent['kind']): Intent {
    const intent = this.intents.get(id);
    if (intent?.kind !== kind) throw missing(`${kind}_intent`, id, 'intent', 404);
    return intent;
  }

  /** An intent in the API's format. */
  show(intent: Intent, params: Params) {
    const { kind, method, error, ...rest } = intent;
    const expanded = Array.isArray(params.expand) && params.expand.includes('payment_method');
    const failure = error && {
      type: 'card_error',
      ...error,
      method: undefined,
      payment_method: error.method,
    };
    return {
      ...rest,
      object: `${kind}_intent`,
      payment_method: expanded ? method : (method?.id ?? null),
      [`last_${kind}_error`]: failure,
    };
  }

  #create(kind: Intent['kind'], params: Params): Intent {
    const customer = text(params.customer);
    if (!this.customers.has(customer)) throw missing('customer', customer, 'customer');
    const method = this.#method(text(params.payment_method), customer);
    const id = idOf(kind === 'setup' ? 'seti' : 'pi');
    const intent: Intent = {
      id,
      kind,
      client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      customer,
      metadata: params.metadata ?? {},
      amount: kind === 'payment' ? Number(params.amount) : null,
      currency: kind === 'payment' ? text(params.currency) : null,
      status: 'requires_confirmation',
      method,
      error: null,
    };
    this.intents.set(id, intent);
    return intent;
  }

  #method(id: string, customer: string): Method {
    const known = this.methods.get(id);
    const number = numberOf(id);
    if (!known && number === undefined) throw missing('PaymentMethod', id, 'payment_method');
    // One of Stripe's names stands for a new card each time.
    const method = known ?? makeMethod(isNamed(id) ? `${idOf('pm')}_${number ?? ''}_x` : id, number ?? '');
    if (method.detached || (method.customer !== null && method.customer !== customer)) {
      throw invalidRequest('This PaymentMethod may not be used again.', { param: 'payment_method' });
    }
    this.methods.set(method.id, method);
    return method;
  }

  #confirm(intent: Intent, params: Params) {
    const { method } = intent;
    if (!method) throw this.#unexpected(intent);
    const number = numberOf(method.id) ?? '';
    const decline = refusalOf(number, intent.kind);
    if (decline) {
      this.#refuse(intent, method, decline);
      const embedded = { [`${intent.kind}_intent`]: this.show(intent, {}), payment_method: method };
      throw new ApiError(402, { type: 'card_error', ...decline, ...embedded });
    }
    if (isChallenged(number)) {
      if (params.use_stripe_sdk !== 'true')
        throw invalidRequest('A return_url is required.', { param: 'return_url' });
      intent.status = 'requires_action';
    } else this.#succeed(intent, method);
    return this.show(intent, params);
  }

  #succeed(intent: Intent, method: Method): void {
    intent.status = 'succeeded';
    method.customer = intent.customer;
  }

  #refuse(intent: Intent, method: Method, decline: Decline): void {
    intent.status = 'requires_payment_method';
    intent.method = null;
    intent.error = { ...decline, method };
  }

  #detach(method: Method): void {
    method.customer = null;
    method.detached = true;
  }

  #unexpected({ kind, status }: Intent): ApiError {
    return invalidRequest(`This intent is ${status}.`, { code: `${kind}_intent_unexpected_state` });
  }
}
