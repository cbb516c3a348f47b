import type { useActorRef } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { createActor, type AnyActorLogic } from 'xstate';
import { inspect } from '../../ui/inspect';

/**
 * Runs an actor from the screen's first effect until the screen unmounts. The hook of @xstate/react stops the actor
 * between the two mounts of strict mode and restarts it before its pending promises have settled. A request of the
 * first run then rejects (`AbortError`) into the second run.
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
