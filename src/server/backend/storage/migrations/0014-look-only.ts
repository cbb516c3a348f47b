import type { Kysely, Migration } from 'kysely';

/** Whether an admin only looks at a customer's account. Those who act already go on. */
export const lookOnly: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('sessions')
      .addColumn('looks_only', 'boolean', (column) => column.notNull().defaultTo(false))
      .execute();
  },
};
