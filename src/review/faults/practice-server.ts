import { json, refusing, type Answer } from './answers';
import { isOfCall } from './call';
import { newCard, practiceCompany, type Company, type Situation } from './practice-company';

/** A request sent by the app. */
export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly key: string | null;
};

type Handler = (company: Company, asked: Asked, ids: readonly string[]) => Answer;

const ok = (response: unknown = null): Answer => json(200, { code: 200, response });
const user = '/api/user/{uuid}';
/** Published test numbers that the practice provider puts into a token (D4.11). */
const ASKED = '4000002500003155';
const FLAGGED = '4000000000000341';

const page =
  (title: string): Handler =>
  () =>
    ok({ title, content: `<p>${title} of the company.</p>`, expires: null });

const formOf = ({ body }: Asked): URLSearchParams => new URLSearchParams(body);

type PaidCard = {
  readonly token: string;
  readonly last4: string;
  readonly setupIntent?: string;
  readonly paymentIntent?: string;
};

const subscribe = (company: Company): Answer => {
  company.held = false;
  company.subscriptions = practiceCompany({
    person: 'customer',
    offered: true,
    subscribed: true,
    active: true,
  }).subscriptions;
  if (company.user) company.user = { ...company.user, premium: true };
  return ok();
};

/** Charges a profile's card, requests a challenge, or declines the card. */
function charge(company: Company, card: PaidCard): Answer {
  if (card.token.includes(FLAGGED)) {
    company.held = true;
    return json(400, { code: 400, stripe: true, message: 'Your card was declined.' });
  }
  if (!card.token.includes(ASKED) || card.paymentIntent !== undefined) return subscribe(company);
  company.held = true;
  return json(402, {
    code: 402,
    stripe_action: { payment_intent_client_secret: 'pi_practice_secret_practice' },
  });
}

const switched =
  (active: boolean): Handler =>
  (company, _asked, [id]) => {
    company.accounts = company.accounts.map((account) =>
      account.accountId === id ? { ...account, active } : account,
    );
    return ok();
  };

