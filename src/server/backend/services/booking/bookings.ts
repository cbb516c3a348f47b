import { randomBytes } from 'node:crypto';
import { STANDARD_HISTORY_DAYS } from '../../../../domain/limits';
import type { Clock } from '../../clock';
import { notFound, Refusal } from '../../http/answers';
import type { BookingRow } from '../../storage/booking-tables';
import type { Executor } from '../../storage/database';
import {
  findBooking,
  findBookingByKey,
  insertBooking,
  listBookings,
  updateBooking,
} from '../../storage/repositories/bookings';
import type { UserRow } from '../../storage/tables';
import { mustChangeFirst } from '../session/impersonation';
import type { Impersonation } from '../session/sessions';
import type { MailService } from '../shared/mail';
import { confirmBooking } from './booking-confirmation';
import type { BookingDraft } from './booking-form';

/** Phase of a booking. All except `cancelled` follow from the clock. */
export type BookingPhase = 'booked' | 'onTheWay' | 'inCar' | 'completed' | 'cancelled';

/** The customer of a journey, and who arranges it. */
export type Booker = {
  readonly customer: UserRow;
  /** Set while an admin acts as the customer. */
  readonly impersonation: Impersonation | null;
};

/** Journeys of customers and guests (the older pages, S2.loggedInRoutes.7). */
export interface Bookings {
  /** @throws Refusal 403 with the reason if the customer cannot book */
  book(booker: Booker, draft: BookingDraft): Promise<BookingRow>;
  /** @throws Refusal 403 as for `book`, 404, or 409 once the journey has begun or was cancelled */
  change(booker: Booker, ref: string, draft: BookingDraft): Promise<BookingRow>;
  /** @throws Refusal 404, or 409 once the journey has begun or was cancelled */
  cancel(customer: UserRow, ref: string): Promise<void>;
  /** @throws Refusal 404 */
  find(customer: UserRow, ref: string): Promise<BookingRow>;
  /** The key alone grants access. @throws Refusal 404 */
  track(key: string): Promise<BookingRow>;
  /** The latest pick-up first. With the standard profile, only the last seven days (S9.standardService). */
  list(customer: UserRow): Promise<readonly BookingRow[]>;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How long before the pick-up the driver sets out (ms). */
export const SETS_OUT_MS = 20 * MINUTE_MS;
/** Duration of every journey (ms). */
export const JOURNEY_MS = 25 * MINUTE_MS;

const CANNOT_BOOK = 'You must change your password to continue';
const TOO_LATE = 'You can no longer change this booking. Please call us.';

/** Letters and digits that cannot be confused with one another. */
const REF_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const REF_LENGTH = 8;
const KEY_BYTES = 12;

const newRef = (): string =>
  Array.from(randomBytes(REF_LENGTH), (byte) => REF_ALPHABET[byte % REF_ALPHABET.length] ?? '').join('');

export function phaseOf(booking: BookingRow, now: Date): BookingPhase {
  if (booking.cancelled_at) return 'cancelled';
  const since = now.getTime() - booking.pick_up_at.getTime();
  if (since < -SETS_OUT_MS) return 'booked';
  if (since < 0) return 'onTheWay';
  return since < JOURNEY_MS ? 'inCar' : 'completed';
}

/** Whether the customer may still change or cancel the booking. */
export const isOpen = (booking: BookingRow, now: Date): boolean =>
  ['booked', 'onTheWay'].includes(phaseOf(booking, now));

/** Why the customer cannot book, or null (S3.user.1). */
function bookingBar({ customer, impersonation }: Booker): string | null {
  if (customer.can_book && !mustChangeFirst(customer, impersonation)) return null;
  return customer.unable_to_book_message ?? CANNOT_BOOK;
}

const columnsOf = ({ pickUp, destination, pickUpAt, vehicle, notes, payment }: BookingDraft) => ({
  pick_up: pickUp,
  destination,
  pick_up_at: pickUpAt,
  vehicle,
  notes,
  payment_type: payment.type,
  paid_with: payment.paidWith,
  payment: payment.label,
});

export function createBookings(executor: Executor, clock: Clock, mail: MailService): Bookings {
  function requireLeave(booker: Booker): void {
    const bar = bookingBar(booker);
    if (bar !== null) throw new Refusal(403, bar);
  }

  async function find(customer: UserRow, ref: string): Promise<BookingRow> {
    const booking = await findBooking(executor, customer.id, ref);
    if (!booking) throw notFound();
    return booking;
  }

  async function changeOpen(booking: BookingRow, change: Parameters<typeof updateBooking>[2]) {
    if (!isOpen(booking, clock.now())) throw new Refusal(409, TOO_LATE);
    const changed = await updateBooking(executor, booking.id, change);
    if (!changed) throw new Refusal(409, TOO_LATE);
    return changed;
  }

  return {
    async book(booker, draft) {
      requireLeave(booker);
      const { customer } = booker;
      return executor.transaction().execute(async (transaction) => {
        const booking = await insertBooking(transaction, {
          ...columnsOf(draft),
          ref: newRef(),
          track_key: randomBytes(KEY_BYTES).toString('base64url'),
          user_id: customer.id,
          created_at: clock.now(),
        });
        await confirmBooking(transaction, mail, customer, booking);
        return booking;
      });
    },
    async change(booker, ref, draft) {
      requireLeave(booker);
      return changeOpen(await find(booker.customer, ref), columnsOf(draft));
    },
    async cancel(customer, ref) {
      await changeOpen(await find(customer, ref), { cancelled_at: clock.now() });
    },
    find,
    async track(key) {
      const booking = await findBookingByKey(executor, key);
      if (!booking) throw notFound();
      return booking;
    },
    list(customer) {
      const short = customer.guest || customer.profile_type === 'standard';
      const since = short ? new Date(clock.now().getTime() - STANDARD_HISTORY_DAYS * DAY_MS) : null;
      return listBookings(executor, customer.id, since);
    },
  };
}
