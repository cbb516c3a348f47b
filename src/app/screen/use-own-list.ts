import { useEffect, useState } from 'react';
import type { resourceMachine } from '../../../machines/app/resource/resource.machine';
import type { Environment } from '../environment/environment';
import { useAppContext } from './use-app-context';
import { useScreenActor } from './use-screen-actor';

/**
 * A list that one screen shows and nobody else keeps.
 *
 * @param provide its chart with the real call
 * @param owner the effective user's uuid, for whom it is read
 * @returns its actor, and `reload` for Retry
 */
export function useOwnList(provide: (environment: Environment) => typeof resourceMachine, owner: string) {
  const { environment } = useAppContext();
  const [machine] = useState(() => provide(environment));
  const list = useScreenActor(machine, { input: { growsStale: false } });
  // The screen stands, which the list's chart hears; what follows is decided there.
  useEffect(() => list.send({ type: 'resource.requested', owner }), [list, owner]);
  return { list, reload: () => list.send({ type: 'resource.reloaded', owner }) };
}
