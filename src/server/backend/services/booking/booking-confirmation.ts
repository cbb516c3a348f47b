import type { BookingRow } from '../../storage/booking-tables';
import type { Executor } from '../../storage/database';
import { findSettings } from '../../storage/repositories/settings';
import type { UserRow } from '../../storage/tables';
import { readableTime } from '../shared/local-time';
import type { MailService } from '../shared/mail';

/** Who is to hear of a customer's booking (S3.settings.1); nobody where the customer wants no such mails. */
async function recipientsOf(executor: Executor, customer: UserRow): Promise<readonly string[]> {
  const settings = await findSettings(executor, customer.id);
  if (settings?.confirmation_emails === false) return [];
  const all = [customer.email, ...(settings?.cc_emails ?? []), ...(settings?.share_bookings ?? [])];
  return [...new Set(all.filter((address) => address !== ''))];
}

/** The subject of the mails about a booking; no other booking has it. */
export const bookingSubject = ({ ref }: BookingRow): string => `Your booking ${ref}`;

/** Mails what was booked, with the link to follow the driver by. */
export async function confirmBooking(
  executor: Executor,
  mail: MailService,
  customer: UserRow,
  booking: BookingRow,
): Promise<void> {
  for (const to of await recipientsOf(executor, customer)) {
    await mail.send({
      kind: 'booking',
      to,
      subject: bookingSubject(booking),
      paragraphs: [
        `${readableTime(booking.pick_up_at)}: from ${booking.pick_up} to ${booking.destination}.`,
        `Follow your driver at /track/${booking.track_key}`,
      ],
    });
  }
}
