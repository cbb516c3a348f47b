import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext } from 'playwright-core';
import { tokenFor } from './backend-cards';
import { enterAsNewCustomer } from './fresh-customer';

const headers = { 'X-Requested-With': 'XMLHttpRequest' };
const expiry = { exp_month: 4, exp_year: 2031 };

const cardResult = (number: string) => ({
  token: tokenFor(number, randomUUID().replaceAll('-', '')),
  last4: number.slice(-4),
  ...expiry,
});

export type Made = {
  /** Nicknames of valid cards. `Travel` is a Mastercard that ends in 4444; the others end in 4242. */
  readonly cards?: readonly string[];
  /** Premium of this kind, paid with another card. */
  readonly premium?: 'personal' | 'business';
  /** Whether that Premium is cancelled and still runs. */
  readonly cancelled?: boolean;
  /** A business card account of this company, paid with the first of `cards`. */
  readonly company?: string;
};

/** A customer created by a test, with direct access to the server's data about them. */
export type MadeCustomer = {
  readonly uuid: string;
  readonly email: string;
  /** The `response` of a read call; `path` starts after the customer's uuid. */
  readonly read: <T>(path: string) => Promise<T>;
  /** Whether a password opens the account. Ends the current session. */
  readonly canSignIn: (password: string) => Promise<boolean>;
};

async function sent(answer: ReturnType<APIRequestContext['post']>): Promise<void> {
  const given = await answer;
  const { code } = (await given.json()) as { readonly code: number };
  if (code !== 200) throw new Error(`${given.url()} was answered with ${code}`);
}

/** Creates a customer with the given data, and signs them in without a screen. */
export async function enterAsCustomerWith(
  context: BrowserContext,
  { cards = [], premium, cancelled = false, company }: Made = {},
): Promise<MadeCustomer> {
  const { request } = context;
  const email = await enterAsNewCustomer(context);
  const response = async <T>(path: string): Promise<T> =>
    ((await (await request.get(path, { headers })).json()) as { readonly response: T }).response;
  const { uuid } = await response<{ readonly uuid: string }>('/api/auth/user');
  const own = `/api/user/${uuid}`;
  for (const cardNickName of cards)
    await sent(
      request.post(`${own}/cards/add`, {
        headers,
        data: {
          paymentMethod: cardResult(cardNickName === 'Travel' ? '5555555555554444' : '4242424242424242'),
          requestType: 'personal',
          cardNickName,
          recaptchaToken: '',
        },
      }),
    );
  const [first] = await response<readonly { readonly id: number }[]>(`${own}/cards/view`);
  if (company !== undefined)
    await sent(
      request.post(`${own}/cards/business/add`, {
        headers,
        form: { companyName: company, cardId: String(first?.id), recaptchaToken: '' },
      }),
    );
  if (premium !== undefined)
    await sent(
      request.post('/api/premium/subscribe/add-profile', {
        headers,
        data: {
          requestType: premium,
          billingAddress: '1 Main Street, Galway',
          ...(premium === 'business' && { companyName: 'Brennan Tours Ltd', premiumUsers: 5 }),
          card: cardResult('5555555555554444'),
          recaptchaToken: '',
        },
      }),
    );
  if (cancelled) {
    const [bought] = await response<readonly { readonly id: number }[]>(`${own}/cards/premium`);
    await sent(request.delete(`${own}/subscriptions/cancel/${String(bought?.id)}`, { headers }));
  }
  return {
    uuid,
    email,
    read: (path) => response(`${own}/${path}`),
    canSignIn: async (password) => {
      const answer = await request.post('/api/auth/login', { headers, form: { email, password } });
      return ((await answer.json()) as { readonly code: number }).code === 200;
    },
  };
}
