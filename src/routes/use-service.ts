import { useSelector } from '@xstate/react';
import type { AppSystem, Services } from '../provide/environment';

/** The app-wide actor that has a name now: the supervisor replaces one that has failed. */
export function useService<Name extends keyof Services>(app: AppSystem, name: Name): Services[Name] {
  return useSelector(app, () => app.system.get(name));
}
