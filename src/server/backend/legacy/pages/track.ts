import type { OlderServices } from '../services';
import { JOURNEY_MS, phaseOf, SETS_OUT_MS } from '../../services/booking/bookings';
import { readableTime } from '../../services/shared/local-time';
import type { BookingRow } from '../../storage/booking-tables';
import { html, type Html } from '../html';
import { page, type LegacyPage } from '../page';
import { phaseLabels } from './job-status';

export const TRACK_SCRIPT = '/legacy/files/track.js';

type Leg = {
  readonly way: string;
  /** Duration of the leg and the time elapsed (ms). */
  readonly takes: number;
  readonly elapsed: number;
};

// The map is the same for every booking; only the driver's position on the way differs.
const TO_PICK_UP = 'M40 290 L40 180 L170 180 L170 90 L300 90';
const TO_DESTINATION = 'M300 90 L430 90 L430 210 L600 210 L600 60 L760 60';

function legOf(booking: BookingRow, now: Date): Leg {
  const since = now.getTime() - booking.pick_up_at.getTime();
  return since < 0
    ? { way: TO_PICK_UP, takes: SETS_OUT_MS, elapsed: since + SETS_OUT_MS }
    : { way: TO_DESTINATION, takes: JOURNEY_MS, elapsed: since };
}

function map(booking: BookingRow, now: Date): Html {
  const { way, takes, elapsed } = legOf(booking, now);
  const phase = phaseOf(booking, now);
  const moving = phase === 'onTheWay' || phase === 'inCar';
  return html`<svg
    class="map"
    role="img"
    aria-label="Map with your driver"
    viewBox="0 0 800 320"
    data-takes="${takes}"
    data-elapsed="${Math.min(takes, Math.max(0, elapsed))}"
    data-moving="${moving ? 'true' : 'false'}"
  >
    ${[40, 170, 300, 430, 600, 760].map((x) => html`<path class="street" d="M${x} 0 V320" />`)}
    ${[60, 90, 180, 210, 290].map((y) => html`<path class="street" d="M0 ${y} H800" />`)}
    <path class="way" id="way" d="${way}" />
    <g transform="translate(300 90)">
      <circle r="9" fill="#17631f" />
      <title>Pick-up</title>
    </g>
    <g transform="translate(760 60)">
      <rect x="-8" y="-8" width="16" height="16" fill="#9c1111" />
      <title>Destination</title>
    </g>
    <g id="driver" transform="translate(40 290)">
      <circle r="11" fill="#f2b600" stroke="#1b1b1b" stroke-width="2" />
      <title>Driver</title>
    </g>
  </svg>`;
}

/** The driver's position: /track?k= for everybody who has the key (S2.otherRoutes.2, D3.6, D6.5). */
export function trackPages({ clock, bookings }: OlderServices): readonly LegacyPage[] {
  return [
    {
      path: '/track',
      access: 'anyone',
      show: async ({ query }) => {
        const booking = await bookings.track(query.k ?? '');
        const now = clock.now();
        return page(
          'Track your taxi',
          html`<p>
              Booking ${booking.ref}: <strong id="phase">${phaseLabels[phaseOf(booking, now)]}</strong>,
              pick-up ${readableTime(booking.pick_up_at)}.
            </p>
            ${map(booking, now)}
            <p>Green dot: pick-up. Red square: destination. Yellow dot: your driver.</p>
            <script src="${TRACK_SCRIPT}" defer></script>`,
        );
      },
    },
  ];
}
