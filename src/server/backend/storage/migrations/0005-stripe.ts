import { sql, type Kysely, type Migration } from 'kysely';

/** Payments, and what Stripe stores and reports. */
export const stripe: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // The first two tables have no foreign key to the user, because customers at Stripe are deleted and payments are
    // refunded even after the account is gone.
    await db.schema
      .createTable('stripe_customers')
      .addColumn('user_id', 'uuid', (column) => column.primaryKey())
      .addColumn('customer_id', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('payments')
      .addColumn('intent_id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'uuid', (column) => column.notNull())
      .addColumn('call_key', 'text')
      .addColumn('state', 'text', (column) =>
        column.notNull().check(sql`state in ('open', 'used', 'giving-up', 'given-up')`),
      )
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('payments_call').on('payments').column('call_key').execute();
    await db.schema
      .createTable('stripe_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('received_at', 'timestamptz', (column) => column.notNull())
      .execute();
  },
};
