import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { cards as texts } from '#messages/cards/cards';
import type { cardDefaultMachine } from '../../../../machines/cards/card-default/card-default.machine';
import { selectComing } from '../../../../machines/cards/card-default/card-default.selectors';
import type { cardListMachine } from '../../../../machines/cards/card-list/card-list.machine';
import { selectNewCard, selectQuery } from '../../../../machines/cards/card-list/card-list.selectors';
import {
  selectCardAccounts,
  selectCards,
  selectHasFailed,
  selectIsLoading,
  selectIsUnreachable,
  selectLeftOut,
  selectSubscriptions,
} from '../../../../machines/app/resource/resource.selectors';
import { isOwnedBy } from '../../../domain/cards/card-account';
import { cardUse, type CardUse } from '../../../domain/cards/card-use';
import type { Card, CardAccount, User } from '../../../domain/entities';
import { randomId } from '../../../domain/random-id';
import { onIntent } from '../../../ui/intent';
import type { ScreenActor } from '../../../ui/screen-actor';
import { SubsectionHeading } from '../../../ui/text';
import { CardList } from '../../cards/card-list/card-list';
import { CARDS_HEADING_ID } from '../../cards/card-list/cards-heading';
import { CardAddDialog } from '../../cards/card-add/late-card-add-dialog';
import type { PaymentLists } from './payments-facts';

const adding = onIntent(CardAddDialog.preload);

/** `undefined` while the actor is being restarted. */
type DefaultActor = ScreenActor<typeof cardDefaultMachine> | undefined;
type ListActor = ScreenActor<typeof cardListMachine> | undefined;

type CardsSectionProps = {
  readonly lists: PaymentLists;
  readonly list: ListActor;
  readonly defaults: DefaultActor;
  /** A card can be made the default for new bookings. */
  readonly offersDefault: boolean;
  readonly user: User | null;
  readonly onAdd: () => void;
  /** `use`: what is known to be paid with the card. */
  readonly onRemove: (card: Card, use: CardUse | null) => void;
  /** Chooses another card for what is paid with this one. */
  readonly onReplace: (use: CardUse) => void;
  readonly onRetry: () => void;
};

/** The customer's cards, and a button that adds one. */
export function CardsSection(props: CardsSectionProps) {
  const { lists, list, defaults, offersDefault, user, onAdd, onRemove, onReplace, onRetry } = props;
  const items = useSelector(lists.cards, selectCards);
  const failed = useSelector(lists.cards, selectHasFailed);
  const loading = useSelector(lists.cards, selectIsLoading);
  const unreachable = useSelector(lists.cards, selectIsUnreachable);
  const leftOut = useSelector(lists.cards, selectLeftOut);
  const cardAccounts = useSelector(lists.cardAccounts, selectCardAccounts);
  const subscriptions = useSelector(lists.subscriptions, selectSubscriptions);
  const coming = useSelector(defaults, (now) => (now === undefined ? null : selectComing(now)));
  const query = useSelector(list, (now) => (now === undefined ? '' : selectQuery(now)));
  const newCard = useSelector(list, (now) => (now === undefined ? null : selectNewCard(now)));
  const knownUse = useCallback(
    (card: Card) =>
      cardUse(
        card,
        { cardAccounts: cardAccounts ?? [], subscriptions: subscriptions ?? [] },
        (account: CardAccount) => isOwnedBy(account, user),
      ),
    [cardAccounts, subscriptions, user],
  );
  /** The pressed button disappears, so the focus moves to the section. */
  const retry = () => {
    document.getElementById(CARDS_HEADING_ID)?.focus();
    onRetry();
  };
  return (
    <chakra.section
      aria-labelledby={CARDS_HEADING_ID}
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="4" minHeight="11">
        <SubsectionHeading id={CARDS_HEADING_ID} tabIndex={-1}>
          {texts.title}
        </SubsectionHeading>
        <Button variant="solid" {...adding} onClick={onAdd}>
          {texts.add}
        </Button>
      </chakra.div>
      <CardList
        cards={items}
        failed={failed}
        unreachable={unreachable}
        leftOut={leftOut}
        loading={loading}
        query={query}
        onSearch={(typed) => list?.send({ type: 'cards.searched', query: typed })}
        newCard={newCard}
        onDrawnNew={() => list?.send({ type: 'newCard.drawn' })}
        knownUse={knownUse}
        coming={coming}
        onRemove={onRemove}
        onReplace={(use) => (use === null ? onAdd() : onReplace(use))}
        onMakeDefault={
          offersDefault
            ? ({ id }) => defaults?.send({ type: 'default.requested', cardId: id, key: randomId() })
            : null
        }
        onRetry={retry}
      />
    </chakra.section>
  );
}
