import { ORIGIN } from '../../../../machines/legacy/legacy-frame/legacy-frame.fixtures';
import type { legacyFrameMachine } from '../../../../machines/legacy/legacy-frame/legacy-frame.machine';
import type { AskedPage } from '../../../../machines/legacy/legacy-frame/legacy-frame.types';
import type { Start } from '../../../support/charts/flow-spec';

export const booking: AskedPage = {
  route: '/new-booking',
  address: '/legacy/new-booking',
  hasMap: false,
  visitors: null,
};
export const tracking: AskedPage = {
  route: '/track/7QF2',
  address: '/legacy/track?k=7QF2',
  hasMap: true,
  visitors: null,
};
export const jobStatus: AskedPage = {
  route: '/job-status?booked=7QF2',
  address: '/legacy/job-status?booked=7QF2',
  hasMap: false,
  visitors: null,
};

/** The frame has loaded an older page. */
export const loadedPage = (address: string, title: string | null, status = 200) =>
  ({ type: 'frame.loaded', shown: { title, address: ORIGIN + address, status } }) as const;

/** A link of the page at `base` was pressed. */
export const pressed = (href: string, base = booking.address, target: string | null = null) =>
  ({ type: 'link.pressed', link: { href, target }, base: ORIGIN + base }) as const;

/** The booking page is there. */
export const loaded = loadedPage(booking.address, 'New booking');
/** The bookings are there. */
export const jobStatusLoaded = loadedPage(jobStatus.address, 'Job status');
/** The tracked taxi is there. */
export const trackingLoaded = loadedPage(tracking.address, 'Track');
/** The page wants somebody to sign in. */
export const loginLoaded = loadedPage('/legacy/login', 'Sign in');
/** There is no such page. */
export const missing = loadedPage(booking.address, 'Not found', 404);
/** Nothing that may be read. */
export const unreadable = { type: 'frame.loaded', shown: null } as const;

/** The booking page shows. */
export const shown = (start: Start<typeof legacyFrameMachine>) => {
  const rig = start('booking');
  rig.send(loaded);
  return rig;
};

export const posted = { type: 'form.posted' } as const;

/** The app has gone on from the booking page to the bookings, which are on their way. */
export const navigating = (start: Start<typeof legacyFrameMachine>) => {
  const rig = shown(start);
  rig.send({ type: 'route.changed', ...jobStatus });
  return rig;
};

/** The booking is on its way. */
export const sending = (start: Start<typeof legacyFrameMachine>) => {
  const rig = shown(start);
  rig.send(posted);
  return rig;
};
