import type { Executor } from '../../storage/database';
import { findHeldFor } from '../../storage/repositories/held-profiles';
import { findPayment } from '../../storage/repositories/payments';
import type { Profiles } from '../profiles/profiles';
import type { Cards } from './cards';

/**
 * Handles an intent that has ended, even if the browser never returns: completes or gives up what waits for it. The
 * outcome is retrieved from the provider, so it does not matter when and how often this is called.
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
