import { sql, type RawBuilder } from 'kysely';
import { TREND_WEEKS } from '../../limits';
import type { Executor } from '../database';
import type { Tables } from '../tables';

type Counted = {
  readonly table: keyof Tables & string;
  /** Whether the row `counted` counts at the moment `moment.at`. */
  readonly counts: RawBuilder<boolean>;
};

/** How many rows counted at the end of each of the last weeks, oldest first; the last is now. */
async function weekly(executor: Executor, now: Date, { table, counts }: Counted): Promise<number[]> {
  // In hours: a week of a time zone is an hour longer when its clocks are put back.
  const { rows } = await sql<{ readonly count: number }>`
    select count(counted.id) as count
    from generate_series(
      ${now}::timestamptz - ${TREND_WEEKS - 1} * interval '168 hours', ${now}::timestamptz, interval '168 hours'
    ) as moment(at)
    left join ${sql.table(table)} as counted on ${counts}
    group by moment.at
    order by moment.at`.execute(executor);
  return rows.map(({ count }) => count);
}

/** Of those who are customers now, how many were already; whoever has closed their account is in no figure. */
export const customersWeekly = (executor: Executor, now: Date): Promise<number[]> =>
  weekly(executor, now, {
    table: 'users',
    counts: sql`not counted.admin and not counted.guest and counted.created_at <= moment.at`,
  });

/** Subscriptions that ran. One begins a month before its first period ends, and none later than now. */
export const subscriptionsWeekly = (executor: Executor, now: Date): Promise<number[]> =>
  weekly(executor, now, {
    table: 'subscriptions',
    counts: sql`
      least(counted.period_end - interval '1 month', ${now}::timestamptz) <= moment.at
      and (counted.ends_on is null or counted.ends_on > moment.at)`,
  });

/**
 * Requests for a credit account that waited. A customer has one at a time: the first decision after it is its own.
 *
 * @param decisions how the audit speaks of them; `%` stands for anything
 */
export const waitingRequestsWeekly = (
  executor: Executor,
  now: Date,
  decisions: readonly string[],
): Promise<number[]> =>
  weekly(executor, now, {
    table: 'credit_accounts',
    counts: sql`
      counted.created_at <= moment.at
      and (
        counted.status = 'pending'
        or moment.at < (
          select min(audit.at) from audit
          where audit.customer_id = counted.user_id
            and audit.at >= counted.created_at
            and audit.action like any (array[${sql.join(decisions)}])
        )
      )`,
  });

/** Journeys that were booked and lay ahead. */
export const journeysAheadWeekly = (executor: Executor, now: Date): Promise<number[]> =>
  weekly(executor, now, {
    table: 'bookings',
    counts: sql`
      counted.created_at <= moment.at and counted.pick_up_at > moment.at
      and (counted.cancelled_at is null or counted.cancelled_at > moment.at)`,
  });
