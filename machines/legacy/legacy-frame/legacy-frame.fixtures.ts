import type { FlowFixtures } from '../../fixtures.types';
import type { legacyFrameMachine } from './legacy-frame.machine';
import type { AskedPage } from './legacy-frame.types';

const booking: AskedPage = {
  route: '/new-booking',
  address: '/legacy/new-booking',
  hasMap: false,
  visitors: null,
};
const tracking: AskedPage = {
  route: '/track/7QF2',
  address: '/legacy/track?k=7QF2',
  hasMap: true,
  visitors: null,
};
const login: AskedPage = {
  route: '/login?returnUrl=%2Fusers',
  address: '/legacy/login?returnUrl=%2Fusers',
  hasMap: false,
  visitors: 'door',
};
const reset: AskedPage = { route: '/reset', address: '/legacy/reset', hasMap: false, visitors: 'page' };

/** The app's own origin. */
export const ORIGIN = 'https://cabrank.test';

const loaded = (address: string, status = 200, title: string | null = 'New booking') =>
  ({ type: 'frame.loaded', shown: { title, address: ORIGIN + address, status } }) as const;

const pressed = (href: string, base = booking.address) =>
  ({ type: 'link.pressed', link: { href }, base: ORIGIN + base }) as const;

export const fixtures = {
  inputs: { booking, tracking, login, reset },
  events: [
    loaded(booking.address),
    loaded('/legacy/job-status?booked=7QF2'),
    loaded('/legacy/files/tariffs.csv', 200, null),
    loaded('/legacy/login'),
    loaded(booking.address, 404),
    loaded(booking.address, 500),
    { type: 'form.posted' },
    pressed('#map'),
    pressed('/legacy/terms'),
    pressed('/legacy/logout'),
    pressed('/legacy/cancel-edit'),
    pressed('/legacy/new-booking', '/legacy/login'),
    pressed('/legacy/users'),
    pressed(booking.address),
    pressed('javascript:void 0'),
    pressed('/legacy/office-login'),
    pressed('https://cabrank.example/'),
    pressed('data:text/plain,Fares'),
    { type: 'route.changed', ...booking },
    { type: 'route.changed', ...tracking },
    { type: 'frame.retried' },
  ],
  ignores: [{ events: ['frame.loaded'], in: ['failed'] }],
  outcomes: {
    askSession: {
      somebody: { resolve: { somebody: true } },
      nobody: { resolve: { somebody: false } },
      noResponse: { reject: new Error('Nobody can tell') },
    },
  },
  distinguish: ({ route, address, hasMap, visitors, shown, title, landing }) => ({
    route,
    address,
    hasMap,
    visitors,
    shown,
    title,
    landing,
  }),
} satisfies FlowFixtures<typeof legacyFrameMachine>;
