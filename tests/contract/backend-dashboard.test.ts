import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servedGroups } from '../../src/server/backend/services/shared/switches';
import { insertBooking } from '../../src/server/backend/storage/repositories/bookings';
import { creditForm } from '../support/contract/access/access-forms';
import { createTestBackend, uuidOf, type TestBackend } from '../support/backend/backend';

const DAY_MS = 24 * 60 * 60 * 1000;

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend({ switches: { extensions: servedGroups } });
});
afterAll(() => backend.app.close());

type Figure = {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly trend: readonly number[];
};

/** What the dashboard says today; sessions do not last for weeks. */
async function figures(): Promise<readonly Figure[]> {
  const admin = await backend.visitorAs('admin');
  const { body } = await admin.call('getDashboard');
  return (body.response as { readonly figures: readonly Figure[] }).figures;
}

const trendOf = async (id: string): Promise<readonly number[]> => {
  const found = (await figures()).find((figure) => figure.id === id);
  if (!found) throw new Error(`There is no figure ${id}`);
  expect(found.value, 'the last of a trend is the figure').toBe(found.trend.at(-1));
  return found.trend;
};

const later = (days: number) => backend.clock.advance(days * DAY_MS);

/** A journey of a customer's, made now. */
const book = (ref: string, days: number) =>
  insertBooking(backend.services.executor, {
    ref,
    track_key: `key-${ref}`,
    user_id: uuidOf('standard'),
    pick_up: '1 Quay Street',
    destination: '2 Main Street',
    pick_up_at: new Date(backend.clock.now().getTime() + days * DAY_MS),
    vehicle: 'saloon',
    notes: '',
    payment_type: 1,
    paid_with: null,
    payment: 'Pay In Car',
    created_at: backend.clock.now(),
  });

describe('the figures of the dashboard', () => {
  it('are four, each with its values at the end of the last twelve weeks', async () => {
    expect((await figures()).map(({ id, label, value, trend }) => [id, label, value, trend.length])).toEqual([
      ['customers', 'Customers', 10, 12],
      ['premium', 'Premium subscriptions', 2, 12],
      ['credit-requests', 'Credit requests to decide', 1, 12],
      ['bookings', 'Upcoming trips', 0, 12],
    ]);
  });

  it('count customers from the day they registered, without guests and admins', async () => {
    const guest = backend.visitor();
    await guest.call('startGuest', { form: { name: 'Una', phone: '+353851234567' } });
    expect(await trendOf('customers')).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]);
  });

  it('count pending requests, running subscriptions and future bookings for as long as each lasted', async () => {
    await book('KEPT', 10);
    await book('DROPPED', 10);
    await book('SOON', 2);
    expect(await trendOf('bookings')).toEqual([...Array<number>(11).fill(0), 3]);

    later(8);
    await backend.services.executor
      .updateTable('bookings')
      .set({ cancelled_at: backend.clock.now() })
      .where('ref', '=', 'DROPPED')
      .execute();
    const admin = await backend.visitorAs('admin');
    const listed = await admin.call('listCreditAccountRequests');
    const requests = listed.body.response as readonly { readonly uuid: string; readonly status: string }[];
    const waiting = requests.find(({ status }) => status === 'pending')?.uuid ?? '';
    expect((await admin.call('approveCreditAccountRequest', { params: { uuid: waiting } })).status).toBe(200);
    const premium = await backend.visitorAs('premium');
    const view = await premium.call('viewPremiumSubscriptions', { params: { uuid: uuidOf('premium') } });
    const [subscription] = view.body.response as readonly { readonly id: number }[];
    const params = { uuid: uuidOf('premium'), subscriptionId: String(subscription?.id) };
    expect((await premium.call('cancelSubscription', { params })).status).toBe(200);

    later(6);
    // Weeks end 0, 7 and 14 days after the beginning: between the last two everything changed.
    expect((await trendOf('bookings')).slice(-4)).toEqual([0, 3, 2, 0]);
    expect((await trendOf('credit-requests')).slice(-4)).toEqual([0, 1, 1, 0]);
    expect((await trendOf('premium')).slice(-4)).toEqual([0, 2, 2, 2]);

    later(28);
    // What was cancelled ran until its period of 30 days was over.
    expect((await trendOf('premium')).slice(-4)).toEqual([2, 2, 1, 1]);
    expect((await trendOf('customers')).slice(-2)).toEqual([10, 10]);
  });

  it('count the next request of a customer as pending, whatever the first one’s result', async () => {
    const uuid = uuidOf('pending');
    const customer = await backend.visitorAs('pending');
    expect((await customer.call('requestAccount', { params: { uuid }, form: creditForm })).status).toBe(200);
    later(7);
    expect((await trendOf('credit-requests')).slice(-4)).toEqual([0, 0, 1, 1]);
    const admin = await backend.visitorAs('admin');
    const listed = await admin.call('listCreditAccountRequests');
    const [newest] = listed.body.response as readonly { readonly uuid: string }[];
    const form = { reason: 'Too new' };
    await admin.call('declineCreditAccountRequest', { params: { uuid: newest?.uuid ?? '' }, form });
    expect((await trendOf('credit-requests')).slice(-2)).toEqual([1, 0]);
  });
});
