import {
  IDEMPOTENCY_LIFETIME_MS,
  PAYMENT_MEMORY_MS,
  RATE_LIMIT_LIFETIME_MS,
  REGISTRATION_LIFETIME_MS,
  RESET_LIFETIME_MS,
} from './limits';
import type { Services } from './routes/services';
import { sweepKeys } from './storage/repositories/idempotency';
import { sweepPayments } from './storage/repositories/payments';
import { sweepResets } from './storage/repositories/password-resets';
import { sweepTries } from './storage/repositories/rate-limits';
import { sweepRegistrations } from './storage/repositories/registrations';
import { sweepReceived } from './storage/repositories/stripe';

/** Removes what no longer counts, at start, and gives up the payments that nothing came of. */
export async function sweep({
  executor,
  clock,
  payments,
}: Pick<Services, 'executor' | 'clock' | 'payments'>): Promise<void> {
  const ago = (ms: number): Date => new Date(clock.now().getTime() - ms);
  await sweepKeys(executor, ago(IDEMPOTENCY_LIFETIME_MS));
  await sweepTries(executor, ago(RATE_LIMIT_LIFETIME_MS));
  await sweepResets(executor, ago(RESET_LIFETIME_MS));
  await sweepRegistrations(executor, ago(REGISTRATION_LIFETIME_MS));
  await sweepPayments(executor, ago(PAYMENT_MEMORY_MS));
  await sweepReceived(executor, ago(PAYMENT_MEMORY_MS));
  // Not waited for: it asks the card provider.
  void payments.resume();
}
