import { sql, type Kysely, type Migration } from 'kysely';

/** When mails expire. Also deletes the content of mails that production never sent. */
export const mailDeadline: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('mails').addColumn('expires_at', 'timestamptz').execute();
    await sql`
      update mails set expires_at = sent_at + interval '1 hour'
      where kind = 'password-reset' and due_at is not null
    `.execute(db);
    // Production deletes mails that were sent, so these were given up.
    await sql`
      update mails set body = ''
      where due_at is null and exists (select 1 from installation where mode = 'production')
    `.execute(db);
  },
};
