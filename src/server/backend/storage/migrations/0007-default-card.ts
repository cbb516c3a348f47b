import type { Kysely, Migration } from 'kysely';

/** The default card for bookings: at most one for each customer. */
export const defaultCard: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('cards')
      .addColumn('is_default', 'boolean', (column) => column.notNull().defaultTo(false))
      .execute();
    await db.schema
      .createIndex('cards_default')
      .on('cards')
      .column('user_id')
      .unique()
      .where('is_default' as never, '=', true as never)
      .execute();
  },
};
