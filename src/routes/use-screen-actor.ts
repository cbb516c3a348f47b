import { useActorRef } from '@xstate/react';
import type { AnyActorLogic, InspectionEvent } from 'xstate';

/**
 * Hears every actor of the app, where somebody who tests or develops it has put this listener there before the app
 * began (design, "The app system").
 */
export const inspect = (globalThis as { __CABRANK_INSPECT__?: (event: InspectionEvent) => void })
  .__CABRANK_INSPECT__;

function useHeardActor(machine: AnyActorLogic, options?: object) {
  return useActorRef(machine, { ...options, inspect } as object);
}

/** The actor of a screen: a root of its own, which is heard like those of the app. */
export const useScreenActor = useHeardActor as typeof useActorRef;
