import { sql, type Kysely, type Migration } from 'kysely';

/** When mails are due, and the mode of the data. */
export const mailDelivery: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('mails')
      .addColumn('due_at', 'timestamptz')
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    // Most rows are not due. The partial index finds those that are without reading the others.
    await sql`create index mails_due on mails (due_at) where due_at is not null`.execute(db);
    await db.schema
      .createTable('installation')
      .addColumn('mode', 'text', (column) => column.primaryKey().check(sql`mode in ('demo', 'production')`))
      .execute();
    // Before this migration, every server was a demo.
    await sql`insert into installation (mode) select 'demo' where exists (select 1 from users)`.execute(db);
  },
};
