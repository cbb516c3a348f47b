import type { Kysely, Migration } from 'kysely';

/** Browsers with which somebody has signed in. */
export const knownDevices: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('known_devices')
      .addColumn('id_hash', 'text', (column) => column.notNull())
      .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('last_used_at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('known_devices_key', ['id_hash', 'user_id'])
      .execute();
    await db.schema.createIndex('known_devices_user').on('known_devices').column('user_id').execute();
  },
};
