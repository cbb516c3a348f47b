import type { useActorRef } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { createActor, type AnyActorLogic } from 'xstate';
import { inspect } from '../../ui/inspect';

/**
 * Runs an actor from the screen's first effect until the screen unmounts. Strict mode mounts twice. Between
 * the mounts, `useActorRef` would stop the actor and restart it before its pending promises have settled. An aborted
 * request of the first run (`AbortError`) would then end in the second run.
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

/** Creates the actor of a screen: a root of its own, inspected like those of the app. */
export const useScreenActor = useHeardActor as typeof useActorRef;
