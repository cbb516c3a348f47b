import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { notifications } from '#messages/notifications';
import type { notificationsMachine } from '../../../machines/notifications/notifications.machine';
import { selectNotices } from '../../../machines/notifications/notifications.selectors';
import type { Notice } from '../../domain/notice';
import { NOTICE_MAX_WIDTH_PX } from '../../domain/limits';
import type { ScreenActor } from '../../ui/screen-actor';
import { NoticeCard } from './notice-card';

type NoticesProps = { readonly actor: ScreenActor<typeof notificationsMachine> };

/** What must be heard at once; everything else waits until the person pauses. */
const isUrgent = ({ type }: Notice) => type === 'error' || type === 'warning';

/**
 * The notices: top right, the newest on top, full width on phones (specification, section 9: 600px at most). Both live
 * regions are in the page from the first paint, and above a dialog, which leaves them alone; they are `display: contents`,
 * so that one column shows both in order. The impersonation banner stays free.
 */
export function Notices({ actor }: NoticesProps) {
  const notices = useSelector(actor, selectNotices);
  const cards = (urgent: boolean) =>
    notices.map((notice, position) =>
      isUrgent(notice) === urgent ? (
        <NoticeCard
          key={notice.id}
          notice={notice}
          position={position}
          onClose={() => actor.send({ type: 'notice.closed', id: notice.id })}
          onPress={(button, element) =>
            actor.send({ type: 'notice.buttonPressed', id: notice.id, button, element })
          }
        />
      ) : null,
    );
  return (
    <chakra.section
      aria-label={notifications.region}
      position="fixed"
      zIndex="1500"
      insetBlockStart="4.5rem"
      insetInlineEnd={{ base: '0', lg: 'max(0rem, calc((100vw - 72rem) / 2))' }}
      width="full"
      maxWidth={`calc(${NOTICE_MAX_WIDTH_PX}px + 3rem)`}
      maxHeight="calc(100dvh - 4.5rem)"
      paddingInline={{ base: '4', lg: '6' }}
      paddingBlockStart={notices.length === 0 ? '0' : '4'}
      paddingBlockEnd={notices.length === 0 ? '0' : '8'}
      overflowY="auto"
      display="flex"
      flexDirection="column"
      gap="4"
      pointerEvents="none"
      css={{
        'html:has([data-impersonation]) &': {
          marginBlockStart: '61px',
          maxHeight: 'calc(100dvh - 4.5rem - 61px)',
        },
      }}
    >
      <chakra.div display="contents" role="alert" aria-atomic="false">
        {cards(true)}
      </chakra.div>
      <chakra.div display="contents" role="status" aria-atomic="false">
        {cards(false)}
      </chakra.div>
    </chakra.section>
  );
}
