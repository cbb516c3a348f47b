import { useEffect, useRef, type RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { legacyFrameMachine } from '../../../../machines/legacy/legacy-frame/legacy-frame.machine';
import { selectRoute } from '../../../../machines/legacy/legacy-frame/legacy-frame.selectors';
import { isDoor, isVisitorRoute, landingOf } from '../../../domain/addresses/legacy-landing';
import { classifyLegacyLink } from '../../../domain/addresses/legacy-link';
import { legacyPath } from '../../../domain/addresses/legacy-path';
import type { ScreenActor } from '../../../ui/screen-actor';
import {
  decorateBooking,
  followHeight,
  listenInFrame,
  pointFrame,
  readFrame,
  repositionMap,
  type BookingLook,
  type FrameReading,
} from './framed-page';

export type LegacyFrameActor = ScreenActor<typeof legacyFrameMachine> &
  Pick<ActorRefFrom<typeof legacyFrameMachine>, 'on'>;

type Arrival = Parameters<LegacyFrameActor['send']>[0];

const NOT_FOUND = 404;
const UNAUTHORIZED = 401;

/** Pages that say themselves that there is no such booking. */
const hasOwnWords = (route: string): boolean => /^\/(?:track|edit)\//u.test(route);

/** What the chart hears of a page that the frame shows. */
function arrivalOf(reading: FrameReading, route: string): Arrival {
  if (reading.kind === 'unreadable') return { type: 'frame.unreadable' };
  const { title, address, status } = reading;
  const landing = landingOf(address, route, location.origin);
  if (landing.kind === 'outside') return { type: 'frame.unreadable' };
  // At a door a 401 is a wrong password, which the page tells of.
  const refused = status === UNAUTHORIZED && !isDoor(address, route);
  if (landing.kind === 'login' || refused) return { type: 'frame.unauthorized' };
  if (status === NOT_FOUND && !hasOwnWords(route)) return { type: 'frame.missing' };
  const { pathname, search } = new URL(address);
  const known = landing.route === null ? null : legacyPath(landing.route);
  return {
    type: 'frame.loaded',
    title,
    route: landing.route,
    address: known ?? pathname + search,
    forVisitors: landing.route !== null && isVisitorRoute(landing.route),
  };
}

/** Out of the app, to another site. */
function leave(href: string, target: string | null): void {
  if (target === null) location.assign(href);
  else open(href, target, 'noopener');
}

/**
 * Between the chart of an older page and the frame that shows it: tells the chart what the frame shows and what is
 * pressed in it, and does with frame and window what the chart says.
 *
 * @param look what the booking controls become
 */
export function useFramedPage(
  actor: LegacyFrameActor,
  look: BookingLook,
): { readonly frame: RefObject<HTMLIFrameElement | null>; readonly onLoad: () => void } {
  const frame = useRef<HTMLIFrameElement>(null);
  const stopFollowing = useRef<() => void>(null);

  useEffect(() => {
    const inFrame = (act: (element: HTMLIFrameElement) => void): void => {
      if (frame.current) act(frame.current);
    };
    const heard = [
      actor.on('frame.pointed', ({ address }) => inFrame((element) => pointFrame(element, address))),
      actor.on('map.repositioned', () => inFrame(repositionMap)),
      actor.on('page.begun', () => scrollTo({ top: 0, behavior: 'instant' })),
      actor.on('frame.left', ({ href, target }) => leave(href, target)),
    ];
    return () => {
      for (const each of heard) each.unsubscribe();
      stopFollowing.current?.();
    };
  }, [actor]);

  // The person may become one who cannot book while the page is there.
  useEffect(() => {
    if (frame.current) decorateBooking(frame.current, look);
  }, [look]);

  const onLoad = (): void => {
    const element = frame.current;
    if (element === null) return;
    const route = () => selectRoute(actor.getSnapshot());
    listenInFrame(element, {
      onPosted: () => actor.send({ type: 'form.posted' }),
      onLink: (written, address) => {
        const link = classifyLegacyLink(written, { address, origin: location.origin, route: route() });
        if (link.kind === 'alone') return false;
        actor.send({ type: 'link.followed', link });
        return true;
      },
    });
    decorateBooking(element, look);
    stopFollowing.current?.();
    stopFollowing.current = followHeight(element);
    actor.send(arrivalOf(readFrame(element), route()));
  };
  return { frame, onLoad };
}
