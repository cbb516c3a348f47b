import { sql, type Kysely, type Migration } from 'kysely';

async function extend(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .alterColumn('password_hash', (column) => column.dropNotNull())
    .addColumn('guest', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('billing_address', 'text')
    .addColumn('company_name', 'text')
    .execute();
  await db.schema.alterTable('users').dropConstraint('users_email_key').execute();
  // An address belongs to one customer. Any number of guests may leave the same address, or none.
  await db.schema
    .createIndex('users_email')
    .unique()
    .on('users')
    .column('email')
    .where(sql.ref('guest'), '=', false)
    .execute();

  await db.schema
    .alterTable('sessions')
    .addColumn('impersonated_id', 'uuid', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('impersonation_reason', 'text')
    .addColumn('impersonated_at', 'timestamptz')
    .execute();

  await db.schema.alterTable('cards').renameColumn('setup_intent_id', 'intent_id').execute();
  await db.schema
    .alterTable('intents')
    .addColumn('challenge', 'smallint', (column) => column.notNull().defaultTo(1))
    .execute();

  await db.schema
    .alterTable('card_accounts')
    .addColumn('max_users', 'smallint', (column) => column.notNull().defaultTo(10))
    .execute();
  await db.schema
    .alterTable('subscriptions')
    .addColumn('discounted_price', 'integer')
    .addColumn('discounted_until', 'timestamptz')
    .addColumn('cancel_reason', 'text')
    .addColumn('account_id', 'bigint', (column) => column.references('card_accounts.id').onDelete('cascade'))
    .execute();
  // Before this migration, a business subscription belonged to its customer's only Premium account.
  await sql`
    update subscriptions set account_id = (
      select min(id) from card_accounts where owner_id = subscriptions.user_id and premium
    ) where type = 'business'`.execute(db);
  await db.schema
    .createIndex('subscriptions_one_personal')
    .unique()
    .on('subscriptions')
    .column('user_id')
    .where(sql.ref('type'), '=', 'personal')
    .where(sql.ref('ends_on'), 'is', null)
    .execute();

  await db.schema
    .alterTable('credit_accounts')
    .addColumn('uuid', 'uuid', (column) =>
      column
        .notNull()
        .unique()
        .defaultTo(sql`gen_random_uuid()`),
    )
    .addColumn('company_address', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('company_email', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('company_registration_number', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('journeys_per_month', 'text', (column) => column.notNull().defaultTo('10 or less'))
    .addColumn('authorised', 'boolean', (column) => column.notNull().defaultTo(true))
    .addColumn('read_terms', 'boolean', (column) => column.notNull().defaultTo(true))
    .execute();
  await db.schema
    .createIndex('credit_accounts_one_pending')
    .unique()
    .on('credit_accounts')
    .column('user_id')
    .where(sql.ref('status'), '=', 'pending')
    .execute();
}

async function addCustomerTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('customer_settings')
    .addColumn('user_id', 'uuid', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('booking_name', 'text', (column) => column.notNull())
    .addColumn('default_job', 'smallint')
    .addColumn('default_job_delivery', 'smallint')
    .addColumn('confirmation_emails', 'boolean', (column) => column.notNull())
    .addColumn('cc_emails', sql`text[]`, (column) => column.notNull())
    .addColumn('share_bookings', sql`text[]`, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('password_resets')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('registrations')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('held_profiles')
    .addColumn('user_id', 'uuid', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('profile', 'text', (column) => column.notNull())
    .addColumn('intent_id', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('account_invitations')
    .addColumn('account_id', 'bigint', (column) =>
      column.notNull().references('card_accounts.id').onDelete('cascade'),
    )
    .addColumn('email', 'text', (column) => column.notNull().check(sql`email = lower(email)`))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('account_invitations_key', ['account_id', 'email'])
    .execute();
}

async function addServerTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mails')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'timestamptz', (column) => column.notNull())
    .execute();
  // The audit is kept after the customer's account is closed, but then names nobody.
  await db.schema
    .createTable('audit')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('admin_id', 'uuid', (column) => column.notNull())
    .addColumn('customer_id', 'uuid')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .execute();
  await db.schema.createIndex('audit_customer').on('audit').column('customer_id').execute();
  await db.schema
    .createTable('switches')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('since', 'timestamptz', (column) => column.notNull())
    .execute();
}

/** What the remaining calls, the extension groups and the testers' switches store. */
export const wholeContract: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await extend(db);
    await addCustomerTables(db);
    await addServerTables(db);
  },
};
