import { CloseButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, memo, Suspense, useId, useState } from 'react';
import { notifications } from '#messages/app/notifications';
import type { notificationsMachine } from '../../../../machines/app/notifications/notifications.machine';
import type { Notice, NoticeType } from '../../../domain/notice';
import { lateCode } from '../../../platform/late-code';
import { Icon } from '../../../ui/icons';
import { NOTICE_ICONS, type NoticeTone } from '../../../ui/notice';
import type { ScreenActor } from '../../../ui/screen-actor';
import { NoticeButtons } from './notice-buttons';
import type { NoticeItemsProps } from './notice-items';
import { linesOf, titleOf } from './notice-text';

type NamesProps = Pick<NoticeItemsProps, 'items'> & {
  /** Reserves the space of the full items while their code loads. */
  readonly room?: boolean;
};

/** The names of the items only. */
const Names = ({ items, room }: NamesProps) => (
  <ul>
    {items.map(({ id, title }) => (
      <chakra.li key={id} fontSize="sm" minHeight={room ? { base: '5.5rem', md: '3.5rem' } : undefined}>
        {title}
      </chakra.li>
    ))}
  </ul>
);

/** Loaded on demand, because few notices have items. If the code cannot be loaded, only the names show. */
const NoticeItems = lazy(async () => {
  const loaded = await lateCode(() => import('./notice-items')).catch(() => null);
  return { default: loaded?.NoticeItems ?? Names };
});

const TONES: Readonly<Record<NoticeType, NoticeTone>> = {
  success: 'success',
  error: 'error',
  warning: 'warning',
  info: 'info',
  neutral: 'info',
};

/** A neutral notice has no tone colour. */
const colourOf = (type: NoticeType) => (type === 'neutral' ? 'fg.muted' : TONES[type]);

type NoticeCardProps = {
  readonly notice: Notice;
  readonly actor: ScreenActor<typeof notificationsMachine>;
};

type FoldProps = {
  readonly title: string;
  readonly open: boolean;
  readonly folds: string;
  readonly onToggle: () => void;
};

/** The single line of a notice with items on a phone. Pressing it unfolds the rest. */
const Fold = ({ title, open, folds, onToggle }: FoldProps) => (
  <chakra.button
    hideFrom="md"
    type="button"
    aria-expanded={open}
    aria-controls={folds}
    display="flex"
    alignItems="center"
    gap="1.5"
    width="full"
    minHeight="11"
    marginBlock="-2.5"
    fontSize="sm"
    fontWeight="medium"
    textAlign="start"
    cursor="pointer"
    onClick={onToggle}
  >
    <span>{title}</span>
    <chakra.span marginInlineStart="auto" rotate={open ? '180deg' : undefined}>
      <Icon name="down" size="18px" />
    </chakra.span>
  </chakra.button>
);

/**
 * One notice: icon, title, text, items, buttons, and a close button that names what it closes. It does not re-render
 * when another notice appears or disappears. On a phone, a notice with items is one line that unfolds.
 */
export const NoticeCard = memo(function NoticeCard({ notice, actor }: NoticeCardProps) {
  const { id, items } = notice;
  const colour = colourOf(notice.type);
  const title = titleOf(notice);
  const [open, setOpen] = useState(false);
  const folds = useId();
  const toggle = () => setOpen(!open);
  return (
    <chakra.div
      flexShrink="0"
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr) auto"
      columnGap="2.5"
      width="full"
      paddingBlock="3"
      paddingInlineEnd="4"
      paddingInlineStart={{ base: '3', md: '5' }}
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border"
      borderInlineStartWidth="6px"
      borderInlineStartColor={colour}
      borderRadius="card"
      boxShadow="0 1px 4px rgb(0 0 0 / 0.16)"
      pointerEvents="auto"
      animation="rise 200ms ease-out"
    >
      <chakra.span color={colour} paddingBlock="2px">
        <Icon name={NOTICE_ICONS[TONES[notice.type]]} />
      </chakra.span>
      <chakra.div paddingBlockEnd="1" overflowWrap="anywhere">
        {items ? <Fold title={title} open={open} folds={folds} onToggle={toggle} /> : null}
        <chakra.p fontWeight="medium" hideBelow={items ? 'md' : undefined}>
          {title}
        </chakra.p>
        {linesOf(notice).map((text, index) => (
          <chakra.p key={index} fontSize="sm" marginBlockStart="0.5">
            {text}
          </chakra.p>
        ))}
      </chakra.div>
      <CloseButton
        marginBlock="-2.5"
        marginInlineEnd="-2"
        aria-label={notifications.close({ title })}
        onClick={() => actor.send({ type: 'notice.closed', id })}
      >
        <Icon name="close" size="18px" />
      </CloseButton>
      <chakra.div
        id={folds}
        gridColumn={{ base: '1 / -1', md: '2 / -1' }}
        display={items && !open ? { base: 'none', md: 'grid' } : 'grid'}
        gridTemplateColumns="minmax(0, 1fr)"
        gap="1.5"
      >
        {items ? (
          <Suspense fallback={<Names items={items.slice(0, 3)} room />}>
            <NoticeItems
              id={id}
              items={items}
              open={open}
              onToggle={toggle}
              onTick={(item, checked) => actor.send({ type: 'notice.checkboxChanged', id, item, checked })}
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
    </chakra.div>
  );
});
