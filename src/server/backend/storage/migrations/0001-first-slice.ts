import { sql, type Kysely, type Migration } from 'kysely';

/** The tables of sign-in and cards, and what the card screens read besides. */
export const firstSlice: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('users')
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('phone', 'text')
      .addColumn('location', 'text')
      .addColumn('profile_type', 'text')
      .addColumn('admin', 'boolean', (column) => column.notNull())
      .addColumn('can_book', 'boolean', (column) => column.notNull())
      .addColumn('unable_to_book_message', 'text')
      .addColumn('must_change_password', 'boolean', (column) => column.notNull())
      .addColumn('received_premium_discount', 'boolean', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addCheckConstraint('users_email_lower', sql`email = lower(email)`)
      .execute();

    await db.schema
      .createTable('sessions')
      .addColumn('id_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addColumn('last_used_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();

    await db.schema
      .createTable('cards')
      .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('last_four', 'char(4)', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('expiry_month', 'smallint', (column) => column.check(sql`expiry_month between 1 and 12`))
      .addColumn('expiry_year', 'smallint')
      .addColumn('payment_method_id', 'text', (column) => column.notNull().unique())
      .addColumn('card_id', 'text', (column) => column.notNull().unique())
      .addColumn('setup_intent_id', 'text')
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('cards_user').on('cards').column('user_id').execute();

    await db.schema
      .createTable('subscriptions')
      .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('card_id', 'bigint', (column) => column.references('cards.id'))
      .addColumn('booking_card_id', 'bigint', (column) => column.references('cards.id'))
      .addColumn('cancellable', 'boolean', (column) => column.notNull())
      .addColumn('price', 'integer', (column) => column.notNull())
      .addColumn('period_end', 'timestamptz', (column) => column.notNull())
      .addColumn('ends_on', 'timestamptz')
      .execute();
    await db.schema.createIndex('subscriptions_user').on('subscriptions').column('user_id').execute();

    await db.schema
      .createTable('card_accounts')
      .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('owner_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('ref', 'text', (column) => column.notNull().unique())
      .addColumn('nickname', 'text', (column) => column.notNull())
      .addColumn('card_id', 'bigint', (column) => column.references('cards.id'))
      .addColumn('active', 'boolean', (column) => column.notNull())
      .addColumn('premium', 'boolean', (column) => column.notNull())
      .addColumn('subscription_type', 'text')
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('card_account_members')
      .addColumn('account_id', 'bigint', (column) =>
        column.notNull().references('card_accounts.id').onDelete('cascade'),
      )
      .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('card_account_members_key', ['account_id', 'user_id'])
      .execute();

    await db.schema
      .createTable('credit_accounts')
      .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('ref', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('identifier', 'text', (column) => column.unique())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('intents')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('customer', 'text', (column) => column.notNull())
      .addColumn('payment_method_id', 'text', (column) => column.notNull())
      .addColumn('client_secret', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('idempotency')
      .addColumn('scope', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('status', 'smallint')
      .addColumn('body', 'text')
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('idempotency_key', ['scope', 'key'])
      .execute();
  },
};
