import { useEffect, useRef, type RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { legacyFrameMachine } from '../../../../machines/legacy/legacy-frame/legacy-frame.machine';
import type { ScreenActor } from '../../../ui/screen-actor';
import {
  decorateBooking,
  observeHeight,
  listenInFrame,
  pointFrame,
  readFrame,
  repositionMap,
  type BookingLook,
} from './framed-page';

export type LegacyFrameActor = ScreenActor<typeof legacyFrameMachine> &
  Pick<ActorRefFrom<typeof legacyFrameMachine>, 'on'>;

/** Out of the app, to another site. */
function leave(href: string, target: string | null): void {
  if (target === null) location.assign(href);
  else open(href, target, 'noopener');
}

/**
 * Between the chart of an older page and the frame that shows it: tells the chart what the frame shows and what is
 * pressed in it, and does with frame and window what the chart says. A link that the chart does not take, the browser
 * follows.
 *
 * @param look what the booking controls become
 */
export function useFramedPage(
  actor: LegacyFrameActor,
  look: BookingLook,
): { readonly frame: RefObject<HTMLIFrameElement | null>; readonly onLoad: () => void } {
  const frame = useRef<HTMLIFrameElement>(null);
  const stopObserving = useRef<() => void>(null);

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
      stopObserving.current?.();
    };
  }, [actor]);

  // The person may become one who cannot book while the page is there.
  useEffect(() => {
    if (frame.current) decorateBooking(frame.current, look);
  }, [look]);

  const onLoad = (): void => {
    const element = frame.current;
    if (element === null) return;
    listenInFrame(element, {
      onPosted: () => actor.send({ type: 'form.posted' }),
      onLink: (link, base) => {
        const pressed = { type: 'link.pressed', link, base } as const;
        const isTaken = actor.getSnapshot().can(pressed);
        if (isTaken) actor.send(pressed);
        return isTaken;
      },
    });
    decorateBooking(element, look);
    stopObserving.current?.();
    stopObserving.current = observeHeight(element);
    actor.send({ type: 'frame.loaded', shown: readFrame(element) });
  };
  return { frame, onLoad };
}
