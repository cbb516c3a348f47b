import type { Kysely, Migration } from 'kysely';

/** The Reply-To address of mails whose replies do not go to the company. */
export const mailReplyTo: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('mails').addColumn('reply_to', 'text').execute();
  },
};
