import type { Clock } from '../clock';
import type { Executor } from '../storage/database';
import { insertMail, listMails } from '../storage/repositories/mails';
import type { MailKind, MailRow } from '../storage/server-tables';

/** What the company is called where it writes to its customers. */
export const COMPANY_NAME = 'Cabrank';

/** Where messages to the company itself go. */
export const COMPANY_ADDRESS = 'office@cabrank.test';

export type Mail = {
  readonly kind: MailKind;
  readonly to: string;
  readonly subject: string;
  /** Paragraphs of plain text; links are paths of this website. */
  readonly paragraphs: readonly string[];
};

/** Mails of the backend: kept in an outbox that testers read, sent nowhere. */
export interface MailService {
  /** @param executor the transaction under way, so that a mail says only what was also done; by default the database */
  send(mail: Mail, executor?: Executor): Promise<void>;
  /** The newest first. */
  outbox(): Promise<readonly MailRow[]>;
}

export function createMail(database: Executor, clock: Clock): MailService {
  return {
    async send({ kind, to, subject, paragraphs }, executor = database) {
      const body = paragraphs.join('\n\n');
      await insertMail(executor, { kind, recipient: to, subject, body, sent_at: clock.now() });
    },
    outbox: () => listMails(database),
  };
}
