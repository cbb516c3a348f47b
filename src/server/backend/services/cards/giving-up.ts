import type { PaymentProvider } from '../../payments/port';
import type { Executor } from '../../storage/database';
import { findCardByToken } from '../../storage/repositories/cards';

/** Cleans up at the card provider after an operation has failed. */
export function createGivingUp(executor: Executor, payments: Pick<PaymentProvider, 'cancel' | 'detach'>) {
  /** Detaches a card at the provider unless it is stored here. */
  async function forget(token: string): Promise<void> {
    if (!(await findCardByToken(executor, token))) await payments.detach(token);
  }

  /**
   * Runs a job with a card that the provider has accepted. If the job fails, gives up its intent or payment (if any)
   * and detaches the card.
   */
  async function orGiveUp<Result>(
    { intentId, token }: { readonly intentId: string | null | undefined; readonly token: string },
    job: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await job();
    } catch (error) {
      if (intentId) await payments.cancel(intentId);
      await forget(token);
      throw error;
    }
  }

  return { forget, orGiveUp };
}
