import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { notifications } from '#messages/notifications';
import type { notificationsMachine } from '../../../machines/notifications/notifications.machine';
import { selectNotices } from '../../../machines/notifications/notifications.selectors';
import type { Notice } from '../../domain/notice';
import { NOTICE_MAX_WIDTH_PX } from '../../domain/limits';
import type { ScreenActor } from '../../ui/screen-actor';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { NoticeCard } from './notice-card';
import { linesOf, titleOf } from './notice-text';

/** Below the header, and the impersonation banner where there is one. */
const TOP = 'max(4.5rem, var(--acting-end, 0rem))';

type NoticesProps = { readonly actor: ScreenActor<typeof notificationsMachine> };

/** What must be heard at once; everything else waits until the person pauses. */
const isUrgent = ({ type }: Notice) => type === 'error' || type === 'warning';

type AnnouncedProps = { readonly role: 'alert' | 'status'; readonly notices: readonly Notice[] };

/** What is read out when it comes, and seen in the column, whose order is another than that of two regions. */
const Announced = ({ role, notices }: AnnouncedProps) => (
  <VisuallyHidden as="div" role={role} aria-atomic="false">
    {notices.map((notice) => (
      <div key={notice.id}>
        {[titleOf(notice), ...linesOf(notice)].map((text, index) => (
          <div key={index}>{text}</div>
        ))}
      </div>
    ))}
  </VisuallyHidden>
);

/**
 * The notices: top right, the newest on top and first in the tab order, full width on phones (specification, section 9:
 * 600px at most). Both live regions are in the page from the first paint, and above a dialog, which leaves them alone.
 * The impersonation banner stays free: its lower edge is `--acting-end` (`src/routes/acting.tsx`).
 */
export function Notices({ actor }: NoticesProps) {
  const notices = useSelector(actor, selectNotices);
  return (
    <chakra.section
      aria-label={notifications.region}
      position="fixed"
      zIndex="1500"
      insetBlockStart={TOP}
      insetInlineEnd={{ base: '0', lg: 'max(0rem, calc((100vw - 72rem) / 2))' }}
      width="full"
      maxWidth={`calc(${NOTICE_MAX_WIDTH_PX}px + 3rem)`}
      maxHeight={`calc(100dvh - ${TOP})`}
      paddingInline={{ base: '4', lg: '6' }}
      paddingBlockStart={notices.length === 0 ? '0' : '4'}
      paddingBlockEnd={notices.length === 0 ? '0' : '8'}
      overflowY="auto"
      display="flex"
      flexDirection="column"
      gap="4"
      pointerEvents="none"
    >
      <Announced role="alert" notices={notices.filter(isUrgent)} />
      <Announced role="status" notices={notices.filter((notice) => !isUrgent(notice))} />
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} actor={actor} />
      ))}
    </chakra.section>
  );
}
