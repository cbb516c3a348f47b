import { formatMoney } from '../../../../domain/money';
import { estimatedFare, LONGEST_JOURNEY_KM, vehicleOf, vehicles } from '../../services/booking/fares';
import { configuration } from '../../services/content/configuration';
import { privacyPage, termsPage } from '../../services/content/information';
import { input, select, succeeded } from '../form';
import { html, Html } from '../html';
import { file, page, type LegacyPage } from '../page';
import { olderScript, trackScript } from '../scripts';
import type { OlderServices } from '../services';
import { stylesheet } from '../stylesheet';

const script = (source: string) => file('text/javascript', source);

const priceList = [
  'Vehicle,Seats,First kilometre,Each additional kilometre',
  ...vehicles.map(({ label, seats, initial, perKilometre }) =>
    [label, seats, (initial / 100).toFixed(2), (perKilometre / 100).toFixed(2)].join(','),
  ),
  '',
].join('\r\n');

const files: readonly LegacyPage[] = [
  { path: '/files/older.css', access: 'anyone', show: () => file('text/css', stylesheet) },
  { path: '/files/older.js', access: 'anyone', show: () => script(olderScript) },
  { path: '/files/track.js', access: 'anyone', show: () => script(trackScript) },
  {
    path: '/files/tariffs.csv',
    access: 'anyone',
    show: () => file('text/csv', priceList, 'cabrank-tariffs.csv'),
  },
];

/** Markup of this application's own pages; no user entered any of it. */
const ownMarkup = (content: string): Html => new Html(content);

/** Reads a distance (km); null if it is not a possible journey. */
function kilometresOf(typed: string | undefined): number | null {
  const kilometres = Number(typed ?? '');
  return kilometres > 0 && kilometres <= LONGEST_JOURNEY_KM ? kilometres : null;
}

/** Public pages, and the files of all older pages. */
export function informationPages({ clock, stripePublicKey, switches }: OlderServices): readonly LegacyPage[] {
  return [
    ...files,
    {
      path: '/terms',
      access: 'anyone',
      show: () => {
        const { title, content } = termsPage(clock.now());
        return page(title, ownMarkup(content));
      },
    },
    {
      path: '/privacy',
      access: 'anyone',
      show: () => {
        const { title, content } = privacyPage(clock.now());
        return page(title, ownMarkup(content));
      },
    },
    {
      path: '/contact',
      access: 'anyone',
      show: () => {
        const { hasContact, contactNumber } = configuration(stripePublicKey, switches.current());
        return page(
          'Contact Us',
          html`<p>Email us at <a href="mailto:office@cabrank.test">office@cabrank.test</a>.</p>
            ${hasContact && contactNumber && html`<p>Call us on ${contactNumber}, day or night.</p>`}`,
        );
      },
    },
    {
      path: '/fare-estimator',
      access: 'anyone',
      show: ({ query }) => {
        const vehicle = vehicleOf(query.vehicle ?? '') ?? vehicles[0];
        const kilometres = kilometresOf(query.kilometres);
        const asked = query.kilometres !== undefined;
        const fare = vehicle && kilometres !== null ? estimatedFare(vehicle, kilometres) : null;
        return page(
          'Fare estimator',
          html`<form method="get" action="/legacy/fare-estimator">
              ${input({
                name: 'kilometres',
                label: 'Distance in kilometres',
                type: 'number',
                min: '1',
                value: query.kilometres ?? '',
                error:
                  asked && kilometres === null
                    ? `Please enter 1 to ${LONGEST_JOURNEY_KM} kilometres.`
                    : undefined,
              })}
              ${select({ name: 'vehicle', label: 'Vehicle', value: vehicle?.id ?? '', choices: vehicles })}
              <p><button type="submit">Estimate</button></p>
            </form>
            ${fare !== null && succeeded(`About ${formatMoney(fare)}.`)}
            <p>Estimate only. The meter fare applies.</p>`,
        );
      },
    },
  ];
}
