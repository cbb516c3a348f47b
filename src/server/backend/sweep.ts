import type { FastifyInstance } from 'fastify';
import {
  BEGUN_SIGN_IN_LIFETIME_MS,
  CALL_LIFETIME_MS,
  DEVICE_LIFETIME_MS,
  EMAIL_CHANGE_LIFETIME_MS,
  FORMER_EMAIL_LIFETIME_MS,
  GUEST_LIFETIME_MS,
  IDEMPOTENCY_LIFETIME_MS,
  PASSKEY_CHALLENGE_LIFETIME_MS,
  PAYMENT_MEMORY_MS,
  PAYMENT_STRANDED_MS,
  MAIL_MEMORY_MS,
  RATE_LIMIT_LIFETIME_MS,
  REGISTRATION_LIFETIME_MS,
  RESET_LIFETIME_MS,
  SIGN_IN_MAIL_LIFETIME_MS,
  SUPPORT_CODE_LIFETIME_MS,
  SWEEP_EVERY_MS,
  TOTP_ENROLMENT_LIFETIME_MS,
} from './limits';
import { WHEREABOUTS_LIFETIME_MS } from '../../domain/limits';
import type { Services } from './routes/services';
import { sweepBegunSignIns } from './storage/repositories/begun-sign-ins';
import { sweepEmailChanges } from './storage/repositories/email-changes';
import { sweepUnconfirmed } from './storage/repositories/factors';
import { listHeldIntents } from './storage/repositories/held-profiles';
import { forgetUnfinished, sweepKeys } from './storage/repositories/idempotency';
import { sweepDevices } from './storage/repositories/known-devices';
import { sweepMails } from './storage/repositories/mails';
import { sweepPayments } from './storage/repositories/payments';
import { sweepResets } from './storage/repositories/password-resets';
import { sweepTries } from './storage/repositories/rate-limits';
import { sweepRegistrations } from './storage/repositories/registrations';
import { sweepSignInMails } from './storage/repositories/sign-in-mails';
import { sweepReceived } from './storage/repositories/stripe';
import { sweepSupportCodes } from './storage/repositories/support-codes';
import { sweepGuests } from './storage/repositories/users';
import { sweepWhereabouts } from './storage/repositories/whereabouts';

type Swept = Pick<Services, 'executor' | 'clock' | 'payments' | 'factorResets' | 'finishedIntents'>;

type Rules = {
  /** Whether other backends may use the same database at the same time. */
  readonly shared: boolean;
  /** Whether mails stay in the outbox. */
  readonly keepMails: boolean;
};

/** Deletes expired rows, and gives up abandoned payments. */
async function sweep(
  { executor, clock, payments, factorResets, finishedIntents }: Swept,
  { keepMails }: Rules,
): Promise<void> {
  const ago = (ms: number): Date => new Date(clock.now().getTime() - ms);
  await sweepKeys(executor, { finished: ago(IDEMPOTENCY_LIFETIME_MS), unfinished: ago(CALL_LIFETIME_MS) });
  await sweepTries(executor, ago(RATE_LIMIT_LIFETIME_MS));
  await sweepDevices(executor, ago(DEVICE_LIFETIME_MS));
  await sweepResets(executor, ago(RESET_LIFETIME_MS));
  await sweepEmailChanges(executor, {
    pending: ago(EMAIL_CHANGE_LIFETIME_MS),
    former: ago(FORMER_EMAIL_LIFETIME_MS),
  });
  await sweepBegunSignIns(executor, {
    signIn: ago(BEGUN_SIGN_IN_LIFETIME_MS),
    challenge: ago(PASSKEY_CHALLENGE_LIFETIME_MS),
  });
  await sweepUnconfirmed(executor, ago(TOTP_ENROLMENT_LIFETIME_MS));
  await factorResets.carryOutAll();
  await sweepSignInMails(executor, ago(SIGN_IN_MAIL_LIFETIME_MS));
  await sweepSupportCodes(executor, ago(SUPPORT_CODE_LIFETIME_MS));
  await sweepWhereabouts(executor, ago(WHEREABOUTS_LIFETIME_MS));
  await sweepGuests(executor, ago(GUEST_LIFETIME_MS));
  await sweepRegistrations(executor, ago(REGISTRATION_LIFETIME_MS));
  await sweepPayments(executor, ago(PAYMENT_MEMORY_MS));
  await sweepReceived(executor, ago(PAYMENT_MEMORY_MS));
  if (!keepMails) await sweepMails(executor, ago(MAIL_MEMORY_MS));
  // Not awaited, because both call the card provider.
  void payments.resume();
  void finishHeld(await listHeldIntents(executor, ago(PAYMENT_STRANDED_MS)), finishedIntents);
}

/**
 * Completes profiles whose payment has succeeded, although neither the browser nor a webhook has reported that. One that
 * still waits is left alone. After an error the next sweep tries again.
 */
async function finishHeld(
  intents: readonly string[],
  finishedIntents: Services['finishedIntents'],
): Promise<void> {
  for (const intent of intents) await finishedIntents(intent).catch(() => undefined);
}

/** Deletes expired rows now and at intervals until the backend is closed. */
export async function keepSwept(app: FastifyInstance, services: Swept, rules: Rules): Promise<void> {
  // A backend that does not share its data knows at start that no call is in progress.
  if (!rules.shared) await forgetUnfinished(services.executor);
  await sweep(services, rules);
  const timer = setInterval(() => {
    sweep(services, rules).catch((error: unknown) => app.log.error({ err: error }, 'not swept'));
  }, SWEEP_EVERY_MS);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
}
