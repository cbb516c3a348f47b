import type { Clock } from '../../clock';
import type { Executor } from '../../storage/database';
import { insertMail, listMails, releaseTemporaryPassword } from '../../storage/repositories/mails';
import type { MailKind, MailRow } from '../../storage/server-tables';

/** What the company is called where it writes to its customers. */
export const COMPANY_NAME = 'Cabrank';

/** Where messages to the company itself go, unless it says where. */
export const COMPANY_ADDRESS = 'office@cabrank.test';

export type Mail = {
  readonly kind: MailKind;
  readonly to: string;
  /** The address that answers go to, where that is not the company. */
  readonly replyTo?: string;
  readonly subject: string;
  /** Paragraphs of plain text; links are paths of this website. */
  readonly paragraphs: readonly string[];
  /** How long it waits for `release` (ms): for what may still be undone. */
  readonly heldMs?: number;
  /** How long after it was written it may still be sent (ms): for what is over then. */
  readonly validMs?: number;
};

/** Mails of the backend: written into an outbox, from which they are sent where somebody sends them. */
export interface MailService {
  /** @param executor the transaction under way, so that a mail says only what was also done; by default the database */
  send(mail: Mail, executor?: Executor): Promise<void>;
  /** Lets the temporary password to an address go out at once: what it is for will not be undone any more. */
  release(recipient: string): Promise<void>;
  /** The newest first. */
  outbox(): Promise<readonly MailRow[]>;
}

type Options = {
  /** The time that mails are sent by, which no tester moves; null where they are kept. */
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
