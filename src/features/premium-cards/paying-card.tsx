import { chakra } from '@chakra-ui/react/styled-system';
import { premiumCards as texts } from '#messages/premium-cards';
import { findCard, maskedNumber } from '../../domain/card';
import type { Card } from '../../domain/entities';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { BrandMark } from '../cards/brand-mark';
import { CardBadge } from '../cards/card-badge';

type PayingCardProps = {
  /** `null`: never loaded. */
  readonly cards: readonly Card[] | null;
  /** As the server names it; `null` for none. */
  readonly cardId: string | null;
};

/** The card that a subscription is paid with, and whether it will not be for long. */
export function PayingCard({ cards, cardId }: PayingCardProps) {
  if (cardId === null) return <span>{texts.noCard}</span>;
  const card = cards === null ? null : findCard(cards, cardId);
  // While the cards are on their way, or could not be loaded, their own list says so.
  if (card === null) return cards === null ? null : <span>{texts.unknownCard}</span>;
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
      <VisuallyHidden>{texts.paidWith}</VisuallyHidden>
      <BrandMark brand={card.type} muted={card.expired} />
      <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {maskedNumber(card.lastFour)}
      </chakra.span>
      <CardBadge card={card} />
    </chakra.span>
  );
}
