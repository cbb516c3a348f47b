import { useCallback, useSyncExternalStore } from 'react';
import type { AppSystem, Services } from '../environment/environment';
import { onSupervision } from '../environment/supervision';

/** Returns the current app-wide actor of a name. It changes when the supervisor replaces a failed actor. */
export function useService<Name extends keyof Services>(app: AppSystem, name: Name): Services[Name] {
  const subscribe = useCallback((changed: () => void) => onSupervision(app, changed), [app]);
  const current = () => app.system.get(name);
  return useSyncExternalStore(subscribe, current, current);
}
