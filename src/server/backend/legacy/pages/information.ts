import { formatMoney } from '../../../../domain/money';
import { estimatedFare, vehicleOf, vehicles } from '../../services/booking/fares';
import { placeOf, roadKilometres, type Place } from '../../services/booking/places';
import { configuration } from '../../services/content/configuration';
import { privacyPage, termsPage } from '../../services/content/information';
import { input, placeList, PLACES, select, succeeded } from '../form';
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
        const asked = query.from !== undefined || query.to !== undefined;
        const [from, to] = [placeOf(query.from ?? ''), placeOf(query.to ?? '')];
        const fare = vehicle && from && to ? estimatedFare(vehicle, roadKilometres(from, to)) : null;
        const place = (name: 'from' | 'to', label: string, found: Place | null) =>
          input({
            name,
            label,
            list: PLACES,
            value: query[name] ?? '',
            error: asked && !found ? 'Choose a place from the list.' : undefined,
          });
        return page(
          'Fare estimator',
          html`<form method="get" action="/legacy/fare-estimator">
              ${placeList()} ${place('from', 'From', from)} ${place('to', 'To', to)}
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
