import { formatMoney } from '../../../../domain/money';
import { phaseOf } from '../../services/booking/bookings';
import { vehicles } from '../../services/booking/fares';
import { readableTime } from '../../services/shared/local-time';
import { bookingsBetween } from '../../storage/repositories/bookings';
import { html } from '../html';
import { page, type LegacyPage } from '../page';
import type { OlderServices } from '../services';
import { table } from '../table';
import { phaseLabels } from './job-status';

const HOUR_MS = 60 * 60 * 1000;
const BEFORE_MS = 2 * HOUR_MS;
const AHEAD_MS = 24 * HOUR_MS;

/** Pages that admins open as /admin/{slug} (S2.adminRoutes.3). */
export function officePages({ executor, clock }: OlderServices): readonly LegacyPage[] {
  return [
    {
      path: '/dispatch',
      access: 'admin',
      show: async () => {
        const now = clock.now();
        const from = new Date(now.getTime() - BEFORE_MS);
        const to = new Date(now.getTime() + AHEAD_MS);
        const bookings = await bookingsBetween(executor, from, to);
        return page(
          'Dispatch',
          bookings.length === 0
            ? html`<p>No trips in the last two hours or the next 24 hours.</p>`
            : table(
                'Trips',
                ['Time', 'Reference', 'Customer', 'From', 'To', 'Payment', 'Status'],
                bookings.map((booking) => [
                  readableTime(booking.pick_up_at),
                  booking.ref,
                  `${booking.first_name} ${booking.last_name}`,
                  booking.pick_up,
                  booking.destination,
                  booking.payment,
                  phaseLabels[phaseOf(booking, now)],
                ]),
              ),
        );
      },
    },
    {
      path: '/tariffs',
      access: 'admin',
      show: () =>
        page(
          'Tariffs',
          table(
            'Tariffs',
            ['Vehicle', 'Seats', 'First kilometre', 'Each additional kilometre'],
            vehicles.map(({ label, seats, initial, perKilometre }) => [
              label,
              seats,
              formatMoney(initial),
              formatMoney(perKilometre),
            ]),
          ),
        ),
    },
  ];
}
