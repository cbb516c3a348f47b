import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useSelector } from '@xstate/react';
import { premiumCards as texts } from '#messages/premium/premium-cards';
import type { resourceMachine } from '../../../../machines/app/resource/resource.machine';
import { selectCards } from '../../../../machines/app/resource/resource.selectors';
import { findCard, maskedNumber } from '../../../domain/cards/card';
import type { Card } from '../../../domain/entities';
import { deepEqual } from '../../../ui/deep-equal';
import type { ScreenActor } from '../../../ui/screen-actor';
import { BrandMark } from '../../cards/card-list/brand-mark';
import { CardBadge } from '../../cards/card-list/card-badge';

type PayingCardProps = {
  /** The collection of the customer's cards. */
  readonly cards: ScreenActor<typeof resourceMachine>;
  /** The subscription's own cards, if it has any: the id then refers to one of these. */
  readonly own?: readonly Card[];
  /** The id that the server sends; `null` for none. */
  readonly cardId: string | null;
};

const NONE: readonly Card[] = [];

/**
 * The card that pays for a subscription, and whether it has expired or expires soon. It re-renders only if that card
 * changes.
 */
export function PayingCard({ cards, own = NONE, cardId }: PayingCardProps) {
  const card = useSelector(
    cards,
    (now) => {
      const known = own.length > 0 ? own : selectCards(now);
      return known === null ? undefined : findCard(known, cardId);
    },
    deepEqual,
  );
  if (cardId === null) return <span>{texts.noCard}</span>;
  // While the cards load or could not be loaded, their own list says so.
  if (card === undefined) return null;
  if (card === null) return <span>{texts.unknownCard}</span>;
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
