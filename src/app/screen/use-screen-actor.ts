import type { useActorRef } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { createActor, type AnyActorLogic } from 'xstate';
import { inspect } from '../../ui/inspect';

/**
 * Runs from the screen's first effect until it is gone. The hook of @xstate/react stops the actor between the two
 * mounts of strict mode, and starts it again before what it had begun has heard of the end: a call of its first state
 * comes back as failed (`AbortError`) to the one that took its place.
 */
function useHeardActor(machine: AnyActorLogic, options?: object) {
  const [actor] = useState(() => createActor(machine, { ...options, inspect } as object));
  const mounts = useRef(0);
  useEffect(() => {
    mounts.current += 1;
    actor.start();
    return () => {
      mounts.current -= 1;
      queueMicrotask(() => {
        if (mounts.current === 0) actor.stop();
      });
    };
  }, [actor]);
  return actor;
}

/** The actor of a screen: a root of its own, which is heard like those of the app. */
export const useScreenActor = useHeardActor as typeof useActorRef;
