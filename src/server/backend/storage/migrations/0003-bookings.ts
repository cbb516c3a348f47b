import { sql, type Kysely, type Migration } from 'kysely';

/** Journeys booked on the older pages. */
export const bookings: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('bookings')
      .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('ref', 'text', (column) => column.notNull().unique())
      .addColumn('track_key', 'text', (column) => column.notNull().unique())
      .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('pick_up', 'text', (column) => column.notNull())
      .addColumn('destination', 'text', (column) => column.notNull())
      .addColumn('pick_up_at', 'timestamptz', (column) => column.notNull())
      .addColumn('vehicle', 'text', (column) => column.notNull())
      .addColumn('notes', 'text', (column) => column.notNull())
      .addColumn('payment_type', 'smallint', (column) =>
        column.notNull().check(sql`payment_type in (1, 2, 4)`),
      )
      .addColumn('paid_with', 'text')
      .addColumn('payment', 'text', (column) => column.notNull())
      .addColumn('cancelled_at', 'timestamptz')
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('bookings_user').on('bookings').columns(['user_id', 'pick_up_at']).execute();
  },
};
