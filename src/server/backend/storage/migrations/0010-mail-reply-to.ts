import type { Kysely, Migration } from 'kysely';

/** Where answers to a mail go, where that is not the company. */
export const mailReplyTo: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('mails').addColumn('reply_to', 'text').execute();
  },
};
