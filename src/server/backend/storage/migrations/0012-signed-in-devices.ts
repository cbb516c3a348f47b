import { sql, type Kysely, type Migration } from 'kysely';

/** What a customer is shown of a session, and the codes of the mails about new devices. */
export const signedInDevices: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('sessions')
      .addColumn('public_id', 'uuid', (column) => column.notNull().defaultTo(sql`gen_random_uuid()`))
      .addColumn('device_hash', 'text')
      .addColumn('browser', 'text')
      .addColumn('system', 'text')
      .addColumn('country', 'text')
      .execute();
    await db.schema
      .createTable('sign_in_mails')
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('device_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('sign_in_mails_user').on('sign_in_mails').column('user_id').execute();
  },
};
