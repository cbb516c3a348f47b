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

const loaded = { type: 'frame.loaded', title: 'New booking', forVisitors: false } as const;

export const fixtures = {
  inputs: { booking, tracking, login, reset },
  events: [
    { ...loaded, route: booking.route, address: booking.address },
    { ...loaded, route: '/job-status?booked=7QF2', address: '/legacy/job-status?booked=7QF2' },
    { ...loaded, title: null, route: null, address: booking.address },
    { ...loaded, forVisitors: true, route: '/login', address: '/legacy/login' },
    { type: 'frame.missing' },
    { type: 'frame.unauthorized' },
    { type: 'frame.unreadable' },
    { type: 'form.posted' },
    { type: 'link.followed', link: { kind: 'dialog', dialog: 'terms' } },
    { type: 'link.followed', link: { kind: 'logout' } },
    { type: 'link.followed', link: { kind: 'back' } },
    { type: 'link.followed', link: { kind: 'newBooking', route: '/new-booking' } },
    { type: 'link.followed', link: { kind: 'route', route: '/users' } },
    { type: 'link.followed', link: { kind: 'route', route: booking.route } },
    { type: 'link.followed', link: { kind: 'jobStatus' } },
    { type: 'link.followed', link: { kind: 'notFound' } },
    { type: 'link.followed', link: { kind: 'leave', href: 'https://cabrank.example/', target: null } },
    { type: 'link.followed', link: { kind: 'refused' } },
    { type: 'route.changed', ...booking },
    { type: 'route.changed', ...tracking },
    { type: 'frame.retried' },
  ],
  outcomes: {
    askSession: {
      somebody: { resolve: { somebody: true } },
      nobody: { resolve: { somebody: false } },
      unanswered: { reject: new Error('Nobody can tell') },
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