/** The server's implementation of each call, by name. The first id is the customer's. */
const handlers: Readonly<Record<string, Handler>> = {
  'GET /api/config': ({ config }) => ok(config),
  'GET /api/premium/config': ({ premiumConfig }) => ok(premiumConfig),
  'GET /api/auth/user': (company) => (company.user ? ok(company.user) : json(401, { code: 401 })),
  'GET /api/auth/logout': (company) => {
    company.user = null;
    return ok({ location: '/login' });
  },
  'GET /api/admin/end-impersonation': (company) => {
    company.user = company.users.admin;
    return ok();
  },
  'GET /api/admin/customers': () => ok({ items: [], page: 1, pageSize: 20, total: 0 }),
  'GET /api/content/terms': page('Terms and Conditions'),
  'GET /api/content/privacy': page('Privacy Statement'),
  'GET /api/content/contact': () =>
    ok({ title: 'Contact Us', content: [{ id: '1', label: 'A journey' }], expires: null }),
  'POST /api/content/contact': () => ok(),
  'GET /api/content/nav': ({ menu }) => ok(menu),
  'GET /api/content/admin-nav': ({ adminMenu }) => ok(adminMenu),
  [`GET ${user}/cards/view`]: ({ cards }) => ok(cards),
  [`GET ${user}/cards/business`]: ({ accounts }) => ok(accounts),
  [`GET ${user}/cards/premium`]: ({ subscriptions }) => ok(subscriptions),
  [`GET ${user}/settings/accounts/view`]: ({ applications }) => ok(applications),
  [`GET ${user}/settings/view`]: ({ settings }) => ok(settings),
  [`POST ${user}/cards/add`]: (company, { body }) => {
    const { paymentMethod, cardNickName } = JSON.parse(body) as {
      paymentMethod: PaidCard;
      cardNickName: string;
    };
    const card = newCard(String(20 + company.cards.length), cardNickName, paymentMethod.last4);
    company.cards = [...company.cards, card];
    return ok(card);
  },
  [`DELETE ${user}/cards/delete/{cardId}`]: (company, _asked, [, id]) => {
    company.cards = company.cards.filter((card) => card.id !== id);
    return ok();
  },
  'DELETE /api/user/cards/delete/{cardToken}': () => ok(),
  [`POST ${user}/cards/business/add`]: (company, asked) => {
    const form = formOf(asked);
    const [like] = practiceCompany({
      person: 'customer',
      offered: true,
      subscribed: true,
      active: true,
    }).accounts;
    const account = like && {
      ...like,
      accountId: '42',
      nickname: form.get('companyName') ?? '',
      cardId: form.get('cardId'),
      isPremium: false,
    };
    if (account) company.accounts = [...company.accounts, account];
    return ok();
  },
  [`POST ${user}/cards/set-account-card/{accountId}/{cardId}`]: (company, _asked, [, id, card = null]) => {
    company.accounts = company.accounts.map((account) =>
      account.accountId === id ? { ...account, cardId: card } : account,
    );
    return ok();
  },
  [`POST ${user}/cards/business/{accountId}/enable`]: (company, asked, [, id = '']) =>
    switched(true)(company, asked, [id]),
  [`POST ${user}/cards/business/{accountId}/disable`]: (company, asked, [, id = '']) =>
    switched(false)(company, asked, [id]),
  [`PATCH ${user}/subscriptions/{subscriptionId}/set-card/{cardId}`]: (
    company,
    _asked,
    [, , card = null],
  ) => {
    company.subscriptions = company.subscriptions.map((one) => ({
      ...one,
      card_id: card,
      bookingCardId: card,
    }));
    return ok();
  },
  [`DELETE ${user}/subscriptions/cancel/{subscriptionId}`]: (company) => {
    company.subscriptions = company.subscriptions.map((one) => ({
      ...one,
      cancellable: false,
      endsOn: one.periodEnd,
    }));
    return ok();
  },
  [`POST ${user}/settings/accounts/request`]: (company, asked) => {
    const [like] = practiceCompany({
      person: 'customer',
      offered: true,
      subscribed: false,
      active: true,
    }).applications;
    const application = { ...like, ref: 'BP-8', name: formOf(asked).get('companyName') ?? '' };
    company.applications = [...company.applications, application as Company['applications'][number]];
    return ok(application);
  },
  [`POST ${user}/settings/update`]: (company, asked) => {
    company.settings = { ...company.settings, bookingName: formOf(asked).get('bookingName') ?? '' };
    return ok();
  },
  [`POST ${user}/settings/change-password`]: () => ok(),
  [`POST ${user}/settings/delete-profile`]: () => ok(),
  'POST /api/premium/subscribe/add-profile': (company, { body }) =>
    charge(company, (JSON.parse(body) as { card: PaidCard }).card),
  'POST /api/premium/subscribe/add-profile/save-card': (company, { body }) =>
    charge(company, (JSON.parse(body) as { card: PaidCard }).card),
  'POST /api/auth/login': (company) => {
    company.user = company.users.customer;
    return ok();
  },
  'POST /api/auth/admin/login': (company) => {
    company.user = company.users.admin;
    return ok();
  },
  'POST /sandbox/intents/{id}': () => ok(),
};

/** Whether a call behaves the same for everybody. */
const isOpen = (path: string): boolean => !path.startsWith('/api/user/');

const idsIn = (name: string, path: string): readonly string[] => {
  const parts = path.split('/');
  const [, template = ''] = name.split(' ');
  return template.split('/').flatMap((part, index) => (part.startsWith('{') ? [parts[index] ?? ''] : []));
};

/**
 * The company's server, running in the page. Like the embedded backend it executes a request once per idempotency
 * key.
 */
export function practiceServer(situation: Situation) {
  const company = practiceCompany(situation);
  const known = new Map<string, Answer>();
  return {
    work: (asked: Asked): Answer => {
      const before = asked.key === null ? undefined : known.get(asked.key);
      if (before) return before;
      if (company.user === null && !isOpen(asked.path)) return json(401, { code: 401 });
      const name = Object.keys(handlers).find((one) => isOfCall({ name: one }, asked.method, asked.path));
      const handler = name === undefined ? undefined : handlers[name];
      if (name === undefined || !handler) return refusing(404);
      const answer = handler(company, asked, idsIn(name, asked.path));
      if (asked.key !== null && answer.status < 400) known.set(asked.key, answer);
      return answer;
    },
    endSession: (): void => {
      company.user = null;
    },
  };
}

export type PracticeServer = ReturnType<typeof practiceServer>;
