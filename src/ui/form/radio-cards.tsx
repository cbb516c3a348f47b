import { RadioCard } from '@chakra-ui/react/radio-card';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { ReactNode } from 'react';
import { overAll, radioCardRecipe } from '../theme/choices';
import { errorId, FieldError } from './field';

export type Choice<Value extends string> = {
  readonly value: Value;
  readonly title: ReactNode;
  /** The content below the title. It is the description of the option, not its name. */
  readonly content: ReactNode;
};

type RadioCardsProps<Value extends string> = {
  /** The id of the radio button that an error summary links to: the checked one, or the first. */
  readonly id: string;
  /** The name of the group. */
  readonly label: string;
  readonly cards: readonly Choice<Value>[];
  readonly chosen: Value | null;
  readonly error: string | null;
  /** Shows the chosen option, which cannot be changed. */
  readonly readOnly?: boolean;
  readonly onChoose: (value: Value) => void;
};

/**
 * A choice between a few options that need space. The whole card is the click target, and its content is the
 * description.
 */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { id, label, cards, chosen, error, readOnly = false, onChoose } = props;
  const reachable = cards.some(({ value }) => value === chosen) ? chosen : cards[0]?.value;
  const idOf = (value: string) => (value === reachable ? id : `${id}-${value}`);
  const choose = (value: string | null) => {
    const card = cards.find((each) => each.value === value);
    if (card !== undefined) onChoose(card.value);
  };
  return (
    <RadioCard.Root
      recipe={radioCardRecipe}
      ids={{ itemHiddenInput: idOf }}
      value={chosen}
      onValueChange={({ value }) => choose(value)}
      readOnly={readOnly}
      invalid={error !== null}
      aria-required="true"
      aria-invalid={error !== null || undefined}
      aria-describedby={error === null ? undefined : errorId(id)}
    >
      <VisuallyHidden>
        <RadioCard.Label>{label}</RadioCard.Label>
      </VisuallyHidden>
      <FieldError id={id} error={error} />
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns="repeat(auto-fit, minmax(min(16rem, 100%), 1fr))"
      >
        {cards.map(({ value, title, content }) => (
          <RadioCard.Item key={value} value={value} data-choice={value}>
            <RadioCard.ItemHiddenInput
              style={overAll}
              // Chakra's own `disabled` would lose the focus while the choice is read-only.
              disabled={false}
              aria-disabled={readOnly || undefined}
              aria-describedby={`${idOf(value)}-about`}
            />
            <RadioCard.ItemText>{title}</RadioCard.ItemText>
            <RadioCard.ItemIndicator />
            <RadioCard.ItemDescription id={`${idOf(value)}-about`}>{content}</RadioCard.ItemDescription>
          </RadioCard.Item>
        ))}
      </chakra.div>
    </RadioCard.Root>
  );
}
