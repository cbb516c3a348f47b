import { useCallback, useSyncExternalStore } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { whereaboutsMachine } from '../../../machines/app/whereabouts/whereabouts.machine';
import type { AppSystem } from '../environment/environment';
import { onSupervision } from '../environment/supervision';

type WhereaboutsActor = ActorRefFrom<typeof whereaboutsMachine>;

/** Returns the actor that shows support where the customer is; `undefined` if they do not show it. */
export function useWhereabouts(app: AppSystem): WhereaboutsActor | undefined {
  const subscribe = useCallback((changed: () => void) => onSupervision(app, changed), [app]);
  const current = () => app.getSnapshot().children.services?.getSnapshot().children.whereabouts;
  return useSyncExternalStore(subscribe, current, () => undefined);
}
