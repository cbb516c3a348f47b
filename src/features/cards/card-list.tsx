import { chakra } from '@chakra-ui/react/styled-system';
import { cards as texts } from '#messages/cards';
import type { Card } from '../../domain/entities';
import { Button } from '../../ui/button';
import { Checker } from '../../ui/checker';
import { Notice } from '../../ui/notice';
import { Panel } from '../../ui/panel';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { CardTile, TILE_MIN_HEIGHT } from './card-tile';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  },
});

/** What stands where the first row of cards will be. */
function Skeleton() {
  return (
    <>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Grid aria-hidden="true">
        {[0, 1].map((place) => (
          <Panel
            key={place}
            as="li"
            minHeight={TILE_MIN_HEIGHT}
            display="flex"
            alignItems="center"
            gap="3.5"
            paddingBlock="4"
            animation="breathe 1600ms ease-in-out infinite"
          >
            <chakra.div width="44px" height="28px" borderRadius="5px" bg="border" />
            <chakra.div display="grid" gap="2" flex="1">
              <chakra.div height="3" width="45%" borderRadius="full" bg="border" />
              <chakra.div height="3" width="30%" borderRadius="full" bg="border" />
            </chakra.div>
          </Panel>
        ))}
      </Grid>
    </>
  );
}

function Empty() {
  return (
    <Panel padding="0" overflow="hidden">
      <Checker square={8} />
      <chakra.p padding={{ base: '4', md: '6' }}>{texts.empty}</chakra.p>
    </Panel>
  );
}

type CardListProps = {
  /** `null`: never loaded. */
  readonly cards: readonly Card[] | null;
  readonly failed: boolean;
  readonly loading: boolean;
  readonly onRetry: () => void;
};

/**
 * The customer's cards. A failed load keeps the last good list and offers Retry; a list that could not be loaded is
 * never shown as an empty one (decisions.md, section 7).
 */
export function CardList({ cards, failed, loading, onRetry }: CardListProps) {
  return (
    <chakra.div display="grid" gap="4" aria-busy={loading}>
      <chakra.div role="alert" display="contents">
        {failed ? (
          <Notice tone="warning" title={cards === null ? texts.failedTitle : texts.staleTitle}>
            <p>{cards === null ? texts.failedHelp : texts.staleHelp}</p>
            <chakra.div marginBlockStart="2">
              <Button onClick={onRetry}>{texts.retry}</Button>
            </chakra.div>
          </Notice>
        ) : null}
      </chakra.div>
      {cards === null && !failed ? <Skeleton /> : null}
      {cards !== null && cards.length === 0 ? <Empty /> : null}
      {cards !== null && cards.length > 0 ? (
        <Grid aria-label={texts.title}>
          {cards.map((card) => (
            <CardTile key={card.id} card={card} />
          ))}
        </Grid>
      ) : null}
    </chakra.div>
  );
}
