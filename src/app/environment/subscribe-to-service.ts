import type { AppSystem } from './environment';
import { onSupervision } from './supervision';

/**
 * Keeps a subscription on an app-wide actor for as long as the app lives. The supervisor may start an actor again
 * after a failure; a reference that was looked up once would then point at a dead one.
 *
 * @param listen subscribes to the actor that has the name now, and returns how to stop
 * @returns how to stop for good
 */
export function subscribeToService<Ref>(
  app: AppSystem,
  lookUp: () => Ref,
  listen: (ref: Ref) => () => void,
): () => void {
  let current = lookUp();
  let stop = listen(current);
  const stopWatching = onSupervision(app, () => {
    const next = lookUp();
    if (next === current) return;
    stop();
    current = next;
    stop = listen(current);
  });
  return () => {
    stopWatching();
    stop();
  };
}
