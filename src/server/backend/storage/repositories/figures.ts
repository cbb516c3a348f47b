import { sql, type RawBuilder } from 'kysely';
import { TREND_WEEKS } from '../../limits';
import type { Executor } from '../database';

type Moment = RawBuilder<Date>;

type Counted = {
  /** A table or subquery. */
  readonly rows: RawBuilder<unknown>;
  /** Whether the row `counted` counts at a moment. */
  readonly counts: (at: Moment) => RawBuilder<boolean>;
};

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Counts rows at the end of each of the last weeks, oldest first; the last value is the current one.
 * Reads the rows once.
 */
async function weekly(executor: Executor, now: Date, { rows, counts }: Counted): Promise<readonly number[]> {
  const moments = Array.from(
    { length: TREND_WEEKS },
    (_, week) => new Date(now.getTime() - (TREND_WEEKS - 1 - week) * WEEK_MS),
  );
  const columns = moments.map((at) => sql`count(*) filter (where ${counts(sql<Date>`${at}::timestamptz`)})`);
  const answer = await sql<{ readonly weeks: readonly number[] }>`
    select array[${sql.join(columns)}]::integer[] as weeks from ${rows} as counted`.execute(executor);
  return answer.rows[0]?.weeks ?? [];
}

/** Number of today's customers who had registered by then. Closed accounts are in none of the values. */
export const customersWeekly = (executor: Executor, now: Date): Promise<readonly number[]> =>
  weekly(executor, now, {
    rows: sql.table('users'),
    counts: (at) => sql`not counted.admin and not counted.guest and counted.created_at <= ${at}`,
  });

/**
 * Running subscriptions. A subscription starts a month before the end of its first period, and not later than now.
 */
export const subscriptionsWeekly = (executor: Executor, now: Date): Promise<readonly number[]> =>
  weekly(executor, now, {
    rows: sql.table('subscriptions'),
    counts: (at) => sql`
      least(counted.period_end - interval '1 month', ${now}::timestamptz) <= ${at}
      and (counted.ends_on is null or counted.ends_on > ${at})`,
  });

/**
 * Pending requests for a credit account. A customer has one at a time, so the first decision after a
 * request belongs to it.
 *
 * @param decisions SQL patterns of the audit's entries for decisions
 */
export const waitingRequestsWeekly = (
  executor: Executor,
  now: Date,
  decisions: readonly string[],
): Promise<readonly number[]> =>
  weekly(executor, now, {
    rows: sql`(
      select credit_accounts.created_at, credit_accounts.status, min(decision.at) as decided_at
      from credit_accounts
      left join audit as decision
        on decision.customer_id = credit_accounts.user_id
        and decision.at >= credit_accounts.created_at
        and decision.action like any (array[${sql.join(decisions)}])
      group by credit_accounts.id
    )`,
    counts: (at) => sql`
      counted.created_at <= ${at} and (counted.status = 'pending' or counted.decided_at > ${at})`,
  });

/** Journeys that were booked and had not begun. */
export const journeysAheadWeekly = (executor: Executor, now: Date): Promise<readonly number[]> =>
  weekly(executor, now, {
    rows: sql.table('bookings'),
    counts: (at) => sql`
      counted.created_at <= ${at} and counted.pick_up_at > ${at}
      and (counted.cancelled_at is null or counted.cancelled_at > ${at})`,
  });
