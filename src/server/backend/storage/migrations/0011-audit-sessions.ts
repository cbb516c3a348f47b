import type { Kysely, Migration } from 'kysely';

/** When the impersonation began that an entry of the audit is part of. Older entries do not say. */
export const auditSessions: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('audit').addColumn('session_start', 'timestamptz').execute();
  },
};
