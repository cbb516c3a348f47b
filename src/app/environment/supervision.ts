import type { AppSystem } from './environment';

/**
 * Subscribes to the actors that may replace an app-wide actor after a failure: the root and its supervisors.
 *
 * @returns the unsubscribe function
 */
export function onSupervision(app: AppSystem, changed: () => void): () => void {
  const { services, collections } = app.getSnapshot().children;
  const subscriptions = [
    app.subscribe(changed),
    services?.subscribe(changed),
    collections?.subscribe(changed),
  ];
  return () => {
    for (const subscription of subscriptions) subscription?.unsubscribe();
  };
}
