import { chakra } from '@chakra-ui/react/styled-system';
import { cards } from '#messages/cards';
import { brandLabel, formatExpiry, maskedNumber } from '../../domain/card';
import type { Card } from '../../domain/entities';
import { Badge } from '../../ui/badge';
import { Panel } from '../../ui/panel';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { BrandMark } from './brand-mark';

function StateBadge({ card }: { readonly card: Card }) {
  if (card.expired)
    return (
      <Badge tone="error" icon="alert">
        {cards.expired}
      </Badge>
    );
  if (card.expiresSoon)
    return (
      <Badge tone="warning" icon="clock">
        {cards.expiresSoon}
      </Badge>
    );
  return null;
}

/** The height of a tile, so that what stands in for it while it loads takes the same room. */
export const TILE_MIN_HEIGHT = '5.5rem';

/** One card: brand, nickname, last four, MM/YY or xx/xx, and its state (specification, sections 3 and 4). */
export function CardTile({ card }: { readonly card: Card }) {
  const quiet = card.expired;
  return (
    <Panel
      as="li"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3.5"
      rowGap="2"
      minHeight={TILE_MIN_HEIGHT}
      paddingBlock="4"
      bg={quiet ? 'bg' : undefined}
      paddingInline={{ base: '4', md: '5' }}
      data-card={card.id}
    >
      <BrandMark brand={card.type} muted={quiet} />
      <chakra.div flex="1 1 6rem" minWidth="0">
        <chakra.h3
          fontWeight="medium"
          lineHeight="text"
          overflowWrap="anywhere"
          color={quiet ? 'fg.muted' : 'fg'}
        >
          {card.name.trim() || brandLabel(card.type, cards.generic)}
        </chakra.h3>
        <chakra.p color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {maskedNumber(card.lastFour)}
        </chakra.p>
      </chakra.div>
      <chakra.div display="grid" justifyItems="end" gap="1" flexShrink="0" marginInlineStart="auto">
        <chakra.p fontVariantNumeric="tabular-nums" color={quiet ? 'fg.muted' : 'fg'}>
          <VisuallyHidden>{cards.expires} </VisuallyHidden>
          {formatExpiry(card.expiryMonth, card.expiryYear)}
        </chakra.p>
        <StateBadge card={card} />
      </chakra.div>
    </Panel>
  );
}
