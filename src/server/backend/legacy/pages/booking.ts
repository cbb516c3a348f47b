import type { OlderServices } from '../services';
import { draftOf, type BookingErrors, type TypedBooking } from '../../services/booking/booking-form';
import { isOpen, type Booker } from '../../services/booking/bookings';
import { paymentOptions } from '../../services/booking/payment-options';
import { Refusal } from '../../http/answers';
import { blankBooking, bookingFields, storedBooking, typedBooking } from '../booking-fields';
import { form, refused } from '../form';
import { html } from '../html';
import { page, redirect, userOf, type LegacyPage, type PageAnswer, type Visit } from '../page';

type Sheet = {
  readonly typed: TypedBooking;
  readonly errors?: BookingErrors;
  /** Why the booking as a whole was refused. */
  readonly refusal?: string;
  readonly status?: number;
};

const bookerOf = (visit: Visit): Booker => ({
  customer: userOf(visit),
  impersonation: visit.caller.impersonation,
});

/** Booking and changing a journey: /new-booking and /edit?b= (S2.loggedInRoutes.7, S2.otherRoutes.3, D6.5). */
export function bookingPages({
  executor,
  clock,
  bookings,
  audit,
  rateLimits,
}: OlderServices): readonly LegacyPage[] {
  /** @throws Refusal 429 */
  async function countBooking({ caller, address }: Visit): Promise<void> {
    const { id, guest, email } = userOf({ caller });
    await (guest
      ? rateLimits.take('bookAsGuest', { address, account: email === '' ? id : email })
      : rateLimits.take('book', { address, account: id }));
  }

  const offeredTo = (visit: Visit) => paymentOptions(executor, userOf(visit), clock.now());

  async function sheet(
    visit: Visit,
    { typed, errors = {}, refusal, status = 200 }: Sheet,
  ): Promise<PageAnswer> {
    const ref = visit.query.b;
    const editing = ref !== undefined;
    const fields = bookingFields(
      typed,
      errors,
      await offeredTo(visit),
      editing ? 'Save changes' : 'Book now',
    );
    return page(
      editing ? `Edit booking ${ref}` : 'New booking',
      html`${refused(refusal)} ${Object.keys(errors).length > 0 && refused('Please check the marked fields.')}
      ${form(editing ? `/legacy/edit?b=${encodeURIComponent(ref)}` : '/legacy/new-booking', ...fields)}
      ${editing && html`<p><a href="/legacy/cancel-edit">Discard changes</a></p>`}`,
      status,
    );
  }

  /** Makes or changes a booking. If it is refused, shows the form again with its input. */
  async function take(visit: Visit, book: (draft: Parameters<typeof bookings.book>[1]) => Promise<string>) {
    const typed = typedBooking(visit.form);
    const checked = draftOf(typed, await offeredTo(visit), clock.now());
    if ('errors' in checked) return sheet(visit, { typed, errors: checked.errors, status: 400 });
    try {
      return redirect(await book(checked.draft));
    } catch (error) {
      if (!(error instanceof Refusal) || error.status === 404) throw error;
      return sheet(visit, { typed, refusal: error.message, status: error.status });
    }
  }

  return [
    {
      path: '/new-booking',
      access: 'customer',
      show: async (visit) =>
        sheet(
          { ...visit, query: {} },
          { typed: blankBooking(clock.now(), visit.query, await offeredTo(visit)) },
        ),
      submit: (visit) =>
        take({ ...visit, query: {} }, async (draft) => {
          await countBooking(visit);
          const { ref } = await bookings.book(bookerOf(visit), draft);
          await audit.recordFor(visit.caller, 'Booked a trip');
          return `/legacy/job-status?booked=${ref}`;
        }),
    },
    {
      path: '/edit',
      access: 'customer',
      show: async (visit) => {
        const booking = await bookings.find(userOf(visit), visit.query.b ?? '');
        const typed = storedBooking(booking);
        return isOpen(booking, clock.now())
          ? sheet(visit, { typed })
          : sheet(visit, { typed, refusal: 'You can no longer change this booking.', status: 409 });
      },
      submit: async (visit) => {
        const { ref } = await bookings.find(userOf(visit), visit.query.b ?? '');
        return take(visit, async (draft) => {
          await bookings.change(bookerOf(visit), ref, draft);
          await audit.recordFor(visit.caller, 'Changed a booking');
          return `/legacy/job-status?changed=${ref}`;
        });
      },
    },
    { path: '/cancel-edit', access: 'anyone', show: () => redirect('/legacy/job-status') },
  ];
}
