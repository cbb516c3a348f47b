import type { Kysely, Migration } from 'kysely';

/** Recordings that customers send to support, encrypted with their code. */
export const supportCodes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('support_codes')
      .addColumn('id_hash', 'text', (column) => column.primaryKey())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('made_at', 'timestamptz', (column) => column.notNull())
      .execute();
  },
};
