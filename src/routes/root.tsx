import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Notices } from '../features/notifications/notices';
import { PAGE_ID } from '../ui/use-modal-page';
import { NotFoundPage } from './not-found';
import { useRouteFocus } from './route-focus';
import type { RouterContext } from './router-context';
import { useService } from './use-service';

function Root() {
  const { app } = rootRoute.useRouteContext();
  const notifications = useService(app, 'notifications');
  useRouteFocus();
  return (
    <>
      <div id={PAGE_ID}>
        <Outlet />
      </div>
      <Notices actor={notifications} />
    </>
  );
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: NotFoundPage,
});
