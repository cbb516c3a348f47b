import type { Clock } from '../clock';
import {
  MAIL_LANES,
  MAIL_LEASE_MS,
  MAIL_RETRY_FIRST_MS,
  MAIL_RETRY_MOST_MS,
  MAIL_SEND_MS,
  MAIL_TRIES,
} from '../limits';
import type { Executor } from '../storage/database';
import { claimMail, deleteMail, giveMailUp, setDue } from '../storage/repositories/mails';
import type { MailRow } from '../storage/server-tables';
import type { MailAccess } from './access';
import { letterOf } from './letter';
import { createPost, failureOf, isFinal, type Failure, type Post } from './smtp';

type Dependencies = {
  readonly executor: Executor;
  /** The real clock, without a tester's offset. */
  readonly clock: Clock;
  /** Whether a sent mail stays in the outbox. */
  readonly keep: boolean;
  readonly warn: (facts: object, message: string) => void;
};

export type Delivery = {
  /** Sends all due mails, and resolves when none is left. Several backends may run it concurrently. */
  deliver(): Promise<void>;
  /** Aborts the mails being sent. They are retried later. */
  abort(): void;
};

const EXPIRED: Failure = { code: 'EXPIRED', status: null, enhanced: null, command: '' };

/** Delay after the given try (ms). Doubles each time. */
const waitAfter = (attempts: number): number =>
  Math.min(MAIL_RETRY_FIRST_MS * 2 ** (attempts - 1), MAIL_RETRY_MOST_MS);

/**
 * Sends the mails of the outbox, each once: a backend claims a mail for longer than sending may take, and sends it
 * outside of any transaction. A temporary failure is retried with increasing delays. A mail is given up if it is
 * refused permanently, after `MAIL_TRIES` tries, or when it has expired.
 */
export function createDelivery(access: MailAccess, dependencies: Dependencies): Delivery {
  return deliveryBy(createPost(access), access.website, dependencies);
}

function deliveryBy(post: Post, website: string, { executor, clock, keep, warn }: Dependencies): Delivery {
  const stopped = new AbortController();
  const later = (ms: number): Date => new Date(clock.now().getTime() + ms);

  async function giveUp({ id, attempts }: MailRow, failure: Failure): Promise<void> {
    warn({ mail: id, attempts, ...failure }, 'a mail was given up');
    await giveMailUp(executor, id, { keep });
  }

  async function putOff(mail: MailRow, failure: Failure): Promise<void> {
    const { id, attempts } = mail;
    if (isFinal(failure) || attempts >= MAIL_TRIES) return giveUp(mail, failure);
    warn({ mail: id, attempts, ...failure }, 'a mail was not taken');
    await setDue(executor, id, later(waitAfter(attempts)));
  }

  async function sendOne(mail: MailRow): Promise<void> {
    if (mail.expires_at && mail.expires_at <= clock.now()) return giveUp(mail, EXPIRED);
    try {
      await post(
        {
          ...letterOf(website, mail),
          to: mail.recipient,
          replyTo: mail.reply_to,
          name: `${mail.id}.${mail.sent_at.getTime()}`,
        },
        AbortSignal.any([stopped.signal, AbortSignal.timeout(MAIL_SEND_MS)]),
      );
    } catch (error) {
      return putOff(mail, failureOf(error));
    }
    await (keep ? setDue(executor, mail.id, null) : deleteMail(executor, mail.id));
  }

  async function lane(): Promise<void> {
    while (!stopped.signal.aborted) {
      const mail = await claimMail(executor, clock.now(), later(MAIL_LEASE_MS));
      if (!mail) return;
      await sendOne(mail);
    }
  }

  return {
    async deliver() {
      const ends = await Promise.allSettled(Array.from({ length: MAIL_LANES }, lane));
      const failed = ends.find((end) => end.status === 'rejected');
      if (failed) throw failed.reason;
    },
    abort: () => stopped.abort(),
  };
}
