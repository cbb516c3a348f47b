import type { OlderServices } from '../services';
import { isOpen, phaseOf, type BookingPhase } from '../../services/booking/bookings';
import { vehicleOf } from '../../services/booking/fares';
import { readableTime } from '../../services/shared/local-time';
import type { BookingRow } from '../../storage/booking-tables';
import { form, succeeded } from '../form';
import { html, type Html, type HtmlValue } from '../html';
import { field, page, redirect, userOf, type LegacyPage } from '../page';
import { table } from '../table';

export const phaseLabels: Readonly<Record<BookingPhase, string>> = {
  booked: 'Booked',
  onTheWay: 'Driver on the way',
  inCar: 'Trip in progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

const cancelForm = ({ ref }: BookingRow): Html =>
  form(
    '/legacy/job-status/cancel',
    html`<input type="hidden" name="ref" value="${ref}" />
      <button type="submit" class="plain" aria-label="Cancel booking ${ref}">Cancel</button>`,
  );

function row(booking: BookingRow, now: Date): readonly HtmlValue[] {
  const { ref, track_key: key } = booking;
  const open = isOpen(booking, now);
  return [
    ref,
    readableTime(booking.pick_up_at),
    booking.pick_up,
    booking.destination,
    vehicleOf(booking.vehicle)?.label ?? booking.vehicle,
    booking.payment,
    phaseLabels[phaseOf(booking, now)],
    html`<div class="actions">
      ${
        booking.cancelled_at === null &&
        html`<a href="/legacy/track?k=${encodeURIComponent(key)}" aria-label="Track booking ${ref}">Track</a>`
      }
      ${open && html`<a href="/legacy/edit?b=${ref}" aria-label="Edit booking ${ref}">Edit</a> ${cancelForm(booking)}`}
    </div>`,
  ];
}

const headings = ['Reference', 'Time', 'Pick-up', 'Destination', 'Vehicle', 'Payment', 'Status', 'Actions'];

/** A customer's bookings, which can be cancelled here (S2.loggedInRoutes.8, D6.3). */
export function jobStatusPages({ clock, bookings, audit }: OlderServices): readonly LegacyPage[] {
  return [
    {
      path: '/job-status',
      access: 'customer',
      show: async (visit) => {
        const { booked, changed, cancelled } = visit.query;
        const now = clock.now();
        const list = await bookings.list(userOf(visit));
        return page(
          'Job status',
          html`${succeeded(booked && `Thank you. Your booking reference is ${booked}.`)}
          ${succeeded(changed && `Booking ${changed} was changed.`)}
          ${succeeded(cancelled && `Booking ${cancelled} was cancelled.`)}
          ${
            list.length === 0
              ? html`<p>No bookings to show. <a href="/legacy/new-booking">Book a taxi</a></p>`
              : table(
                  'Your bookings',
                  headings,
                  list.map((booking) => row(booking, now)),
                )
          }
          ${
            userOf(visit).profile_type === 'standard' &&
            html`<p>With the Standard service you can see bookings from the last 7 days.</p>`
          }`,
        );
      },
    },
    {
      path: '/job-status/cancel',
      access: 'customer',
      submit: async (visit) => {
        const { ref } = await bookings.find(userOf(visit), field(visit.form, 'ref'));
        await bookings.cancel(userOf(visit), ref);
        await audit.recordFor(visit.caller, 'Cancelled a booking');
        return redirect(`/legacy/job-status?cancelled=${ref}`);
      },
    },
  ];
}
