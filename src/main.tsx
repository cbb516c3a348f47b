import { hydrate } from '@tanstack/react-router/ssr/client';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { selectUser } from '../machines/session/session/session.selectors';
import { settings } from './domain/settings';
import { followAppearance } from './platform/appearance';
import { lateCode } from './platform/late-code';
import { createAdapters } from './app/environment/adapters';
import { createAppSystem } from './app/app-system';
import { hearOfMissingCode } from './app/environment/missing-code';
import { loadSignInAgain } from './app/shell/reauthentication';
import { AppFrame } from './app/shell/app-frame';
import { failStart, fetchWithEarlyAnswers, releaseForms } from './app/boot/early';
import { recordForSupport } from './app/boot/record-for-support';
import { guardRestoredPage } from './app/boot/restored-page';
import { bridge } from './app/router/bridge';
import { createAppRouter } from './app/router/router';
import { inspect } from './ui/inspect';

/**
 * Says of an address that begins with two slashes what it is. The router would take them for one, and show a page that the
 * address does not have: encoded, the second leads nowhere, as it should.
 */
function encodeLeadingSlashes(): void {
  const path = location.pathname.replace(/^\/{2,}/u, '/%2F');
  if (path === location.pathname) return;
  history.replaceState(history.state, '', path + location.search + location.hash);
}

/**
 * Whether the page stands at the address that was opened, whose screen it shows. Somebody may go back before the app
 * runs.
 */
function standsWhereOpened(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return opened !== undefined && new URL(opened.name).pathname === location.pathname;
}

/** The browser draws, and hears of what a person does, between one part of the start and the next. */
const nextTask = () => new Promise((next) => setTimeout(next));

async function start(root: HTMLElement): Promise<void> {
  followAppearance();
  const { app, environment } = createAppSystem(
    createAdapters({
      fetch: fetchWithEarlyAnswers((input, init) => fetch(input, init)),
      loadSignInAgain,
    }),
    {
      inspect,
      loadExpiringCards: () =>
        lateCode(() => import('./features/cards/expiring-cards/expiring-cards.provide')),
    },
  );
  await nextTask();
  encodeLeadingSlashes();
  const router = createAppRouter({ app, environment, prerender: false });
  bridge(environment, router);
  hearOfMissingCode(environment);
  recordForSupport(environment);
  if (settings.telemetryEndpoint !== '') {
    void lateCode(() => import('./app/environment/telemetry')).then(({ startTelemetry }) =>
      startTelemetry(environment, settings.telemetryEndpoint),
    );
  }
  guardRestoredPage(() => selectUser(app.system.get('session').getSnapshot()) !== null);
  let comesAlive = true;
  const alive = () => {
    releaseForms();
    app.start();
    // Until now the router has not heard of somebody who went back.
    const { history, state } = router;
    if (comesAlive && history.location.pathname !== state.location.pathname) void router.load();
    comesAlive = false;
  };
  const tree = (
    <StrictMode>
      <AppFrame app={app} router={router} onScreen={alive} />
    </StrictMode>
  );
  await nextTask();
  const draw = () => {
    createRoot(root).render(tree);
    app.start();
  };
  // The app starts when the drawn screen has come alive: machines that move on earlier would not match the page.
  if ('$_TSR' in globalThis && standsWhereOpened()) {
    await hydrate(router).then(() => void hydrateRoot(root, tree), draw);
  } else draw();
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
// Not awaited here: the code of a drawn screen imports this chunk, and would wait for it in turn.
void nextTask()
  .then(() => start(root))
  .catch(failStart);
