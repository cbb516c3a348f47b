import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useSelector } from '@xstate/react';
import { notifications } from '#messages/app/notifications';
import type { notificationsMachine } from '../../../../machines/app/notifications/notifications.machine';
import {
  selectAnnounced,
  selectStanding,
  selectWaiting,
} from '../../../../machines/app/notifications/notifications.selectors';
import type { Notice } from '../../../domain/notice';
import { NOTICE_MAX_WIDTH_PX } from '../../../domain/limits';
import { heightVariable } from '../../../ui/height-variable';
import { deepEqual } from '../../../ui/deep-equal';
import type { ScreenActor } from '../../../ui/screen-actor';
import { NoticeCard } from './notice-card';
import { spokenLinesOf } from './notice-text';

type NoticesProps = { readonly actor: ScreenActor<typeof notificationsMachine> };

/** What must be heard at once; everything else waits until the person pauses. */
const isUrgent = ({ type }: Notice) => type === 'error' || type === 'warning';

type AnnouncedProps = { readonly role: 'alert' | 'status'; readonly notices: readonly Notice[] };

/** What is read out when it comes, and seen in the column, whose order is another than that of two regions. */
const Announced = ({ role, notices }: AnnouncedProps) => (
  <VisuallyHidden as="div" role={role} aria-atomic="false">
    {notices.map((notice) => (
      <div key={notice.id}>
        {spokenLinesOf(notice).map((text, index) => (
          <div key={index}>{text}</div>
        ))}
      </div>
    ))}
  </VisuallyHidden>
);

/** Both live regions: in every page from the first paint, beside what a dialog makes inert. */
export function HeardNotices({ actor }: NoticesProps) {
  const notices = useSelector(actor, selectAnnounced, deepEqual);
  return (
    <div id="heard-notices">
      <Announced role="alert" notices={notices.filter(isUrgent)} />
      <Announced role="status" notices={notices.filter((notice) => !isUrgent(notice))} />
    </div>
  );
}

/** For what else stays in sight at the upper edge of the window, and for what has the focus: both stay clear of them. */
const measureHeight = heightVariable('--notices-height');

/**
 * The notices in the page's flow, at most three, the newest on top and first in the tab order, the rest counted (D7.6;
 * 600px wide at most, S9.noticeWidth). They belong to the page: a dialog lies over them.
 */
export function Notices({ actor }: NoticesProps) {
  const notices = useSelector(actor, selectStanding, deepEqual);
  const waiting = useSelector(actor, selectWaiting);
  if (notices.length === 0) return null;
  return (
    <chakra.section
      ref={measureHeight}
      aria-label={notifications.region}
      position="sticky"
      insetBlockStart="0"
      zIndex="1200"
      flexShrink="0"
      display="flex"
      flexDirection="column"
      alignItems="flex-end"
      gap="2"
      width="full"
      maxWidth="page"
      maxHeight="50dvh"
      overflowY="auto"
      marginInline="auto"
      paddingInline={{ base: '4', md: '6' }}
      paddingBlock="2"
      pointerEvents="none"
      _print={{ display: 'none' }}
      css={{ '& > *': { maxWidth: `${NOTICE_MAX_WIDTH_PX}px` } }}
    >
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} actor={actor} />
      ))}
      {waiting === 0 ? null : (
        <chakra.p
          paddingInline="3"
          fontSize="sm"
          fontWeight="medium"
          bg="bg.surface"
          borderWidth="1px"
          borderRadius="full"
          pointerEvents="auto"
        >
          {notifications.waiting({ count: waiting })}
        </chakra.p>
      )}
    </chakra.section>
  );
}
