import type { Generated, Insertable, Selectable } from 'kysely';
import type { MaybeMoment, Moment } from './columns';

export interface BookingsTable {
  id: Generated<number>;
  /** The reference that customers quote and /edit takes. */
  ref: string;
  /** The key that /track takes. Whoever has it can see where the driver is. */
  track_key: string;
  user_id: string;
  pick_up: string;
  destination: string;
  pick_up_at: Moment;
  vehicle: string;
  notes: string;
  /** 1 Pay In Car, 2 Personal Card, 4 Bill Pay or Card Account (S9.paymentTypeCodes). */
  payment_type: number;
  /** Id of the card or account, as in the booking form; null for Pay In Car. */
  paid_with: string | null;
  /** The payment in words, as it was at the time of booking. */
  payment: string;
  cancelled_at: MaybeMoment;
  created_at: Moment;
}

export type BookingRow = Selectable<BookingsTable>;
export type NewBookingRow = Insertable<BookingsTable>;
