import { sql, type Kysely, type Migration } from 'kysely';

/** Receipts with their numbers, and the withdrawal period of contracts. */
export const receipts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('subscriptions')
      .addColumn('withdraw_until', 'timestamptz')
      .addColumn('withdrawn_at', 'timestamptz')
      .execute();
    await db.schema
      .createTable('receipts')
      .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('number', 'text', (column) => column.notNull().unique())
      .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('subscription_id', 'bigint', (column) =>
        column.references('subscriptions.id').onDelete('set null'),
      )
      .addColumn('payment_id', 'text')
      .addColumn('billed_to', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('amount', 'integer', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull().check(sql`currency ~ '^[A-Z]{3}$'`))
      .addColumn('vat_included', 'boolean')
      .addColumn('issued_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('receipts_user').on('receipts').column('user_id').execute();
    await db.schema.createIndex('receipts_subscription').on('receipts').column('subscription_id').execute();
    await db.schema
      .createTable('receipt_numbers')
      .addColumn('year', 'smallint', (column) => column.primaryKey())
      .addColumn('last', 'integer', (column) => column.notNull())
      .execute();
  },
};
