/** A server's responses to a customer with a valid card and one that will expire soon, however long it runs. */

const OWNER = '7d1f1f0e-2b5e-4f0c-9a52-0d8f6a4b1c01';

const user = {
  uuid: OWNER,
  first_name: 'Aoife',
  last_name: 'Byrne',
  email: 'aoife.byrne@example.com',
  admin: false,
  guest: false,
  canBook: true,
  mustChangePassword: false,
  premium: true,
  receivedPremiumDiscount: false,
};
const card = {
  id: 11,
  name: 'Everyday',
  lastFour: '4242',
  type: 'visa',
  expiryMonth: 12,
  expiryYear: 2039,
  expired: false,
  expiresSoon: false,
};

/** The kinds of requests that an open page may send by itself, by their addresses. */
const ANSWERS = {
  '/api/config': {
    what: 'configuration',
    says: { stripePublicKey: 'pk_test_1', hasContact: false, premiumEnabled: false, demo: false },
  },
  '/api/premium/config': {
    what: 'prices',
    says: {
      personalPrice: 999,
      businessStandardPrice: 1999,
      businessIncludeVat: true,
      maxBusinessStandardUsers: 10,
    },
  },
  '/api/auth/user': { what: 'user', says: user },
  '/api/content/nav': { what: 'navigation', says: [] },
  [`/api/user/${OWNER}/cards/view`]: {
    what: 'cards',
    says: [card, { ...card, id: 12, name: 'Joint account', expiryYear: 2026, expiresSoon: true }],
  },
  [`/api/user/${OWNER}/cards/premium`]: {
    what: 'subscriptions',
    says: [{ id: 31, card_id: 11, bookingCardId: 11, type: 'personal', cancellable: true }],
  },
  [`/api/user/${OWNER}/cards/business`]: { what: 'card accounts', says: [] },
} as const satisfies Readonly<Record<string, { readonly what: string; readonly says: unknown }>>;

/** The kinds of requests that an open page sends by itself. */
export type Kind =
  'configuration' | 'prices' | 'user' | 'navigation' | 'cards' | 'subscriptions' | 'card accounts';

/** @returns the requests so far, and a `fetch` that answers them; anything else gets a 404 */
export function countedServer() {
  const asked = new Map<string, number>();
  const send: typeof fetch = (input) => {
    const url = input instanceof Request ? input.url : String(input);
    const answer = (ANSWERS as Readonly<Record<string, { what: string; says: unknown } | undefined>>)[url];
    const what = answer?.what ?? url;
    asked.set(what, (asked.get(what) ?? 0) + 1);
    return Promise.resolve(
      answer === undefined
        ? new Response('', { status: 404 })
        : Response.json({ code: 200, response: answer.says }),
    );
  };
  return { send, asked };
}
