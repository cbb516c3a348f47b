import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let arrivals = 0;

const subscribe = (hear: () => void): (() => void) => {
  listeners.add(hear);
  return () => listeners.delete(hear);
};
const count = (): number => arrivals;

/** The code of a view has come. */
export function noteArrival(): void {
  arrivals += 1;
  for (const hear of listeners) hear();
}

/**
 * Draws the calling component anew as soon as the code of a view has come. By itself React lets what stands in for a view
 * stand for 300 ms, so that nothing flickers; what nobody sees that early (`Opening`) need not be waited for.
 */
export const useArrivals = (): void => void useSyncExternalStore(subscribe, count, count);
