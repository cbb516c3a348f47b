import type { Executor } from '../database';

export type SavedCall = {
  readonly fingerprint: string;
  /** Null while the first call is still running. */
  readonly status: number | null;
  readonly body: string | null;
};

type Key = { readonly scope: string; readonly key: string };

/**
 * Claims a key for a call that begins; answers undefined, or what stands under the key already.
 *
 * @param cutShort a call that began before and has not ended was cut short: the same one may begin again
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
  // Released by its call in between: the key is free again.
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

/** Removes what was kept for a caller. */
export async function deleteAnswersOf(executor: Executor, scope: string): Promise<void> {
  await executor.deleteFrom('idempotency').where('scope', '=', scope).execute();
}

/** Removes the keys of calls that did not end. */
export async function forgetUnfinished(executor: Executor): Promise<void> {
  await executor.deleteFrom('idempotency').where('status', 'is', null).execute();
}

/** Removes the keys of calls that ended, and of those that began and did not end, before a moment each. */
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
