import { RouterContextProvider, RouterProvider } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback, useSyncExternalStore } from 'react';
import { selectHasStartUpFailed } from '../../machines/app/app.selectors';
import { Notices } from '../features/notifications/notices';
import { LoadingScreen } from '../features/session/loading-screen';
import { StartUpFailureScreen } from '../features/session/start-up-failure-screen';
import type { AppSystem } from '../provide/environment';
import { UiProvider } from '../ui/ui-provider';
import type { AppRouter } from './router';
import { ScreenMounted } from './screen';
import { useService } from './use-service';

const nothing = () => undefined;

type AppFrameProps = {
  readonly app: AppSystem;
  readonly router: AppRouter;
  /** A screen stands in the document: from here on the app handles what a person does. */
  readonly onScreen?: () => void;
};

/** Whether the router has shown a first screen; a prerendered page has one from the start. */
function useFirstScreen(router: AppRouter): boolean {
  const subscribe = useCallback((changed: () => void) => router.subscribe('onResolved', changed), [router]);
  return useSyncExternalStore(
    subscribe,
    () => router.state.resolvedLocation !== undefined,
    () => true,
  );
}

/**
 * Everything outside the router: the theme, the loading screen until there is a first screen, the start-up failure
 * screen, which covers whatever was there without throwing it away (specification, section 2 "Guards and start-up";
 * decisions, section 3), and the notices, whose live regions are there with the first paint of every page (section 7).
 */
export function AppFrame({ app, router, onScreen = nothing }: AppFrameProps) {
  const failed = useSelector(app, selectHasStartUpFailed);
  const shown = useFirstScreen(router);
  return (
    <UiProvider>
      {failed ? <StartUpFailureScreen onRetry={() => app.send({ type: 'boot.retried' })} /> : null}
      {!failed && !shown ? <LoadingScreen /> : null}
      <div hidden={failed}>
        <ScreenMounted value={onScreen}>
          <RouterProvider router={router} />
        </ScreenMounted>
      </div>
      <RouterContextProvider router={router}>
        <Notices actor={useService(app, 'notifications')} />
      </RouterContextProvider>
    </UiProvider>
  );
}
