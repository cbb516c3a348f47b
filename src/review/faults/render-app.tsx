import { createMemoryHistory } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { createAdapters } from '../../app/environment/adapters';
import { createAppSystem } from '../../app/app-system';
import { loadSignInAgain } from '../../app/shell/reauthentication';
import { AppFrame } from '../../app/shell/app-frame';
import { bridge } from '../../app/router/bridge';
import { createAppRouter } from '../../app/router/router';

/** No other tab has the app open. */
const alone = { announce: () => undefined, current: () => null, listen: () => () => undefined };

/**
 * Renders the whole app into an element: its real screens, charts and provisions, with its own network and an address
 * that the address bar does not show.
 *
 * @param fetch answers the app's calls
 * @param address path and query
 */
export function renderApp(element: Element, fetch: typeof globalThis.fetch, address: string): void {
  const adapters = { ...createAdapters({ fetch, loadSignInAgain }), tabs: alone };
  // Removes drafts that were typed into another screen of the review.
  adapters.drafts.clear();
  const { app, environment } = createAppSystem(adapters);
  const router = createAppRouter({ app, environment, prerender: false });
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [address] }) });
  bridge(environment, router);
  createRoot(element).render(<AppFrame app={app} router={router} />);
  app.start();
}
