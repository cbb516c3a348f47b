import { monthsAfter } from '../../../src/domain/dates';
import { withdrawalEnd } from '../../../src/server/backend/services/premium/subscription-period';
import { insertSubscription } from '../../../src/server/backend/storage/repositories/payment-profiles';
import { uuidOf, type TestBackend, type Visitor } from './backend';
import { SEEDED_AT } from './backend-image';

/**
 * The Premium customer on the first day of their subscription, with the first receipt of the year, regardless of
 * earlier tests.
 */
export async function premiumOnFirstDay(
  backend: TestBackend,
): Promise<{ readonly visitor: Visitor; readonly id: string }> {
  const { executor, clock, receipts } = backend.services;
  const uuid = uuidOf('premium');
  backend.clock.advance(SEEDED_AT.getTime() - backend.clock.now().getTime());
  for (const table of ['receipts', 'receipt_numbers', 'mails', 'idempotency'] as const)
    await executor.deleteFrom(table).execute();
  await executor.deleteFrom('subscriptions').where('user_id', '=', uuid).execute();
  await executor.deleteFrom('card_accounts').where('owner_id', '=', uuid).execute();
  const subscription = await insertSubscription(executor, {
    user_id: uuid,
    type: 'personal',
    card_id: null,
    booking_card_id: null,
    cancellable: true,
    price: 999,
    period_end: monthsAfter(clock.now(), 1),
    withdraw_until: withdrawalEnd(clock.now()),
  });
  await executor.transaction().execute((transaction) =>
    receipts.issue(transaction, {
      user_id: uuid,
      subscription_id: subscription.id,
      billed_to: 'Aoife Byrne',
      description: 'Personal Premium, November 2026',
      amount: 999,
      currency: 'EUR',
      vat_included: null,
    }),
  );
  return { visitor: await backend.visitorAs('premium'), id: String(subscription.id) };
}
