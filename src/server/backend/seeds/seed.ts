import { randomUUID } from 'node:crypto';
import { settings } from '../../../domain/settings';
import { monthFrom } from '../services/cards/card-expiry';
import { standardPrices } from '../services/content/configuration';
import { billedTo, describedPremium, writeReceipt } from '../services/premium/receipts';
import { monthsAfter } from '../../../domain/dates';
import { withdrawalEnd } from '../services/premium/subscription-period';
import { hashPassword } from '../services/session/password';
import type { Executor } from '../storage/database';
import { lockKey } from '../storage/lock-key';
import { findMode, insertMode } from '../storage/repositories/installation';
import { insertSubscription } from '../storage/repositories/payment-profiles';
import type { CardRow } from '../storage/tables';
import { allDemoAccounts, DEMO_PASSWORD, demoAccounts, type DemoAccount } from './accounts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Demo accounts are created at intervals of this many days. */
const DAYS_BETWEEN_ACCOUNTS = 7;

async function seedAccount(
  executor: Executor,
  account: DemoAccount,
  passwordHash: string,
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<void> {
  await executor
    .insertInto('users')
    .values({
      id: account.uuid,
      email: account.email,
      password_hash: passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      phone: account.phone,
      location: account.admin === true ? null : settings.defaultPage,
      profile_type: account.profileType,
      admin: account.admin === true,
      needs_factor: account.needsFactor === true,
      can_book: account.unableToBook === undefined,
      unable_to_book_message: account.unableToBook ?? null,
      must_change_password: account.mustChangePassword === true,
      received_premium_discount: account.receivedPremiumDiscount === true,
      created_at: since,
    })
    .execute();
  for (const card of account.cards ?? []) {
    const id = randomUUID().replaceAll('-', '');
    const expiry = monthFrom(now, card.expiresIn);
    await executor
      .insertInto('cards')
      .values({
        user_id: account.uuid,
        name: card.name,
        last_four: card.number.slice(-4),
        type: card.type,
        expiry_month: expiry.month,
        expiry_year: expiry.year,
        payment_method_id: `pm_sandbox_${card.number}_${id}`,
        card_id: `card_${id}`,
        intent_id: null,
        created_at: now,
      })
      .execute();
  }
}

function cardsOf(executor: Executor, account: DemoAccount): Promise<CardRow[]> {
  return executor.selectFrom('cards').selectAll().where('user_id', '=', account.uuid).orderBy('id').execute();
}

/**
 * Receipts of the Premium customer: one of the current subscription and one of an earlier
 * subscription that has ended.
 */
async function seedReceipts(executor: Executor, subscriptionId: number, now: Date): Promise<void> {
  const { uuid, firstName, lastName } = demoAccounts.premium;
  const paid = {
    user_id: uuid,
    billed_to: billedTo({
      first_name: firstName,
      last_name: lastName,
      company_name: null,
      billing_address: '7 Marine Parade, Galway, H91 X2C4',
    }),
    amount: standardPrices.personalPrice,
    currency: settings.currency,
    vat_included: null,
  };
  const before = monthsAfter(now, -6);
  for (const [of, at] of [
    [null, before],
    [subscriptionId, now],
  ] as const) {
    const description = describedPremium('personal', at);
    await writeReceipt(executor, { ...paid, subscription_id: of, description }, at);
  }
}

async function seedPremium(executor: Executor, now: Date): Promise<void> {
  const [personalCard] = await cardsOf(executor, demoAccounts.premium);
  const [companyCard, eventsCard] = await cardsOf(executor, demoAccounts.business);
  const periodEnd = new Date(now.getTime() + 30 * DAY_MS);
  const personal = await insertSubscription(executor, {
    user_id: demoAccounts.premium.uuid,
    type: 'personal',
    card_id: personalCard?.id ?? null,
    booking_card_id: personalCard?.id ?? null,
    cancellable: true,
    price: standardPrices.personalPrice,
    period_end: periodEnd,
    withdraw_until: withdrawalEnd(now),
  });
  await seedReceipts(executor, personal.id, now);
  const account = { owner_id: demoAccounts.business.uuid, created_at: now };
  const [main] = await executor
    .insertInto('card_accounts')
    .values([
      {
        ...account,
        ref: 'MS-1042',
        nickname: 'Murphy & Sons Ltd',
        card_id: companyCard?.id ?? null,
        active: true,
        premium: true,
        subscription_type: 'business',
      },
      {
        ...account,
        ref: 'ME-1043',
        nickname: 'Murphy Events',
        card_id: eventsCard?.id ?? null,
        active: false,
        premium: false,
        subscription_type: null,
      },
    ])
    .returning('id')
    .execute();
  if (!main) throw new Error('The business account was not stored');
  await executor
    .insertInto('subscriptions')
    .values({
      user_id: demoAccounts.business.uuid,
      type: 'business',
      card_id: companyCard?.id ?? null,
      booking_card_id: companyCard?.id ?? null,
      cancellable: true,
      price: standardPrices.businessStandardPrice,
      period_end: periodEnd,
      account_id: main.id,
    })
    .execute();
  await executor
    .insertInto('card_account_members')
    .values({ account_id: main.id, user_id: demoAccounts.member.uuid })
    .execute();
}

async function seedCreditAccounts(executor: Executor, now: Date): Promise<void> {
  await executor
    .insertInto('credit_accounts')
    .values([
      {
        user_id: demoAccounts.billpay.uuid,
        ref: 'WA-2041',
        name: 'Walsh Architects',
        identifier: 'BP-20418',
        status: 'approved',
        reason: null,
        company_address: '12 Merrion Row, Dublin, D02 K599',
        company_email: 'accounts@walsh.test',
        company_registration_number: '482913',
        journeys_per_month: '30 - 40',
        created_at: new Date(now.getTime() - 30 * DAY_MS),
      },
      {
        user_id: demoAccounts.pending.uuid,
        ref: 'MC-2077',
        name: 'McCarthy & Daughters',
        identifier: null,
        status: 'pending',
        reason: null,
        company_address: '4 Quay Street, Galway, H91 V3PK',
        company_email: 'office@mccarthy.test',
        company_registration_number: 'IE551204',
        journeys_per_month: '10 - 20',
        created_at: new Date(now.getTime() - DAY_MS),
      },
    ])
    .execute();
}

/** Tables to empty, in the order of their references. Deleting the users deletes the other tables' rows. */
const emptied = [
  'subscriptions',
  'card_accounts',
  'credit_accounts',
  'cards',
  'users',
  'intents',
  'stripe_customers',
  'payments',
  'stripe_events',
  'idempotency',
  'password_resets',
  'mails',
  'audit',
  'receipt_numbers',
  'switches',
  'rate_limits',
] as const;

/** Inserts the demo accounts into empty data. @param hashes from `demoHashes` */
export async function fill(transaction: Executor, now: Date, hashes: readonly string[]): Promise<void> {
  for (const [index, account] of allDemoAccounts.entries()) {
    const since = new Date(now.getTime() - (allDemoAccounts.length - index) * DAYS_BETWEEN_ACCOUNTS * DAY_MS);
    await seedAccount(transaction, account, hashes[index] ?? '', { now, since });
  }
  await seedPremium(transaction, now);
  await seedCreditAccounts(transaction, now);
}

/** Hashes the demo password, once for each account. */
export const demoHashes = (): Promise<string[]> =>
  Promise.all(allDemoAccounts.map(() => hashPassword(DEMO_PASSWORD)));

export const hasAccounts = async (executor: Executor): Promise<boolean> =>
  (await executor.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;

/**
 * Deletes all data and inserts the demo accounts, in one transaction.
 *
 * @param now cards expire relative to it
 * @throws if the data belong to a server in production
 */
export async function seed(database: Executor, now: Date): Promise<void> {
  const hashes = await demoHashes();
  await database.transaction().execute(async (transaction) => {
    await lockKey(transaction, 'seed');
    const mode = await findMode(transaction);
    if (mode === 'production')
      throw new Error('This data belongs to a server in production and is not reset.');
    if (mode === undefined) await insertMode(transaction, 'demo');
    for (const table of emptied) await transaction.deleteFrom(table).execute();
    await fill(transaction, now, hashes);
  });
}
