import type { PaymentProvider } from '../../payments/port';
import type { Executor } from '../../storage/database';
import { findCardByToken } from '../../storage/repositories/cards';

/** What is done at the card provider when something comes to nothing here. */
export function createGivingUp(executor: Executor, payments: Pick<PaymentProvider, 'cancel' | 'detach'>) {
  /** Lets the provider forget a card that is nobody's here (any more). */
  async function forget(token: string): Promise<void> {
    if (!(await findCardByToken(executor, token))) await payments.detach(token);
  }

  /**
   * Does something with a card that the provider has taken. Where that cannot be done, its intent or payment (if it has
   * one) is given up and the card forgotten.
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
