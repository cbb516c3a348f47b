import { useEffect, useState } from 'react';
import type { resourceMachine } from '../../../machines/app/resource/resource.machine';
import type { Environment } from '../environment/environment';
import { useAppContext } from './use-app-context';
import { useScreenActor } from './use-screen-actor';

/**
 * Loads a list that only one screen uses.
 *
 * @param provide provides the list's chart with the real request
 * @param owner the uuid of the effective user
 * @returns the actor, and `reload` for Retry
 */
export function useOwnList(provide: (environment: Environment) => typeof resourceMachine, owner: string) {
  const { environment } = useAppContext();
  const [machine] = useState(() => provide(environment));
  const list = useScreenActor(machine, { input: { growsStale: false } });
  // Only tells the chart that the screen is mounted. The chart decides what follows.
  useEffect(() => list.send({ type: 'resource.requested', owner }), [list, owner]);
  return { list, reload: () => list.send({ type: 'resource.reloaded', owner }) };
}
