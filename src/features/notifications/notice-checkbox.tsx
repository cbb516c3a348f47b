import { chakra } from '@chakra-ui/react/styled-system';
import { noticeCheckboxId, type NoticeCheckbox as Checkbox } from '../../domain/notice';
import { TickBox } from '../../ui/tick-box';
import { VisuallyHidden } from '../../ui/visually-hidden';

export type NoticeCheckboxProps = {
  /** The notice's. */
  readonly id: string;
  /** The notice's: several of them have the same box. */
  readonly title: string;
  readonly checkbox: Checkbox;
  readonly onTick: (checked: boolean) => void;
};

/** The box to tick of a notice, below its text. */
export function NoticeCheckbox({ id, title, checkbox, onTick }: NoticeCheckboxProps) {
  return (
    <chakra.label
      gridColumn="2 / -1"
      justifySelf="start"
      position="relative"
      display="flex"
      alignItems="center"
      gap="2.5"
      minHeight="11"
      fontSize="sm"
      cursor="pointer"
    >
      <TickBox
        id={noticeCheckboxId(id)}
        type="checkbox"
        checked={checkbox.checked}
        onChange={(event) => onTick(event.target.checked)}
      />
      <span>
        {checkbox.label}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </span>
    </chakra.label>
  );
}
