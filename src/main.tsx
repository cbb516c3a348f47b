import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { InspectionEvent } from 'xstate';
import { app as texts } from '#messages/app';
import { createPaymentsAccess } from './payments/access';
import { noBotCheck } from './platform/bot-check';
import { createDrafts } from './platform/drafts';
import { consoleFailureLog } from './platform/failure-log';
import { createFocus } from './platform/focus';
import { newId } from './platform/new-id';
import { createAppSystem } from './provide/app-system';
import { AppFrame } from './routes/app-frame';
import { fetchWithEarlyAnswers, releaseForms } from './routes/boot/early';
import { bridge } from './routes/bridge';
import { createAppRouter } from './routes/router';

/** Browser coverage listens to every actor without a build of its own (design, "The app system"). */
const inspect = (globalThis as { __CABRANK_INSPECT__?: (event: InspectionEvent) => void })
  .__CABRANK_INSPECT__;

const { app, environment } = createAppSystem(
  {
    fetch: fetchWithEarlyAnswers((input, init) => fetch(input, init)),
    payments: createPaymentsAccess(async (options) => {
      const { loadPayments } = await import('./payments/load');
      return loadPayments(options);
    }),
    botCheck: noBotCheck,
    drafts: createDrafts(() => sessionStorage),
    focus: createFocus(() => document),
    failures: consoleFailureLog,
    newId,
    texts: {
      error: texts.errorTitle,
      success: texts.success,
      genericTitle: texts.genericTitle,
      tryAgain: texts.tryAgainLater,
      mandatoryUrl: texts.mandatoryUrl,
      newVersionTitle: texts.newVersionTitle,
      newVersionHelp: texts.newVersionHelp,
      dialogFailedTitle: texts.crashedTitle,
      dialogFailedHelp: texts.crashedHelp,
    },
  },
  inspect ? { inspect } : {},
);
const router = createAppRouter({ app, environment, prerender: false });
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const isDrawn = '$_TSR' in globalThis;

const alive = () => {
  releaseForms();
  app.start();
};

const tree = (
  <StrictMode>
    <CacheProvider value={createCache({ key: 'css' })}>
      <AppFrame app={app} router={router} onScreen={alive} />
    </CacheProvider>
  </StrictMode>
);

bridge(app, router);
if (isDrawn) {
  // The app starts when the drawn screen has come alive: machines that move on earlier would not match the page.
  await hydrate(router);
  hydrateRoot(root, tree);
} else {
  createRoot(root).render(tree);
  app.start();
}
