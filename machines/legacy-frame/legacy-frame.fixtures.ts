import type { FlowFixtures } from '../fixtures.types';
import type { legacyFrameMachine } from './legacy-frame.machine';
import type { AskedPage } from './legacy-frame.types';

const booking: AskedPage = { route: '/new-booking', address: '/legacy/new-booking', hasMap: false };
const tracking: AskedPage = { route: '/track/7QF2', address: '/legacy/track?k=7QF2', hasMap: true };

const loaded = { type: 'frame.loaded', title: 'New booking' } as const;

export const fixtures = {
  inputs: { booking, tracking },
  events: [
    { ...loaded, route: booking.route, address: booking.address },
    { ...loaded, route: '/job-status?booked=7QF2', address: '/legacy/job-status?booked=7QF2' },
    { ...loaded, title: null, route: null, address: booking.address },
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
  outcomes: {},
  distinguish: ({ route, address, hasMap, shown, title }) => ({ route, address, hasMap, shown, title }),
} satisfies FlowFixtures<typeof legacyFrameMachine>;
