import { hasPendingRequest } from '../../src/server/backend/storage/repositories/credit-requests';
import type { Cell } from './access-cells';
import { creditRequest } from './access-forms';
import { uuidOf, userOf } from './backend';

// What the demo customers have, by the ids that paths name.

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

/** A credit account request of the premium customer that waits. */
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
