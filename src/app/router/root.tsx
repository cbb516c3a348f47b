import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { PAGE_ID } from '../../ui/page-id';
import { Reauthentication } from '../shell/reauthentication';
import { Bars, DemoPlace } from '../shell/bars';
import { Dialogs } from '../shell/dialogs';
import { guard } from './guard';
import { Impersonation } from '../shell/impersonation';
import { NotFoundPage } from '../shell/not-found-view';
import { useRouteFocus } from './route-focus';
import type { RouterContext } from './router-context';
import { SignedInElsewhere } from '../shell/signed-in-elsewhere';
import { useAppContext } from '../screen/use-app-context';

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
      <Reauthentication environment={environment} />
      <SignedInElsewhere environment={environment} />
    </div>
  );
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: NotFoundPage,
  beforeLoad: guard,
});
