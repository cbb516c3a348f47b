import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { banners } from '#messages/app/banners';
import type { impersonationClockMachine } from '../../../../machines/session/impersonation-clock/impersonation-clock.machine';
import { selectMinutes } from '../../../../machines/session/impersonation-clock/impersonation-clock.selectors';
import { Icon } from '../../../ui/icons';
import type { ScreenActor } from '../../../ui/screen-actor';

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

type ActingBannerProps = {
  readonly label: string;
  /** Says for whom the admin acts, or at whose account they look. */
  readonly text: string;
  /** `null` if the server does not send it. */
  readonly reason: string | null;
  readonly clock: ScreenActor<typeof impersonationClockMachine>;
  /** Shown below the text, and announced when it appears. */
  readonly news?: string | null;
  /** The buttons. */
  readonly children: ReactNode;
};

/** The bar below the header of an admin who sees a customer's account: whose, why, for how long, and what to do. */
export function ActingBanner({ label, text, reason, clock, news, children }: ActingBannerProps) {
  const minutes = useSelector(clock, selectMinutes);
  return (
    <chakra.section
      aria-label={label}
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
        <chakra.div minWidth="0" overflowWrap="anywhere" fontWeight="medium">
          <chakra.p display="flex" alignItems="center" gap="2.5" minHeight="11">
            <Icon name="person" />
            <span>
              {[text, reason, minutes === null ? null : duration(minutes)].filter(Boolean).join(' · ')}
            </span>
          </chakra.p>
          {news === undefined ? null : <p role="status">{news}</p>}
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {children}
        </chakra.div>
      </chakra.div>
    </chakra.section>
  );
}
