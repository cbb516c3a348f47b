import type { components } from '../../../api/contract/schema';
import type { Executor } from '../storage/database';

type Figure = components['schemas']['Dashboard']['figures'][number];

const count = <T>(rows: Promise<readonly T[]>): Promise<number> => rows.then(({ length }) => length);

/** The figures of the dashboard, as they are now. */
export async function figures(executor: Executor, now: Date): Promise<Figure[]> {
  const customers = executor
    .selectFrom('users')
    .select('id')
    .where('admin', '=', false)
    .where('guest', '=', false);
  const premium = executor
    .selectFrom('subscriptions')
    .select('id')
    .where((where) => where.or([where('ends_on', 'is', null), where('ends_on', '>', now)]));
  const pending = executor.selectFrom('credit_accounts').select('id').where('status', '=', 'pending');
  const coming = executor
    .selectFrom('bookings')
    .select('id')
    .where('pick_up_at', '>', now)
    .where('cancelled_at', 'is', null);
  return [
    { id: 'customers', label: 'Customers', value: await count(customers.execute()) },
    { id: 'premium', label: 'Premium subscriptions', value: await count(premium.execute()) },
    { id: 'credit-requests', label: 'Credit requests to decide', value: await count(pending.execute()) },
    { id: 'bookings', label: 'Journeys ahead', value: await count(coming.execute()) },
  ];
}
