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

/** The booking page is there. */
export const loaded = {
  type: 'frame.loaded',
  title: 'New booking',
  route: booking.route,
  address: booking.address,
  forVisitors: false,
} as const;

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
