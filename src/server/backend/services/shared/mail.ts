import type { Clock } from '../../clock';
import type { Executor } from '../../storage/database';
import { insertMail, listMails, releaseTemporaryPassword } from '../../storage/repositories/mails';
import type { MailKind, MailRow } from '../../storage/server-tables';

/** Name of the company in mails to customers. */
export const COMPANY_NAME = 'Cabrank';

/** Where messages to the company go by default. */
export const COMPANY_ADDRESS = 'office@cabrank.test';

export type Mail = {
  readonly kind: MailKind;
  readonly to: string;
  /** Reply-To address; defaults to the company's. */
  readonly replyTo?: string;
  readonly subject: string;
  /** Paragraphs of plain text. Links are paths of this website. */
  readonly paragraphs: readonly string[];
  /** How long the mail waits for `release` (ms), for something that may still be undone. */
  readonly heldMs?: number;
  /** How long after writing the mail may still be sent (ms), for content that expires. */
  readonly validMs?: number;
};

/** Writes mails into the outbox. `Delivery` sends them, if a mail server is configured. */
export interface MailService {
  /**
   * @param executor the current transaction, so that a mail exists only if its cause was committed;
   *   defaults to the database
   */
  send(mail: Mail, executor?: Executor): Promise<void>;
  /** Releases the temporary password for a recipient, because its registration will no longer be undone. */
  release(recipient: string): Promise<void>;
  /** The newest first. */
  outbox(): Promise<readonly MailRow[]>;
}

type Options = {
  /** The clock for sending, without a tester's offset; null if mails are kept. */
  readonly sentBy: Clock | null;
};

export function createMail(database: Executor, clock: Clock, { sentBy }: Options): MailService {
  return {
    async send({ kind, to, replyTo, subject, paragraphs, heldMs = 0, validMs }, executor = database) {
      const body = paragraphs.join('\n\n');
      const later = (ms: number) => sentBy && new Date(sentBy.now().getTime() + ms);
      await insertMail(executor, {
        kind,
        recipient: to,
        reply_to: replyTo ?? null,
        subject,
        body,
        sent_at: clock.now(),
        due_at: later(heldMs),
        expires_at: validMs === undefined ? null : later(validMs),
      });
    },
    async release(recipient) {
      if (sentBy) await releaseTemporaryPassword(database, recipient, sentBy.now());
    },
    outbox: () => listMails(database),
  };
}
