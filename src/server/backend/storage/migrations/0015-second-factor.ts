import { sql, type Kysely, type Migration } from 'kysely';

/** Second steps of signing in, with recovery codes and the resets of admins. */
export const secondFactor: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('users')
      .addColumn('needs_factor', 'boolean', (column) => column.notNull().defaultTo(false))
      .execute();
    await db.schema
      .createTable('factors')
      .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
      .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addColumn('confirmed', 'boolean', (column) => column.notNull())
      .addColumn('last_used_at', 'timestamptz')
      .addColumn('secret', 'text')
      .addColumn('last_step', 'integer')
      .addColumn('credential_id', 'text', (column) => column.unique())
      .addColumn('public_key', 'text')
      .addColumn('counter', 'bigint')
      .execute();
    await db.schema.createIndex('factors_user').on('factors').column('user_id').execute();
    await db.schema
      .createTable('recovery_codes')
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('recovery_codes_user').on('recovery_codes').column('user_id').execute();
    await db.schema
      .createTable('begun_sign_ins')
      .addColumn('id_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('passkey_challenges')
      .addColumn('challenge_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'uuid', (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('factor_resets')
      .addColumn('user_id', 'uuid', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('code_hash', 'text', (column) => column.notNull().unique())
      .addColumn('due_at', 'timestamptz', (column) => column.notNull())
      .execute();
  },
};
