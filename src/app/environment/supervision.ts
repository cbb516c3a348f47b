import type { AppSystem } from './environment';

/**
 * Listens to whoever may replace an app-wide actor after a failure: the root, and its supervisors.
 *
 * @returns how to stop listening
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
