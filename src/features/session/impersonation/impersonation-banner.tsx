import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { banners } from '#messages/app/banners';
import type { impersonationClockMachine } from '../../../../machines/session/impersonation-clock/impersonation-clock.machine';
import { selectMinutes } from '../../../../machines/session/impersonation-clock/impersonation-clock.selectors';
import type { logoutMachine } from '../../../../machines/session/logout/logout.machine';
import type { sessionMachine } from '../../../../machines/session/session/session.machine';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import { Icon } from '../../../ui/icons';
import type { ScreenActor } from '../../../ui/screen-actor';
import { LogoutButton } from '../../app/navigation/logout-button';
import { customerName } from '../../shared/person/customer-name';

const MINUTES_PER_HOUR = 60;

/** @param minutes an integer */
function duration(minutes: number): string {
  if (minutes === 0) return banners.underAMinute;
  if (minutes < MINUTES_PER_HOUR) return banners.minutes({ minutes });
  return banners.hours({
    hours: Math.floor(minutes / MINUTES_PER_HOUR),
    minutes: minutes % MINUTES_PER_HOUR,
  });
}

type ImpersonationBannerProps = {
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
  const minutes = useSelector(clock, selectMinutes);
  if (!user?.impersonation) return null;
  const { reason } = user.impersonation;
  return (
    <chakra.section
      aria-label={banners.impersonation}
      bg="primary.ink"
      color="primary"
      borderBlockEndWidth="1px"
      css={{ '--chakra-colors-focus': '{colors.primary}' }}
    >
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent={{ base: 'space-between', lg: 'center' }}
        columnGap="4"
        rowGap="2"
        maxWidth="page"
        marginInline="auto"
        paddingInline={{ base: '4', md: '6' }}
        paddingBlock="2"
      >
        <chakra.p
          display="flex"
          alignItems="center"
          gap="2.5"
          minHeight="11"
          minWidth="0"
          fontWeight="medium"
          overflowWrap="anywhere"
        >
          <Icon name="person" />
          <span>
            {[
              banners.actingFor({ name: customerName(user) }),
              reason,
              minutes === null ? null : duration(minutes),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </chakra.p>
        <LogoutButton session={session} logout={logout} variant="solid" />
      </chakra.div>
    </chakra.section>
  );
}
