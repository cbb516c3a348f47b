import { Outlet, useLocation } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { selectConfig } from '../../../machines/app/app/app.selectors';
import { EventIntent } from '../../features/app/navigation/event-intent';
import { Shell } from '../../features/app/header/shell';
import { preloadDialog } from './dialogs';
import { Impersonation } from './impersonation';
import { useAppContext } from '../screen/use-app-context';
import { useService } from '../screen/use-service';

type SignedInFrameProps = {
  /** Renders in place of the route's own screens. */
  readonly children?: ReactNode;
  /** The screen takes the full width and height. */
  readonly full?: boolean;
};

/** Header, navigation and main landmark around a screen inside the shell. */
export function SignedInFrame({ children, full = false }: SignedInFrameProps) {
  const { app, isRoute } = useAppContext();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const company = useSelector(app, selectConfig);
  return (
    <EventIntent value={preloadDialog}>
      <Shell
        session={useService(app, 'session')}
        links={useService(app, 'links')}
        navigation={useService(app, 'navigation')}
        logout={useService(app, 'logout')}
        company={company}
        path={path}
        isRoute={isRoute}
        full={full}
        banner={<Impersonation app={app} place="shell" />}
      >
        {children ?? <Outlet />}
      </Shell>
    </EventIntent>
  );
}
