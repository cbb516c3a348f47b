import type { Executor } from '../database';

export type SavedCall = {
  readonly fingerprint: string;
  /** Null while the first call is in progress. */
  readonly status: number | null;
  readonly body: string | null;
};

type Key = { readonly scope: string; readonly key: string };

/**
 * Claims a key for a new call.
 *
 * @param cutShort an unfinished call that began before this was interrupted, so the same call may run again
 * @returns undefined, or what is stored for the key
 */
export async function claimKey(
  executor: Executor,
  { scope, key }: Key,
  { fingerprint, at, cutShort }: { readonly fingerprint: string; readonly at: Date; readonly cutShort: Date },
): Promise<SavedCall | undefined> {
  const claimed = await executor
    .insertInto('idempotency')
    .values({ scope, key, fingerprint, status: null, body: null, created_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet({ created_at: at })
        .where('idempotency.status', 'is', null)
        .where('idempotency.fingerprint', '=', fingerprint)
        .where('idempotency.created_at', '<', cutShort),
    )
    .returning('key')
    .executeTakeFirst();
  if (claimed) return undefined;
  const saved = await executor
    .selectFrom('idempotency')
    .select(['fingerprint', 'status', 'body'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  // The call that held the key has released it in the meantime, so it can be claimed.
  return saved ?? claimKey(executor, { scope, key }, { fingerprint, at, cutShort });
}

export async function saveAnswer(
  executor: Executor,
  { scope, key }: Key,
  answer: { readonly status: number; readonly body: string },
): Promise<void> {
  await executor
    .updateTable('idempotency')
    .set(answer)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}

export async function releaseKey(executor: Executor, { scope, key }: Key): Promise<void> {
  await executor.deleteFrom('idempotency').where('scope', '=', scope).where('key', '=', key).execute();
}

/** Deletes the stored responses of a caller. */
export async function deleteAnswersOf(executor: Executor, scope: string): Promise<void> {
  await executor.deleteFrom('idempotency').where('scope', '=', scope).execute();
}

/** Deletes the keys of unfinished calls. */
export async function forgetUnfinished(executor: Executor): Promise<void> {
  await executor.deleteFrom('idempotency').where('status', 'is', null).execute();
}

/** Deletes the keys of finished and unfinished calls that began before the given moments. */
export async function sweepKeys(
  executor: Executor,
  before: { readonly finished: Date; readonly unfinished: Date },
): Promise<void> {
  await executor
    .deleteFrom('idempotency')
    .where((where) =>
      where.or([
        where('created_at', '<', before.finished),
        where.and([where('status', 'is', null), where('created_at', '<', before.unfinished)]),
      ]),
    )
    .execute();
}
