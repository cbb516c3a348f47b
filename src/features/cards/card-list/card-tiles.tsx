import { useCallbackRef } from '@chakra-ui/react/hooks';
import { useDeferredValue, useMemo } from 'react';
import { cards as texts } from '#messages/cards/cards';
import type { CardUse } from '../../../domain/cards/card-use';
import type { Card } from '../../../domain/entities';
import { CardGrid, CardGroups, CARDS_IN_GROUP } from './card-grid';
import { CardTile, type TileActions } from './card-tile';
import { FIRST_CARDS } from '../card-choice/first-cards';

type CardTilesProps = TileActions & {
  readonly cards: readonly Card[];
  /** Rows of a list, not tiles of a grid. */
  readonly rows: boolean;
  /** The id of the card that was just added, or `null`. */
  readonly newCard: string | null;
  /** Called when that card is on the page. */
  readonly onDrawnNew: () => void;
  /** Referentially stable while what it returns does not change. */
  readonly knownUse: (card: Card) => CardUse | null;
  /** The id of the card that is being made the default, or `null`. */
  readonly coming: string | null;
};

/** Splits the cards into the groups that are laid out together. A short list is one group. */
const groupsOf = (cards: readonly Card[], size: number): readonly (readonly Card[])[] =>
  Array.from({ length: Math.ceil(cards.length / size) }, (_none, group) =>
    cards.slice(group * size, (group + 1) * size),
  );

/** The cards as tiles or rows. The first ones of a long list render before the others. */
export function CardTiles(props: CardTilesProps) {
  const { cards, rows, newCard, onDrawnNew, knownUse, coming, onRemove, onReplace, onMakeDefault } = props;
  const all = useDeferredValue(true, false);
  const uses = useMemo(() => new Map(cards.map((card) => [card.id, knownUse(card)])), [cards, knownUse]);
  const remove = useCallbackRef(onRemove);
  const replace = useCallbackRef(onReplace);
  const newRef = useCallbackRef((tile: HTMLElement | null) => {
    if (tile !== null) onDrawnNew();
  });
  const makeDefault = useCallbackRef((card: Card) => onMakeDefault?.(card));
  const long = cards.length > FIRST_CARDS;
  const drawn = all ? cards : cards.slice(0, FIRST_CARDS);
  return (
    <CardGroups role="list" aria-label={texts.title} data-rows={rows || undefined}>
      {groupsOf(drawn, long ? CARDS_IN_GROUP : FIRST_CARDS).map((group, place) => (
        <CardGrid key={place} data-rows={rows || undefined} data-long={long || undefined}>
          {group.map((card) => (
            <CardTile
              key={card.id}
              card={card}
              use={uses.get(card.id) ?? null}
              onRemove={remove}
              onReplace={replace}
              onMakeDefault={onMakeDefault === null ? null : makeDefault}
              coming={coming === card.id}
              row={rows}
              newRef={newCard === card.id ? newRef : undefined}
            />
          ))}
        </CardGrid>
      ))}
    </CardGroups>
  );
}
