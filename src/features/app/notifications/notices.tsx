import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useSelector } from '@xstate/react';
import type { FocusEvent, PointerEvent } from 'react';
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

/** Whether a notice is announced at once. Others wait until the screen reader is idle. */
const isUrgent = ({ type }: Notice) => type === 'error' || type === 'warning';

type AnnouncedProps = { readonly role: 'alert' | 'status'; readonly notices: readonly Notice[] };

/**
 * A visually hidden live region. The visible notices cannot be live regions themselves: their single list mixes urgent
 * notices with others.
 */
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

/** Both live regions. They are in every page from the first paint, outside the part that a dialog makes inert. */
export function HeardNotices({ actor }: NoticesProps) {
  const notices = useSelector(actor, selectAnnounced, deepEqual);
  return (
    <div id="heard-notices">
      <Announced role="alert" notices={notices.filter(isUrgent)} />
      <Announced role="status" notices={notices.filter((notice) => !isUrgent(notice))} />
    </div>
  );
}

/**
 * Sets the height of the notices as a variable, so that other sticky elements and focused elements stay clear of
 * them.
 */
const measureHeight = heightVariable('--notices-height');

/**
 * The notices in the page's flow: at most three, with the newest on top and first in the tab order, and a count of
 * the rest (D7.6; at most 600px wide, S9.noticeWidth). They belong to the page, so a dialog covers them.
 */
export function Notices({ actor }: NoticesProps) {
  const notices = useSelector(actor, selectStanding, deepEqual);
  const waiting = useSelector(actor, selectWaiting);
  if (notices.length === 0) return null;
  const hold = () => actor.send({ type: 'notices.held' });
  const release = ({ currentTarget: section, relatedTarget }: FocusEvent | PointerEvent) => {
    const goesOn = relatedTarget instanceof Node && section.contains(relatedTarget);
    if (goesOn || section.matches(':hover') || section.contains(document.activeElement)) return;
    actor.send({ type: 'notices.released' });
  };
  return (
    <chakra.section
      ref={measureHeight}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      aria-label={notifications.region}
      data-sticky
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
