import type { BookingRow, NewBookingRow } from '../booking-tables';
import type { Executor } from '../database';

export type CustomersBooking = BookingRow & { readonly first_name: string; readonly last_name: string };

/** The customer's bookings with a pick-up after `since` (null: all), the latest pick-up first. */
export function listBookings(executor: Executor, userId: string, since: Date | null): Promise<BookingRow[]> {
  let query = executor.selectFrom('bookings').selectAll().where('user_id', '=', userId);
  if (since) query = query.where('pick_up_at', '>', since);
  return query.orderBy('pick_up_at', 'desc').orderBy('id', 'desc').execute();
}

export function findBooking(
  executor: Executor,
  userId: string,
  ref: string,
): Promise<BookingRow | undefined> {
  return executor
    .selectFrom('bookings')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ref', '=', ref)
    .executeTakeFirst();
}

export function findBookingByKey(executor: Executor, trackKey: string): Promise<BookingRow | undefined> {
  return executor.selectFrom('bookings').selectAll().where('track_key', '=', trackKey).executeTakeFirst();
}

export function insertBooking(executor: Executor, booking: NewBookingRow): Promise<BookingRow> {
  return executor.insertInto('bookings').values(booking).returningAll().executeTakeFirstOrThrow();
}

/** Updates a booking. @returns undefined if it was cancelled or deleted */
export function updateBooking(
  executor: Executor,
  id: number,
  change: Partial<Omit<BookingRow, 'id' | 'ref' | 'track_key' | 'user_id' | 'created_at'>>,
): Promise<BookingRow | undefined> {
  return executor
    .updateTable('bookings')
    .set(change)
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** All bookings with a pick-up between two moments, including cancelled ones, the earliest first. */
export function bookingsBetween(executor: Executor, from: Date, to: Date): Promise<CustomersBooking[]> {
  return executor
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .selectAll('bookings')
    .select(['users.first_name', 'users.last_name'])
    .where('pick_up_at', '>=', from)
    .where('pick_up_at', '<', to)
    .orderBy('pick_up_at')
    .orderBy('bookings.id')
    .execute();
}
