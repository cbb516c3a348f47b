import type { Selectable } from 'kysely';
import type { Executor } from '../database';
import type { SupportCodesTable } from '../support-tables';

export async function insertSupportCode(
  executor: Executor,
  code: { readonly idHash: string; readonly sealed: string; readonly madeAt: Date },
): Promise<void> {
  await executor
    .insertInto('support_codes')
    .values({ id_hash: code.idHash, sealed: code.sealed, made_at: code.madeAt })
    .execute();
}

/** The recording of a code that was made after `since`. */
export const findSupportCode = (
  executor: Executor,
  idHash: string,
  since: Date,
): Promise<Selectable<SupportCodesTable> | undefined> =>
  executor
    .selectFrom('support_codes')
    .selectAll()
    .where('id_hash', '=', idHash)
    .where('made_at', '>', since)
    .executeTakeFirst();

export async function sweepSupportCodes(executor: Executor, madeBefore: Date): Promise<void> {
  await executor.deleteFrom('support_codes').where('made_at', '<=', madeBefore).execute();
}
