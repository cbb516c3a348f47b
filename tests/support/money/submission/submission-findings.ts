import { isDeepStrictEqual } from 'node:util';
import { toE164 } from '../../../../src/domain/phones/phone';
import { addressOf, valueOf } from '../../../../src/domain/wizard/step-fields';
import type { Gathered } from '../../../../src/features/registration/submission/submission-payload.provide';
import type { TestBackend } from '../../backend/backend';
import type { SentCall } from './submission-transport';

/** The owner of the submission: a customer, or the visitor with this address. */
export type Person = { readonly uuid: string } | { readonly email: string };

/** A uuid that nobody has. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Everything at the backend that results from one person's submissions. */
export async function storedOf({ services: { executor } }: TestBackend, person: Person) {
  const users = executor.selectFrom('users').selectAll();
  const user = await (
    'uuid' in person ? users.where('id', '=', person.uuid) : users.where('email', '=', person.email)
  ).executeTakeFirst();
  const id = user?.id ?? NOBODY;
  const mails = executor.selectFrom('mails').selectAll().where('kind', '=', 'temporary-password');
  return {
    user,
    cards: await executor.selectFrom('cards').selectAll().where('user_id', '=', id).execute(),
    subscriptions: await executor.selectFrom('subscriptions').selectAll().where('user_id', '=', id).execute(),
    accounts: await executor.selectFrom('card_accounts').selectAll().where('owner_id', '=', id).execute(),
    applications: await executor
      .selectFrom('credit_accounts')
      .selectAll()
      .where('user_id', '=', id)
      .execute(),
    held: await executor.selectFrom('held_profiles').selectAll().where('user_id', '=', id).execute(),
    passwords: await mails.where('recipient', '=', 'email' in person ? person.email : '').execute(),
  };
}

export type Stored = Awaited<ReturnType<typeof storedOf>>;

/** What the app and the world around it have done so far. */
export type Circumstances = {
  /** The chart's state. */
  readonly state: string;
  readonly calls: readonly SentCall[];
  /** The client secrets confirmed with the provider. */
  readonly confirmed: readonly string[];
  /** PaymentMethods of cards that could not be deleted twice. */
  readonly undeleted: ReadonlySet<string>;
  /** PaymentMethods of submissions without a response: the app does not know their outcome. */
  readonly unanswered: ReadonlySet<string>;
};

/** The states in which nothing is running and nothing can be retried. */
const settled = ['entering', 'cardOnly', 'completed', 'postponed', 'outcomeUnknown'];
/**
 * States in which the app will not learn the outcome of a submission without a response. Its card may wait for a
 * challenge, and the next submission abandons it. Or it has paid, and then it must not be deleted.
 */
const uncertain = ['entering', 'outcomeUnknown'];

/** The keys of the confirmations of each intent. */
function keysByIntent(calls: readonly SentCall[]): ReadonlyMap<string, ReadonlySet<string | null>> {
  const keys = new Map<string, Set<string | null>>();
  for (const { body, key } of calls) {
    const card = (body as { readonly card?: { paymentIntent?: string; setupIntent?: string } } | null)?.card;
    const intent = card?.paymentIntent ?? card?.setupIntent;
    if (intent !== undefined) keys.set(intent, (keys.get(intent) ?? new Set()).add(key));
  }
  return keys;
}

function cardsLeftBehind({ cards, subscriptions, accounts }: Stored, given: Circumstances): string[] {
  const used = new Set([
    ...subscriptions.flatMap((one) => [one.card_id, one.booking_card_id]),
    ...accounts.map((one) => one.card_id),
  ]);
  const unused = cards
    .filter(({ id, intent_id }) => intent_id === null && !used.has(id))
    .map((card) => `a card that nothing uses: ${card.payment_method_id}`);
  if (!settled.includes(given.state)) return unused;
  const waiting = cards.filter(({ intent_id, payment_method_id: method }) => {
    const isUncertain = given.unanswered.has(method) && uncertain.includes(given.state);
    const isExcused = given.undeleted.has(method) || isUncertain;
    return intent_id !== null && !isExcused;
  });
  return [...unused, ...waiting.map((card) => `a card that was left behind: ${card.payment_method_id}`)];
}

/**
 * The violations at one moment of a path: more than one subscription, account, application or welcome mail; more than
 * one confirmation of an intent; a card left over after a failure.
 */
export function findingsAt(stored: Stored, given: Circumstances): string[] {
  const { subscriptions, accounts, applications, passwords } = stored;
  const most = { subscriptions, accounts, applications, passwords };
  const intents = given.confirmed.map((secret) => secret.split('_secret_')[0]);
  return [
    ...Object.entries(most).flatMap(([what, rows]) => (rows.length > 1 ? [`${rows.length} ${what}`] : [])),
    ...(new Set(intents).size < intents.length ? [`confirmed twice: ${intents.join(', ')}`] : []),
    ...[...keysByIntent(given.calls)].flatMap(([intent, keys]) =>
      keys.size > 1 ? [`${keys.size} confirming calls for ${intent}`] : [],
    ),
    ...cardsLeftBehind(stored, given),
  ];
}

const difference = (what: string, found: unknown, expected: unknown): string[] =>
  isDeepStrictEqual(found, expected)
    ? []
    : [`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`];

/**
 * The violations after a completed submission: exactly what was typed must exist, once, paid with one card.
 *
 * @param typed what the last press of Finish sent
 */
export function findingsWhenCompleted(
  { user, cards, subscriptions, accounts, applications, held }: Stored,
  { profileType, values }: Gathered,
  isVisitor: boolean,
): string[] {
  const value = (name: string): string => valueOf(values, name);
  const pays = profileType !== 'bill_pay';
  const person = user && [user.first_name, user.last_name, user.phone, user.email];
  const names = [value('firstName'), value('lastName')];
  const typed = [...names, toE164(value('phone'), value('phoneCountry')), value('email')];
  return [
    ...difference(
      'subscriptions',
      subscriptions.map(({ type }) => type),
      pays ? [profileType] : [],
    ),
    ...difference(
      'accounts',
      accounts.map((account) => [account.nickname, account.max_users, account.premium]),
      profileType === 'business' ? [[value('companyName'), Number(value('users')), true]] : [],
    ),
    ...difference(
      'applications',
      applications.map((one) => [one.name, one.company_address, one.company_email, one.journeys_per_month]),
      pays
        ? []
        : [
            [
              value('creditCompanyName'),
              addressOf(values, 'company'),
              value('companyEmail'),
              value('journeysPerMonth'),
            ],
          ],
    ),
    ...difference(
      'cards',
      cards.map(({ intent_id }) => intent_id),
      pays ? [null] : [],
    ),
    ...difference('held profiles', held.length, 0),
    ...difference('billing address', user?.billing_address, addressOf(values, 'billing')),
    ...(isVisitor ? difference('person', person, typed) : []),
  ];
}
