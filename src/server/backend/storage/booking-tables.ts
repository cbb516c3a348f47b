import type { Generated, Insertable, Selectable } from 'kysely';
import type { MaybeMoment, Moment } from './columns';

export interface BookingsTable {
  id: Generated<number>;
  /** What people quote, and what /edit takes. */
  ref: string;
  /** What /track takes: whoever has it sees where the driver is. */
  track_key: string;
  user_id: string;
  pick_up: string;
  destination: string;
  pick_up_at: Moment;
  vehicle: string;
  notes: string;
  /** 1 Pay In Car, 2 Personal Card, 4 Bill Pay or Card Account (S9.paymentTypeCodes). */
  payment_type: number;
  /** Names the card or account, as the booking form does; null for Pay In Car. */
  paid_with: string | null;
  /** The same in words, as it was when the booking was made. */
  payment: string;
  cancelled_at: MaybeMoment;
  created_at: Moment;
}

export type BookingRow = Selectable<BookingsTable>;
export type NewBookingRow = Insertable<BookingsTable>;
