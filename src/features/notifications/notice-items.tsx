import { chakra } from '@chakra-ui/react/styled-system';
import { notifications } from '#messages/notifications';
import { noticeCheckboxId, type NoticeItem } from '../../domain/notice';
import { TextButton } from '../../ui/text-button';
import { TickBox } from '../../ui/tick-box';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** So many are seen before somebody asks for all of them, where there is room for any. */
const SEEN_AT_FIRST = 3;

export type NoticeItemsProps = {
  /** The notice's. */
  readonly id: string;
  readonly items: readonly NoticeItem[];
  /** All of them are shown. */
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onTick: (item: string, checked: boolean) => void;
};

/** What a notice is about, one by one, each with its box. */
export function NoticeItems({ id, items, open, onToggle, onTick }: NoticeItemsProps) {
  return (
    <>
      <chakra.ul display="grid" gap="1">
        {items.map((item, index) => (
          <chakra.li
            key={item.id}
            display={{ base: 'grid', md: open || index < SEEN_AT_FIRST ? 'grid' : 'none' }}
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}
            alignItems="center"
            columnGap="5"
            borderBlockStartWidth="1px"
            paddingBlockStart="1.5"
          >
            <div>
              <chakra.p fontSize="sm" fontWeight="medium">
                {item.title}
              </chakra.p>
              <chakra.p fontSize="sm">{item.message}</chakra.p>
            </div>
            <chakra.label
              position="relative"
              display="inline-flex"
              alignItems="center"
              gap="2.5"
              minHeight={{ base: '11', md: '9' }}
              fontSize="sm"
              cursor="pointer"
            >
              <TickBox
                id={noticeCheckboxId(id, item.id)}
                type="checkbox"
                checked={item.checkbox.checked}
                onChange={(event) => onTick(item.id, event.target.checked)}
              />
              <span>
                {item.checkbox.label}
                <VisuallyHidden>: {item.title}</VisuallyHidden>
              </span>
            </chakra.label>
          </chakra.li>
        ))}
      </chakra.ul>
      {items.length > SEEN_AT_FIRST ? (
        <chakra.div hideBelow="md">
          <TextButton aria-expanded={open} onClick={onToggle}>
            {open ? notifications.showFewer : notifications.showAll({ count: items.length })}
          </TextButton>
        </chakra.div>
      ) : null}
    </>
  );
}
