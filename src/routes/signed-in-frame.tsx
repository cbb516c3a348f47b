import { Outlet, useLocation } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { selectConfig } from '../../machines/app/app.selectors';
import { Shell } from '../features/navigation/shell';
import { rootRoute } from './root';
import { useService } from './use-service';

/** Header, navigation and main landmark around the screen of a signed-in route. */
export function SignedInFrame() {
  const { app, isRoute } = rootRoute.useRouteContext();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const contactNumber = useSelector(app, (snapshot) => selectConfig(snapshot)?.contactNumber ?? null);
  return (
    <Shell
      session={useService(app, 'session')}
      navigation={useService(app, 'navigation')}
      logout={useService(app, 'logout')}
      contactNumber={contactNumber}
      path={path}
      isRoute={isRoute}
    >
      <Outlet />
    </Shell>
  );
}
