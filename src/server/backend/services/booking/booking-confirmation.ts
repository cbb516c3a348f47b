import type { BookingRow } from '../../storage/booking-tables';
import type { Executor } from '../../storage/database';
import { findSettings } from '../../storage/repositories/settings';
import type { UserRow } from '../../storage/tables';
import { readableTime } from '../shared/local-time';
import type { MailService } from '../shared/mail';

/** Recipients of mails about a customer's booking (S3.settings.1); empty if the customer has turned them off. */
async function recipientsOf(executor: Executor, customer: UserRow): Promise<readonly string[]> {
  const settings = await findSettings(executor, customer.id);
  if (settings?.confirmation_emails === false) return [];
  const all = [customer.email, ...(settings?.cc_emails ?? []), ...(settings?.share_bookings ?? [])];
  return [...new Set(all.filter((address) => address !== ''))];
}

/** Subject of the mails about a booking. It is unique to the booking. */
export const bookingSubject = ({ ref }: BookingRow): string => `Your booking ${ref}`;

/** Mails the details of a booking, with the link to track the driver. */
export async function confirmBooking(
  executor: Executor,
  mail: MailService,
  customer: UserRow,
  booking: BookingRow,
): Promise<void> {
  for (const to of await recipientsOf(executor, customer)) {
    await mail.send(
      {
        kind: 'booking',
        to,
        subject: bookingSubject(booking),
        paragraphs: [
          `${readableTime(booking.pick_up_at)}: from ${booking.pick_up} to ${booking.destination}.`,
          `Track your taxi: /track/${booking.track_key}`,
        ],
      },
      executor,
    );
  }
}
