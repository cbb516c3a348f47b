import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { memo, type RefCallback } from 'react';
import { cards } from '#messages/cards/cards';
import { brandLabel, cardElementId, cardTitle, formatExpiry, maskedNumber } from '../../../domain/cards/card';
import { isChangeable, type CardUse } from '../../../domain/cards/card-use';
import type { Card } from '../../../domain/entities';
import { onIntent } from '../../../ui/intent';
import { deepEqual } from '../../../ui/deep-equal';
import { CardChoiceDialog, CardRemovalDialog } from './late-card-dialogs';
import { BrandMark } from './brand-mark';
import { CardBadge } from './card-badge';

const replacing = onIntent(CardChoiceDialog.preload);
const removing = onIntent(CardRemovalDialog.preload);

/** The height of a tile. Its placeholder has the same height, so that loading moves nothing. */
export const TILE_MIN_HEIGHT = '9rem';

const Tile = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: '1fr auto',
    minHeight: TILE_MIN_HEIGHT,
    paddingBlockStart: '4',
    paddingBlockEnd: '2',
    paddingInline: { base: '4', md: '5' },
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    '&[data-expired]': { bg: 'bg' },
    '&[data-row]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '5',
      minHeight: '0',
      paddingBlock: '2',
      borderWidth: '0',
      borderRadius: '0',
    },
    '&[data-row]:not(:first-of-type), :not(:first-of-type) > &[data-row]': { borderBlockStartWidth: '1px' },
    '&[data-new]': { outline: '3px solid {colors.primary}', outlineOffset: '-3px' },
  },
});

const Facts = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3.5',
    rowGap: '2',
    paddingBlockEnd: '3',
    fontVariantNumeric: 'tabular-nums',
    '[data-row] > &': { flex: '1 1 20rem', paddingBlockEnd: '0' },
  },
});

const Name = chakra('h4', {
  base: {
    fontWeight: 'medium',
    lineHeight: 'text',
    overflowWrap: 'anywhere',
    '[data-expired] &': { color: 'fg.muted' },
  },
});

const Expiry = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'end',
    gap: '1',
    flexShrink: '0',
    marginInlineStart: 'auto',
    '[data-expired] &': { color: 'fg.muted' },
  },
});

const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    paddingBlockStart: '2',
    borderBlockStartWidth: '1px',
    borderColor: 'border',
    '[data-row] > &': {
      paddingBlockStart: '0',
      borderBlockStartWidth: '0',
      marginInlineStart: { md: 'auto' },
    },
  },
});

export type TileActions = {
  /** `use`: what is known to be paid with the card. */
  readonly onRemove: (card: Card, use: CardUse | null) => void;
  /** Chooses another card for what this one pays for. `null`: no such use is known, so a card is added. */
  readonly onReplace: (use: CardUse | null) => void;
  /** Makes the card the default for new bookings; `null` if the backend has no default card. */
  readonly onMakeDefault: ((card: Card) => void) | null;
};

type CardTileProps = TileActions & {
  readonly card: Card;
  readonly use: CardUse | null;
  /** It is being made the default. */
  readonly coming: boolean;
  /** A row of a list, not a tile of a grid. */
  readonly row: boolean;
  /** Receives the element of a card that was just added. Referentially stable. */
  readonly newRef: RefCallback<HTMLElement> | undefined;
};

/** One card: brand, nickname, last four digits, expiry (MM/YY or xx/xx), state and actions. */
function CardTileDrawn(props: CardTileProps) {
  const { card, use, coming, row, newRef, onRemove, onReplace, onMakeDefault } = props;
  const replaceable = use === null ? card.expired : (card.expired || card.expiresSoon) && isChangeable(use);
  const named = <VisuallyHidden> {cardTitle(card, cards.generic)}</VisuallyHidden>;
  const barred = card.isDefault || coming;
  return (
    <Tile
      ref={newRef}
      id={cardElementId(card.id)}
      role="listitem"
      data-card={card.id}
      data-expired={card.expired || undefined}
      data-row={row || undefined}
      data-new={newRef ? true : undefined}
    >
      <Facts>
        <BrandMark brand={card.type} muted={card.expired} />
        <chakra.div flex="1 1 6rem" minWidth="0">
          <Name>{card.name.trim() || brandLabel(card.type, cards.generic)}</Name>
          <chakra.p color="fg.muted" whiteSpace="nowrap">
            {maskedNumber(card.lastFour)}
          </chakra.p>
        </chakra.div>
        <Expiry>
          <p>
            <VisuallyHidden>{cards.expires} </VisuallyHidden>
            {formatExpiry(card.expiryMonth, card.expiryYear)}
          </p>
          <CardBadge card={card} />
        </Expiry>
      </Facts>
      <Actions>
        {replaceable ? (
          <Button variant="plain" {...(use === null ? {} : replacing)} onClick={() => onReplace(use)}>
            {cards.replace}
            {named}
          </Button>
        ) : null}
        {onMakeDefault === null || (card.expired && !card.isDefault) ? null : (
          <Button
            variant="plain"
            aria-disabled={barred || undefined}
            onClick={barred ? undefined : () => onMakeDefault(card)}
          >
            {card.isDefault ? cards.isDefault : cards.makeDefault}
            {named}
          </Button>
        )}
        <Button variant="plain" {...removing} onClick={() => onRemove(card, use)}>
          {cards.remove}
          {named}
        </Button>
      </Actions>
    </Tile>
  );
}

/** Re-renders only if a value changes: a reloaded list brings up to 500 new objects. */
export const CardTile = memo(CardTileDrawn, deepEqual);
