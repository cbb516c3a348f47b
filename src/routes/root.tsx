import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { PAGE_ID } from '../ui/page-id';
import { Absence } from './absence';
import { Bars, DemoPlace } from './bars';
import { Dialogs } from './dialogs';
import { guard } from './guard';
import { Impersonation } from './impersonation';
import { NotFoundPage } from './not-found';
import { useRouteFocus } from './route-focus';
import type { RouterContext } from './router-context';
import { SignedInElsewhere } from './signed-in-elsewhere';
import { useAppContext } from './use-app-context';

function Root() {
  const { app, environment } = useAppContext();
  useRouteFocus();
  return (
    <div id={PAGE_ID}>
      <Impersonation app={app} place="top" />
      <Outlet />
      <DemoPlace app={app} />
      <Bars app={app} />
      <Dialogs environment={environment} />
      <Absence environment={environment} />
      <SignedInElsewhere environment={environment} />
    </div>
  );
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: NotFoundPage,
  beforeLoad: guard,
});
