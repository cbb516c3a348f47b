import { RouterProvider } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { selectHasStartUpFailed } from '../../../machines/app/app/app.selectors';
import { HeardNotices, Notices } from '../../features/app/notifications/notices';
import { LoadingScreen } from '../../features/app/screens/loading-screen';
import { StartUpFailureScreen } from '../../features/app/screens/start-up-failure-screen';
import type { AppSystem } from '../environment/environment';
import { HelpContext } from '../../ui/get-help';
import { StandingNotices } from '../../ui/notices-place';
import { UiProvider } from '../../ui/ui-provider';
import { watchDialogs } from '../../ui/use-modal-page';
import type { AppRouter } from '../router/router';
import { ScreenMounted } from '../screen/screen';
import { useHelp } from '../screen/use-help';
import { useService } from '../screen/use-service';

const nothing = () => undefined;

type AppFrameProps = {
  readonly app: AppSystem;
  readonly router: AppRouter;
  /** Called when a screen is in the document: from then on the app handles user input. */
  readonly onScreen?: () => void;
};

/** Whether the router has shown a first screen. A prerendered page has one from the start. */
function useFirstScreen(router: AppRouter): boolean {
  const subscribe = useCallback((changed: () => void) => router.subscribe('onResolved', changed), [router]);
  return useSyncExternalStore(
    subscribe,
    () => router.state.resolvedLocation !== undefined,
    () => true,
  );
}

/**
 * Everything outside the router: the theme, the loading screen until the first screen, the start-up failure screen,
 * which covers the current screen without unmounting it (S2.guardsAndStartUp.4, D3.12), and the notices. The live
 * regions of the notices exist from the first paint of every page (D7.6). Each page decides where the notices stand;
 * they lie behind its dialogs.
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
      <HelpContext value={useHelp(app)}>
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
      </HelpContext>
      <HeardNotices actor={notifications} />
    </UiProvider>
  );
}
