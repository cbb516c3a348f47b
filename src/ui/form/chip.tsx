import type { TagsInput } from '@chakra-ui/react/tags-input';
import { memo, type ComponentProps } from 'react';
import { drawsTheSame } from './use-stable-form';

/** What Chakra's control knows of its entries. */
type Tags = Parameters<ComponentProps<typeof TagsInput.Context>['children']>[0];

type ChipProps = {
  readonly tags: Tags;
  /** Of the control, which has the focus once the entry is gone. */
  readonly fieldId: string;
  readonly entry: string;
  readonly index: number;
  /** It is the one that the keys would remove. */
  readonly marked: boolean;
  /** It breaks a rule. */
  readonly wrong: boolean;
  readonly readOnly: boolean;
};

/**
 * An entry of a `ChipsField`, with its button. Drawn again when something of it changes: Chakra's control gives other
 * functions with every key, which do the same.
 */
export const Chip = memo(
  function Chip({ tags, fieldId, entry, index, wrong, readOnly }: ChipProps) {
    const item = { index, value: entry };
    const button: ComponentProps<'button'> = tags.getItemDeleteTriggerProps(item);
    return (
      <li {...tags.getItemProps(item)} data-wrong={wrong || undefined}>
        <div {...tags.getItemPreviewProps(item)}>
          <span {...tags.getItemTextProps(item)}>{entry}</span>
          <button
            {...button}
            aria-disabled={readOnly || undefined}
            onClick={(event) => {
              // It goes with its entry.
              if (!readOnly && event.currentTarget === document.activeElement)
                document.getElementById(fieldId)?.focus();
              button.onClick?.(event);
            }}
          />
        </div>
      </li>
    );
  },
  (before, after) => drawsTheSame({ ...before, tags: null }, { ...after, tags: null }),
);
