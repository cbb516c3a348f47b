import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useCallback, useLayoutEffect, useMemo, useRef, type MouseEvent } from 'react';
import { cardAccountAdd as texts } from '#messages/card-account-add';
import { cards as cardTexts } from '#messages/cards';
import type { resourceMachine } from '../../../machines/resource/resource.machine';
import { selectCards, selectHasFailed } from '../../../machines/resource/resource.selectors';
import type { Card } from '../../domain/entities';
import { Button } from '../../ui/button';
import { describedBy, FieldError, type FieldBinding } from '../../ui/form/field';
import { Notice } from '../../ui/notice';
import type { ScreenActor } from '../../ui/screen-actor';
import { TextButton } from '../../ui/text-button';
import { CardChoiceField } from '../cards/card-choice-field';

type CardAccountCardProps = {
  readonly field: FieldBinding;
  /** The collection of the customer's cards. */
  readonly cards: ScreenActor<typeof resourceMachine>;
  /** The card that was added on the way, which the list may not have yet; or `null`. */
  readonly added: Card | null;
  /** Something is under way with what was entered: it cannot be changed meanwhile. */
  readonly locked: boolean;
  readonly onChoose: (cardId: string) => void;
  readonly onAdd: () => void;
  readonly onRetry: () => void;
};

/**
 * The card that pays for the account, or a way to one. Cards that could not be loaded are never shown as none (decisions,
 * section 7); what was typed beside them stays.
 */
export function CardAccountCard(props: CardAccountCardProps) {
  const { field, cards, added, locked, onChoose, onAdd, onRetry } = props;
  const loaded = useSelector(cards, selectCards);
  const failed = useSelector(cards, selectHasFailed);
  const items = useMemo(() => {
    const known = loaded ?? [];
    return added === null || known.some(({ id }) => id === added.id) ? known : [...known, added];
  }, [loaded, added]);
  const unknown = loaded === null && added === null;
  const latest = useRef(onChoose);
  useLayoutEffect(() => {
    latest.current = onChoose;
  }, [onChoose]);
  const choose = useCallback((cardId: string) => latest.current(cardId), []);
  const { id, value, error } = field;
  // There may be hundreds of cards: they are not drawn anew with each letter of the company.
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
  /** The button that was pressed goes away: the focus stays with the dialog. */
  const retry = (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest<HTMLElement>('[role=dialog]')?.focus();
    onRetry();
  };
  const addProps = {
    'aria-disabled': locked || undefined,
    onClick: locked ? undefined : onAdd,
  };
  return (
    <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div role="alert" display="contents">
        {failed ? (
          <Notice tone="warning" title={unknown ? cardTexts.failedTitle : cardTexts.staleTitle}>
            <p>{unknown ? cardTexts.failedHelp : cardTexts.staleHelp}</p>
            <chakra.div marginBlockStart="2">
              <Button onClick={retry}>{cardTexts.retry}</Button>
            </chakra.div>
          </Notice>
        ) : null}
      </chakra.div>
      {items.length > 0 ? (
        <>
          {choice}
          <TextButton justifySelf="start" {...addProps}>
            {texts.addCard}
          </TextButton>
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
