import { hasPendingRequest } from '../../../../src/server/backend/storage/repositories/credit-requests';
import {
  cancelSubscription,
  insertSubscription,
  listSubscriptions,
} from '../../../../src/server/backend/storage/repositories/payment-profiles';
import { billedTo } from '../../../../src/server/backend/services/premium/receipts';
import { withdrawalEnd } from '../../../../src/server/backend/services/premium/subscription-period';
import { customer, type Cell } from './access-cells';
import { creditRequest } from './access-forms';
import { uuidOf, userOf } from '../../backend/backend';

// The demo customers' things, by the ids in paths.

/** The business account that the member may use. */
export async function accountOfOwner({ backend }: Cell): Promise<string> {
  const [main] = await backend.services.accountUsers.list(await userOf(backend, 'business'));
  return String(main?.account.id);
}

export async function subscriptionOfOwner({ backend }: Cell): Promise<string> {
  const { executor } = backend.services;
  const found = executor.selectFrom('subscriptions').select('id').where('type', '=', 'business');
  return String((await found.where('user_id', '=', uuidOf('business')).executeTakeFirst())?.id);
}

/** A new personal subscription of the caller that is running; 1 for a caller who cannot have one. */
export async function personalOfCaller(cell: Cell): Promise<string> {
  const { executor, clock } = cell.backend.services;
  const { id, admin, guest } = await customer(cell);
  if (admin || guest) return '1';
  const [running] = (await listSubscriptions(executor, id, clock.now())).filter(
    ({ type }) => type === 'personal',
  );
  const subscription =
    running ??
    (await insertSubscription(executor, {
      user_id: id,
      type: 'personal',
      card_id: null,
      booking_card_id: null,
      cancellable: true,
      price: 999,
      period_end: clock.now(),
      withdraw_until: withdrawalEnd(clock.now()),
    }));
  return String(subscription.id);
}

/** The same after its cancellation. It runs until tomorrow. */
export async function cancelledOfCaller(cell: Cell): Promise<string> {
  const id = await personalOfCaller(cell);
  const { executor, clock } = cell.backend.services;
  const tomorrow = new Date(clock.now().getTime() + 24 * 60 * 60 * 1000);
  await cancelSubscription(executor, Number(id), { ends_on: tomorrow, cancel_reason: null });
  return id;
}

/** A receipt of the caller; 1 for a caller who cannot have one. */
export async function receiptOfCaller(cell: Cell): Promise<string> {
  const { executor, receipts } = cell.backend.services;
  const user = await customer(cell);
  if (user.admin || user.guest) return '1';
  const receipt = await executor.transaction().execute((transaction) =>
    receipts.issue(transaction, {
      user_id: user.id,
      subscription_id: null,
      billed_to: billedTo(user),
      description: 'Personal Premium, November 2026',
      amount: 999,
      currency: 'EUR',
      vat_included: null,
    }),
  );
  return String(receipt.id);
}

/** The id of a receipt of the premium customer, who makes no calls here. */
export async function receiptOfPremium({ backend }: Cell): Promise<string> {
  const [receipt] = await backend.services.receipts.list(await userOf(backend, 'premium'));
  return String(receipt?.id);
}

/** A pending credit account request of the premium customer. */
export async function pendingRequest({ backend }: Cell): Promise<string> {
  const { executor, creditRequests } = backend.services;
  const uuid = uuidOf('premium');
  if (!(await hasPendingRequest(executor, uuid))) {
    const form = { ...creditRequest, authorised: true, readTerms: true };
    await creditRequests.request(await userOf(backend, 'premium'), form);
  }
  const pending = executor.selectFrom('credit_accounts').select('uuid').where('status', '=', 'pending');
  return (await pending.where('user_id', '=', uuid).executeTakeFirst())?.uuid ?? '';
}
