import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { cards } from '#messages/cards/cards';
import { brandLabel, formatExpiry, maskedNumber } from '../../../domain/cards/card';
import type { Card } from '../../../domain/entities';
import { BrandMark } from './brand-mark';

/** The frame of a card in a dialog. Its name is a `b`. */
export const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3.5',
    rowGap: '1',
    padding: '3.5',
    bg: 'bg',
    borderRadius: 'control',
    fontVariantNumeric: 'tabular-nums',
    '& b': { display: 'block', fontWeight: 'medium', overflowWrap: 'anywhere' },
  },
});

/** The card that a dialog is about, in one row. */
export function CardRow({ card }: { readonly card: Card }) {
  return (
    <Row>
      <BrandMark brand={card.type} />
      <chakra.div flex="1 1 6rem" minWidth="0">
        <b>{card.name.trim() || brandLabel(card.type, cards.generic)}</b>
        <chakra.p color="fg.muted" whiteSpace="nowrap">
          {maskedNumber(card.lastFour)}
        </chakra.p>
      </chakra.div>
      <p>
        <VisuallyHidden>{cards.expires} </VisuallyHidden>
        {formatExpiry(card.expiryMonth, card.expiryYear)}
      </p>
    </Row>
  );
}
