import { Button } from '@chakra-ui/react/button';
import { Checkbox } from '@chakra-ui/react/checkbox';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { notifications } from '#messages/app/notifications';
import { noticeCheckboxId, type NoticeItem } from '../../../domain/notice';
import { checkboxRecipe, overAll } from '../../../ui/theme/choices';

/** How many items show, if space allows, before the person asks for all of them. */
const SEEN_AT_FIRST = 3;

export type NoticeItemsProps = {
  /** The id of the notice. */
  readonly id: string;
  readonly items: readonly NoticeItem[];
  /** All items are shown. */
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onTick: (item: string, checked: boolean) => void;
};

/** The items of a notice, each with its checkbox. */
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
            <Checkbox.Root
              recipe={checkboxRecipe}
              ids={{ hiddenInput: noticeCheckboxId(id, item.id) }}
              checked={item.checkbox.checked}
              onCheckedChange={({ checked }) => onTick(item.id, checked === true)}
              alignItems="center"
              gap="2.5"
              minHeight={{ base: '11', md: '9' }}
              paddingBlock="0"
              fontSize="sm"
            >
              <chakra.span position="relative" flexShrink="0">
                <Checkbox.HiddenInput style={overAll} />
                <Checkbox.Control />
              </chakra.span>
              <Checkbox.Label>
                {item.checkbox.label}
                <VisuallyHidden>: {item.title}</VisuallyHidden>
              </Checkbox.Label>
            </Checkbox.Root>
          </chakra.li>
        ))}
      </chakra.ul>
      {items.length > SEEN_AT_FIRST ? (
        <chakra.div hideBelow="md">
          <Button variant="plain" aria-expanded={open} onClick={onToggle}>
            {open ? notifications.showFewer : notifications.showAll({ count: items.length })}
          </Button>
        </chakra.div>
      ) : null}
    </>
  );
}
