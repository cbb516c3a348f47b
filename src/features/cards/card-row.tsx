import { chakra } from '@chakra-ui/react/styled-system';
import { cards } from '#messages/cards';
import { brandLabel, formatExpiry, maskedNumber } from '../../domain/card';
import type { Card } from '../../domain/entities';
import { SubjectRow } from '../../ui/subject-row';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { BrandMark } from './brand-mark';

/** The card that a question is about, in one row. */
export function CardRow({ card }: { readonly card: Card }) {
  return (
    <SubjectRow>
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
    </SubjectRow>
  );
}
