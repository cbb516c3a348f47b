import type { AppSystem } from './environment';
import { onSupervision } from './supervision';

/**
 * Keeps a subscription to an app-wide actor for as long as the app lives. The supervisor may replace an actor after a
 * failure, and a ref that was looked up once would then point to a stopped actor.
 *
 * @param listen subscribes to the current actor and returns the unsubscribe function
 * @returns a function that unsubscribes for good
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
