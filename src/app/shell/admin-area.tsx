import { Outlet, useMatch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { selectUser } from '../../../machines/session/session/session.selectors';
import { actingTitle, ActingScreen } from '../../features/session/impersonation/acting-screen';
import { rootRoute } from '../router/root';
import { Screen } from '../screen/screen';
import { useService } from '../screen/use-service';

/** Replaces an admin's screen while the admin acts for a customer. */
export function ActingPage() {
  const { app } = rootRoute.useRouteContext();
  const customer = useSelector(useService(app, 'session'), selectUser);
  const logout = useService(app, 'logout');
  if (customer === null) return null;
  return (
    <Screen title={actingTitle(customer)}>
      <ActingScreen logout={logout} customer={customer} />
    </Screen>
  );
}

/** The admin's screens or, while `acting`, the page that names the customer, as decided when the guard last ran. */
export function AdminArea() {
  const { context }: { readonly context: object } = useMatch({ strict: false });
  return 'acting' in context && context.acting === true ? <ActingPage /> : <Outlet />;
}
