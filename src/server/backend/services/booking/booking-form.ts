import { momentOf } from '../shared/local-time';
import { vehicleOf } from './fares';
import { paymentOf, type Payment, type PaymentOption } from './payment-options';

/** A booking as entered in the form. */
export type TypedBooking = {
  readonly pickUp: string;
  readonly destination: string;
  /** In the format of a `datetime-local` field. */
  readonly pickUpAt: string;
  readonly vehicle: string;
  readonly notes: string;
  readonly paymentType: string;
  readonly card: string;
  readonly account: string;
};

/** A valid booking. */
export type BookingDraft = {
  readonly pickUp: string;
  readonly destination: string;
  readonly pickUpAt: Date;
  readonly vehicle: string;
  readonly notes: string;
  readonly payment: Payment;
};

export type BookingErrors = { readonly [Field in keyof TypedBooking]?: string };

const PLACE = { min: 2, max: 200 };
const NOTES_MAX = 500;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Tolerance for a form that stays open for a while before it is sent (ms). */
const GRACE_MS = 5 * 60 * 1000;
const AHEAD_MS = 365 * DAY_MS;

const place = (value: string): string | undefined => {
  if (value === '') return 'Required.';
  return value.length < PLACE.min || value.length > PLACE.max ? 'Invalid address.' : undefined;
};

function time(moment: Date | null, now: Date): string | undefined {
  if (!moment) return 'Please enter a date and time.';
  if (moment.getTime() < now.getTime() - GRACE_MS) return 'This time has already passed.';
  return moment.getTime() > now.getTime() + AHEAD_MS ? 'You can book up to one year ahead.' : undefined;
}

const withoutEmpty = (errors: Readonly<Record<string, string | undefined>>): BookingErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== undefined));

/**
 * Validates a booking.
 *
 * @param options how the customer may pay; anything else is refused, whatever the form sent
 * @returns the booking, or the errors by field
 */
export function draftOf(
  typed: TypedBooking,
  options: readonly PaymentOption[],
  now: Date,
): { readonly draft: BookingDraft } | { readonly errors: BookingErrors } {
  const pickUpAt = momentOf(typed.pickUpAt);
  const payment = paymentOf(options, typed.paymentType, { 2: typed.card, 4: typed.account });
  const errors = withoutEmpty({
    pickUp: place(typed.pickUp),
    destination: place(typed.destination),
    pickUpAt: time(pickUpAt, now),
    vehicle: vehicleOf(typed.vehicle) ? undefined : 'Please choose a vehicle.',
    notes: typed.notes.length > NOTES_MAX ? 'Please use 500 characters or fewer.' : undefined,
    paymentType: payment ? undefined : 'Please choose how to pay.',
  });
  if (!pickUpAt || !payment || Object.keys(errors).length > 0) return { errors };
  const { pickUp, destination, vehicle, notes } = typed;
  return { draft: { pickUp, destination, pickUpAt, vehicle, notes, payment } };
}
