import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useCallbackRef } from '@chakra-ui/react/hooks';
import { useMemo } from 'react';
import { cardAccountAdd as texts } from '#messages/profiles/card-account-add';
import { cards as cardTexts } from '#messages/cards/cards';
import { describedBy, FieldError, type FieldBinding } from '../../../ui/form/field';
import { CardChoiceField } from '../../cards/card-choice/card-choice-field';
import { CardsFailure } from '../../cards/card-list/cards-failure';
import type { OfferedCards } from '../../cards/card-choice/use-offered-cards';

type CardAccountCardProps = {
  readonly field: FieldBinding;
  readonly cards: OfferedCards;
  /** The input is being processed and cannot be changed. */
  readonly locked: boolean;
  readonly onChoose: (cardId: string) => void;
  readonly onAdd: () => void;
  readonly onRetry: () => void;
};

/**
 * The card that pays for the account, or an action that adds one. If the cards could not be loaded, it never says
 * that there are none (D7.1), and the input beside them stays.
 */
export function CardAccountCard(props: CardAccountCardProps) {
  const { field, cards, locked, onChoose, onAdd, onRetry } = props;
  const { items, failed, unknown } = cards;
  const choose = useCallbackRef(onChoose);
  const { id, value, error } = field;
  // There may be hundreds of cards, so they do not re-render for each letter of the company name.
  const choice = useMemo(
    () => (
      <CardChoiceField
        field={{ id, value, error }}
        label={texts.card}
        cards={items}
        readOnly={locked}
        onChoose={choose}
      />
    ),
    [id, value, error, items, locked, choose],
  );
  const addProps = {
    'aria-disabled': locked || undefined,
    onClick: locked ? undefined : onAdd,
  };
  return (
    <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <CardsFailure {...cards} onRetry={onRetry} />
      {items.length > 0 ? (
        <>
          {choice}
          <Button variant="plain" justifySelf="start" {...addProps}>
            {texts.addCard}
          </Button>
        </>
      ) : (
        <>
          <chakra.p fontWeight="medium">{texts.card}</chakra.p>
          {unknown ? null : <p>{texts.noCards}</p>}
          {unknown && !failed ? <p role="status">{cardTexts.loading}</p> : null}
          <Button
            id={id}
            justifySelf="start"
            aria-describedby={describedBy(id, false, error !== null)}
            {...addProps}
          >
            {texts.addCard}
          </Button>
          <FieldError id={id} error={error} />
        </>
      )}
    </chakra.div>
  );
}
