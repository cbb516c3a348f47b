import { createMemoryHistory } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { createAdapters } from '../../app/environment/adapters';
import { createAppSystem } from '../../app/app-system';
import { loadSignInAgain } from '../../app/shell/reauthentication';
import { AppFrame } from '../../app/shell/app-frame';
import { bridge } from '../../app/router/bridge';
import { createAppRouter } from '../../app/router/router';

/** Nobody else has the app open. */
const alone = { announce: () => undefined, current: () => null, listen: () => () => undefined };

/**
 * Draws the whole app into an element: its real screens, charts and provisions over a network of its own, at an address
 * that no address bar shows.
 *
 * @param fetch what answers its calls
 * @param address path and query
 */
export function renderApp(element: Element, fetch: typeof globalThis.fetch, address: string): void {
  const adapters = { ...createAdapters({ fetch, loadSignInAgain }), tabs: alone };
  // What was typed into another screen of the review is not this person's.
  adapters.drafts.clear();
  const { app, environment } = createAppSystem(adapters);
  const router = createAppRouter({ app, environment, prerender: false });
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [address] }) });
  bridge(environment, router);
  createRoot(element).render(<AppFrame app={app} router={router} />);
  app.start();
}
