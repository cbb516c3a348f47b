import type { Executor } from '../../storage/database';
import { findHeldFor } from '../../storage/repositories/held-profiles';
import { findPayment } from '../../storage/repositories/payments';
import type { Profiles } from '../profiles/profiles';
import type { Cards } from './cards';

/**
 * Does what is to be done about an intent that has ended, whether or not the browser comes back to say so: what waits for
 * it is completed or given up. How it ended is asked of the provider, so that it does not matter when and how often this
 * is called.
 */
export type FinishedIntents = (intentId: string) => Promise<void>;

export function createFinishedIntents(
  executor: Executor,
  { profiles, cards }: { readonly profiles: Profiles; readonly cards: Cards },
): FinishedIntents {
  return async (intentId) => {
    const held = await findHeldFor(executor, intentId);
    const owner = held?.user_id ?? (await findPayment(executor, intentId))?.user_id;
    await (owner === undefined ? cards.finish(intentId) : profiles.finish(owner, intentId));
  };
}
