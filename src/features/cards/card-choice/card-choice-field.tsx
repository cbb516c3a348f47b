import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useCallbackRef } from '@chakra-ui/react/hooks';
import { useDeferredValue } from 'react';
import type { Card } from '../../../domain/entities';
import { errorId, FieldError, labelId, type FieldBinding } from '../../../ui/form/field';
import { CardChoiceRow, CardChoiceRows } from './card-choice-row';
import { FIRST_CARDS } from './first-cards';

type CardChoiceFieldProps = {
  /** The field whose value is the chosen card's id. */
  readonly field: Pick<FieldBinding, 'id' | 'value' | 'error'>;
  /** The name of the group. */
  readonly label: string;
  /** Hides the group's name visually, if it is already visible elsewhere. */
  readonly hideLabel?: boolean;
  readonly cards: readonly Card[];
  /** The id of the card that is charged at present and gets a mark; `null` for none. */
  readonly current?: string | null;
  readonly readOnly: boolean;
  readonly onChoose: (cardId: string) => void;
};

/**
 * Chooses one of the customer's cards. It uses native radio buttons, so the arrow keys choose and Tab leaves the
 * group. A long list scrolls on its own; its first cards and the chosen card render before the rest.
 */
export function CardChoiceField(props: CardChoiceFieldProps) {
  const { field, label, hideLabel = false, cards, current = null, readOnly, onChoose } = props;
  const { id, value, error } = field;
  const all = useDeferredValue(true, false);
  const choose = useCallbackRef(onChoose);
  const shown = all ? cards : cards.filter((card, place) => place < FIRST_CARDS || card.id === value);
  const reachable = shown.some((card) => card.id === value) ? value : shown[0]?.id;
  const Label = hideLabel ? VisuallyHidden : chakra.span;
  return (
    <chakra.div display="grid" gap="1.5" gridTemplateColumns="minmax(0, 1fr)">
      <Label id={labelId(id)} fontWeight="medium">
        {label}
      </Label>
      <CardChoiceRows
        role="radiogroup"
        aria-labelledby={labelId(id)}
        aria-required="true"
        aria-invalid={error !== null || undefined}
        aria-describedby={error === null ? undefined : errorId(id)}
      >
        {shown.map((card) => (
          <CardChoiceRow
            key={card.id}
            id={card.id === reachable ? id : `${id}-${card.id}`}
            name={id}
            card={card}
            checked={card.id === value}
            current={card.id === current}
            locked={readOnly}
            onChoose={choose}
          />
        ))}
      </CardChoiceRows>
      <FieldError id={id} error={error} />
    </chakra.div>
  );
}
