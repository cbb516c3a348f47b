import { RouterProvider } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { selectHasStartUpFailed } from '../../../machines/app/app/app.selectors';
import { HeardNotices, Notices } from '../../features/app/notifications/notices';
import { LoadingScreen } from '../../features/app/screens/loading-screen';
import { StartUpFailureScreen } from '../../features/app/screens/start-up-failure-screen';
import type { AppSystem } from '../environment/environment';
import { StandingNotices } from '../../ui/notices-place';
import { UiProvider } from '../../ui/ui-provider';
import { watchDialogs } from '../../ui/use-modal-page';
import type { AppRouter } from '../router/router';
import { ScreenMounted } from '../screen/screen';
import { useService } from '../screen/use-service';

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
 * screen, which covers whatever was there without throwing it away (S2.guardsAndStartUp.4, D3.12), and the notices,
 * whose live regions are there with the first paint of every page (D7.6); where they stand is a matter of the page,
 * behind its dialogs.
 */
export function AppFrame({ app, router, onScreen = nothing }: AppFrameProps) {
  const failed = useSelector(app, selectHasStartUpFailed);
  const shown = useFirstScreen(router);
  const notifications = useService(app, 'notifications');
  useEffect(
    () => watchDialogs((open) => notifications.send({ type: open ? 'dialogs.opened' : 'dialogs.closed' })),
    [notifications],
  );
  const notices = <Notices actor={notifications} />;
  return (
    <UiProvider>
      <StandingNotices value={notices}>
        {failed ? <StartUpFailureScreen onRetry={() => app.send({ type: 'boot.retried' })} /> : null}
        {!failed && !shown ? <LoadingScreen /> : null}
      </StandingNotices>
      <div hidden={failed}>
        <ScreenMounted value={onScreen}>
          <StandingNotices value={failed ? null : notices}>
            <RouterProvider router={router} />
          </StandingNotices>
        </ScreenMounted>
      </div>
      <HeardNotices actor={notifications} />
    </UiProvider>
  );
}
