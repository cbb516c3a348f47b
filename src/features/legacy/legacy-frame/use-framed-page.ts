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

/** Leaves the app for another site. */
function leave(href: string, target: string | null): void {
  if (target === null) location.assign(href);
  else open(href, target, 'noopener');
}

/**
 * Connects the chart of an older page with its frame. It sends the chart what the frame shows and which links are
 * pressed, and it changes frame and window as the chart says. The browser follows a link that the chart does not
 * handle.
 *
 * @param look the look of the booking controls
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

  // While the page is loaded, the person may lose the permission to book.
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
