import type { Kysely, Migration } from 'kysely';

/** The address that a user has asked for, and the way back to a former one. */
export const emailChange: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('users')
      .addColumn('pending_email', 'text')
      .addColumn('pending_email_hash', 'text', (column) => column.unique())
      .addColumn('pending_email_at', 'timestamptz')
      .execute();
    await db.schema
      .createTable('former_emails')
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('former_emails_user').on('former_emails').column('user_id').execute();
    await db.schema.createIndex('former_emails_email').on('former_emails').column('email').execute();
  },
};
