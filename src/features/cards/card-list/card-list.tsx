import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useMemo } from 'react';
import { cards as texts } from '#messages/cards/cards';
import { cardsMatching } from '../../../domain/cards/card-search';
import type { CardUse } from '../../../domain/cards/card-use';
import type { Card } from '../../../domain/entities';
import { CARD_ROWS_FROM, CARD_SEARCH_FROM } from '../../../domain/limits';
import { NothingThere } from '../../../ui/nothing-there';
import { Panel } from '../../../ui/panel';
import { SkeletonBar } from '../../../ui/skeleton';
import { Help } from '../../../ui/text';
import { SearchField } from '../../shared/lists/search-field';
import { CardGrid } from './card-grid';
import { TILE_MIN_HEIGHT, type TileActions } from './card-tile';
import { CardTiles } from './card-tiles';
import { CardsFailure } from './cards-failure';

/** The placeholder for the first row of cards. */
function Skeleton() {
  return (
    <>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <CardGrid aria-hidden="true">
        {[0, 1].map((place) => (
          <Panel
            key={place}
            flush
            minHeight={TILE_MIN_HEIGHT}
            display="flex"
            alignItems="start"
            gap="3.5"
            paddingBlock="5"
            paddingInline={{ base: '4', md: '6' }}
            animation="breathe 1600ms ease-in-out infinite"
          >
            <SkeletonBar width="44px" height="28px" borderRadius="5px" />
            <chakra.div display="grid" gap="2" flex="1">
              <SkeletonBar width="45%" />
              <SkeletonBar width="30%" />
            </chakra.div>
          </Panel>
        ))}
      </CardGrid>
    </>
  );
}

type CardListProps = TileActions & {
  /** `null` if they were never loaded. */
  readonly cards: readonly Card[] | null;
  readonly failed: boolean;
  readonly unreachable: boolean;
  readonly leftOut: number;
  readonly loading: boolean;
  /** What is typed in the search field; empty for all cards. */
  readonly query: string;
  readonly onSearch: (query: string) => void;
  /** The id of the card that was just added, or `null`. */
  readonly newCard: string | null;
  /** Called when that card is on the page. */
  readonly onDrawnNew: () => void;
  /** Returns what is known to be paid with a card. Referentially stable while that does not change. */
  readonly knownUse: (card: Card) => CardUse | null;
  /** The id of the card that is being made the default, or `null`. */
  readonly coming: string | null;
  readonly onRetry: () => void;
};

/**
 * The customer's cards. After a failed load the last loaded list stays, with Retry. A list that could not be loaded
 * is never shown as empty (D7.1).
 */
export function CardList(props: CardListProps) {
  const { cards, failed, unreachable, leftOut, loading, query, onSearch, onRetry, ...tiles } = props;
  const found = useMemo(() => cardsMatching(cards ?? [], query, texts.generic), [cards, query]);
  const all = cards?.length ?? 0;
  return (
    <chakra.div display="grid" gap="4" aria-busy={loading}>
      <CardsFailure
        failed={failed}
        unreachable={unreachable}
        leftOut={leftOut}
        unknown={cards === null}
        onRetry={onRetry}
      />
      {cards === null && !failed ? <Skeleton /> : null}
      {cards !== null && all + leftOut === 0 ? <NothingThere text={texts.empty} /> : null}
      {all >= CARD_SEARCH_FROM || query !== '' ? (
        <SearchField
          id="card-query"
          label={texts.search}
          hint={texts.searchHint}
          typed={query}
          onTyped={(typed) => onSearch(typed)}
        />
      ) : null}
      {query === '' ? null : <Help role="status">{texts.found({ found: found.length, all })}</Help>}
      {all > 0 && found.length === 0 ? (
        <NothingThere text={texts.nothingFound}>
          <Button variant="outline" onClick={() => onSearch('')}>
            {texts.showAll}
          </Button>
        </NothingThere>
      ) : null}
      {found.length > 0 ? <CardTiles cards={found} rows={all >= CARD_ROWS_FROM} {...tiles} /> : null}
    </chakra.div>
  );
}
