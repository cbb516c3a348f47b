import type { components } from '../../../../api/contract/schema';
import type { Executor } from '../../storage/database';
import {
  customersWeekly,
  journeysAheadWeekly,
  subscriptionsWeekly,
  waitingRequestsWeekly,
} from '../../storage/repositories/figures';

type Figure = components['schemas']['Dashboard']['figures'][number];

/**
 * How the audit describes decided requests (`credit-requests.ts`), as SQL patterns. Older entries are in the present
 * tense.
 */
const decisions = ['Approved %', 'Declined %', 'Approves %', 'Declines %'];

/** @param trend the values at the end of each of the last weeks, oldest first; the last one is the current value */
const figure = async (id: string, label: string, trend: Promise<readonly number[]>): Promise<Figure> => {
  const weeks = await trend;
  return { id, label, value: weeks.at(-1) ?? 0, trend: [...weeks] };
};

/** The figures of the dashboard: each with its current value, and its weekly trend, which ends with that value. */
export const figures = (executor: Executor, now: Date): Promise<Figure[]> =>
  Promise.all([
    figure('customers', 'Customers', customersWeekly(executor, now)),
    figure('premium', 'Premium subscriptions', subscriptionsWeekly(executor, now)),
    figure('credit-requests', 'Credit requests to decide', waitingRequestsWeekly(executor, now, decisions)),
    figure('bookings', 'Upcoming trips', journeysAheadWeekly(executor, now)),
  ]);
