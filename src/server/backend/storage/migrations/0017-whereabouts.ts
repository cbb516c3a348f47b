import type { Kysely, Migration } from 'kysely';

/** Where customers are in the app, if they agreed to show it. */
export const whereabouts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('whereabouts')
      .addColumn('user_id', 'uuid', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('charts', 'text', (column) => column.notNull())
      .addColumn('at', 'timestamptz', (column) => column.notNull())
      .addColumn('looked_by', 'uuid')
      .execute();
  },
};
