import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, memo, Suspense, type ReactNode } from 'react';
import { notifications } from '#messages/notifications';
import type { notificationsMachine } from '../../../machines/notifications/notifications.machine';
import type { Notice, NoticeType } from '../../domain/notice';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icons';
import { NOTICE_ICONS, type NoticeTone } from '../../ui/notice';
import type { ScreenActor } from '../../ui/screen-actor';
import { NoticeButtons } from './notice-buttons';
import type { NoticeCheckboxProps } from './notice-checkbox';
import { linesOf, titleOf } from './notice-text';

const nothing = (_props: NoticeCheckboxProps): ReactNode => null;

/** Hardly a notice has one: it is not there before one does. A notice whose box does not arrive stays without it. */
const NoticeCheckbox = lazy(async () => {
  const loaded = await import('./notice-checkbox').catch(() => null);
  return { default: loaded?.NoticeCheckbox ?? nothing };
});

const TONES: Readonly<Record<NoticeType, NoticeTone>> = {
  success: 'success',
  error: 'error',
  warning: 'warning',
  info: 'info',
  neutral: 'info',
};

/** A neutral notice is no colour's business. */
const colourOf = (type: NoticeType) => (type === 'neutral' ? 'fg.muted' : TONES[type]);

type NoticeCardProps = {
  readonly notice: Notice;
  readonly actor: ScreenActor<typeof notificationsMachine>;
};

/**
 * One notice: icon, title, text, its buttons, and a close button that says what it closes. It never goes away by itself,
 * and is not drawn anew when another comes or goes.
 */
export const NoticeCard = memo(function NoticeCard({ notice, actor }: NoticeCardProps) {
  const { id } = notice;
  const colour = colourOf(notice.type);
  const title = titleOf(notice);
  return (
    <chakra.div
      flexShrink="0"
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr) auto"
      columnGap="2.5"
      paddingBlock="3.5"
      paddingInlineEnd="4"
      paddingInlineStart="5"
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border"
      borderInlineStartWidth="6px"
      borderInlineStartColor={colour}
      borderRadius="card"
      boxShadow="float"
      pointerEvents="auto"
      animation="rise 200ms ease-out"
    >
      <chakra.span color={colour} paddingBlock="2px">
        <Icon name={NOTICE_ICONS[TONES[notice.type]]} />
      </chakra.span>
      <chakra.div paddingBlockEnd="1" overflowWrap="anywhere">
        <chakra.p fontWeight="medium">{title}</chakra.p>
        {linesOf(notice).map((text, index) => (
          <chakra.p key={index} fontSize="sm" marginBlockStart="0.5">
            {text}
          </chakra.p>
        ))}
      </chakra.div>
      <Button
        look="quiet"
        size="icon"
        marginBlock="-2.5"
        marginInlineEnd="-2"
        aria-label={notifications.close({ title })}
        onClick={() => actor.send({ type: 'notice.closed', id })}
      >
        <Icon name="close" size="18px" />
      </Button>
      {notice.checkbox ? (
        <Suspense fallback={<chakra.div gridColumn="2 / -1" height="11" />}>
          <NoticeCheckbox
            id={id}
            title={title}
            checkbox={notice.checkbox}
            onTick={(checked) => actor.send({ type: 'notice.checkboxChanged', id, checked })}
          />
        </Suspense>
      ) : null}
      {notice.buttons.length > 0 ? (
        <NoticeButtons
          notice={notice}
          onPress={(button, element) => actor.send({ type: 'notice.buttonPressed', id, button, element })}
        />
      ) : null}
    </chakra.div>
  );
});
