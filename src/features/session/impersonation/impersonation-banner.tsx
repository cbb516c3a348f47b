import { useSelector } from '@xstate/react';
import { banners } from '#messages/app/banners';
import type { impersonationClockMachine } from '../../../../machines/session/impersonation-clock/impersonation-clock.machine';
import type { logoutMachine } from '../../../../machines/session/logout/logout.machine';
import type { sessionMachine } from '../../../../machines/session/session/session.machine';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import type { ScreenActor } from '../../../ui/screen-actor';
import { LogoutButton } from '../../app/header/logout-button';
import { customerName } from '../../shared/person/customer-name';
import { ActingBanner } from './acting-banner';

export type ImpersonationBannerProps = {
  readonly session: ScreenActor<typeof sessionMachine>;
  readonly logout: ScreenActor<typeof logoutMachine>;
  readonly clock: ScreenActor<typeof impersonationClockMachine>;
};

/**
 * Shown on every route while an admin acts for a customer (D3.16): the customer, the reason, the duration, and one
 * action, to return. Details that the server does not send are omitted.
 */
export function ImpersonationBanner({ session, logout, clock }: ImpersonationBannerProps) {
  const user = useSelector(session, selectUser);
  if (!user?.impersonation) return null;
  return (
    <ActingBanner
      label={banners.impersonation}
      text={banners.actingFor({ name: customerName(user) })}
      reason={user.impersonation.reason}
      clock={clock}
    >
      <LogoutButton session={session} logout={logout} variant="solid" />
    </ActingBanner>
  );
}
