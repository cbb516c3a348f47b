import { cards } from '#messages/cards/cards';
import type { Card } from '../../../domain/entities';
import { Badge } from '../../../ui/badge';

/** Shows that a card has expired or expires soon (S4.cardStates.1). */
export function CardBadge({ card }: { readonly card: Pick<Card, 'expired' | 'expiresSoon'> }) {
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
