import { useCallback, useSyncExternalStore } from 'react';
import type { AppSystem, Services } from '../environment/environment';
import { onSupervision } from '../environment/supervision';

/** The app-wide actor that has a name now: the supervisor replaces one that has failed. */
export function useService<Name extends keyof Services>(app: AppSystem, name: Name): Services[Name] {
  const subscribe = useCallback((changed: () => void) => onSupervision(app, changed), [app]);
  const current = () => app.system.get(name);
  return useSyncExternalStore(subscribe, current, current);
}
