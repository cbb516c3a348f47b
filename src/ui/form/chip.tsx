import type { TagsInput } from '@chakra-ui/react/tags-input';
import type { ComponentProps } from 'react';

/** The API of Chakra's TagsInput for its entries. */
type Tags = Parameters<ComponentProps<typeof TagsInput.Context>['children']>[0];

type ChipProps = {
  readonly tags: Tags;
  /** The id of the input, which takes the focus after the entry is removed. */
  readonly fieldId: string;
  readonly entry: string;
  readonly index: number;
  /** The entry breaks a rule. */
  readonly wrong: boolean;
  readonly readOnly: boolean;
};

/** An entry of a `ChipsField`, with its delete button. */
export function Chip({ tags, fieldId, entry, index, wrong, readOnly }: ChipProps) {
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
            // The button disappears together with its entry.
            if (!readOnly && event.currentTarget === document.activeElement)
              document.getElementById(fieldId)?.focus();
            button.onClick?.(event);
          }}
        />
      </div>
    </li>
  );
}
