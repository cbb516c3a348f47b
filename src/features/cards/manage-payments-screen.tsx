import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { cards as texts } from '#messages/cards';
import { profile } from '#messages/profile';
import type { managePaymentsMachine } from '../../../machines/manage-payments/manage-payments.machine';
import { selectCardAdd } from '../../../machines/manage-payments/manage-payments.selectors';
import type { resourceMachine } from '../../../machines/resource/resource.machine';
import { selectCards, selectHasFailed, selectIsLoading } from '../../../machines/resource/resource.selectors';
import type { CardFormPort } from './card-form-port';
import { Button } from '../../ui/button';
import { MAIN_HEADING_ID } from '../../ui/focus-heading';
import type { ScreenActor } from '../../ui/screen-actor';
import { Help, PageHeading, SectionHeading } from '../../ui/text';
import { CardList } from './card-list';
import { OpeningDialog } from './opening-dialog';

/** A chunk of its own: nobody downloads the card form, or the provider's wrapper, before asking for it. */
const CardAddDialog = lazy(async () => ({ default: (await import('./card-add-dialog')).CardAddDialog }));

const CARDS_HEADING_ID = 'cards-heading';

type ManagePaymentsScreenProps = {
  readonly actor: ScreenActor<typeof managePaymentsMachine>;
  /** The collection of the customer's cards. */
  readonly cards: ScreenActor<typeof resourceMachine>;
  readonly payments: CardFormPort;
};

/** Manage Payments on the profile (specification, section 2 "Profile page"): the cards, and adding one. */
export function ManagePaymentsScreen({ actor, cards, payments }: ManagePaymentsScreenProps) {
  const cardAdd = useSelector(actor, selectCardAdd);
  const items = useSelector(cards, selectCards);
  const failed = useSelector(cards, selectHasFailed);
  const loading = useSelector(cards, selectIsLoading);
  const add = () =>
    actor.send({ type: 'card.addRequested', knownCards: items?.map((card) => card.id) ?? null });
  /** The button that was pressed goes away: the focus stays with the section. */
  const retry = () => {
    document.getElementById(CARDS_HEADING_ID)?.focus();
    actor.send({ type: 'cards.retried' });
  };
  return (
    <chakra.div display="grid" gap="8" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="grid" gap="1">
        <PageHeading id={MAIN_HEADING_ID} tabIndex={-1}>
          {profile.managePayments}
        </PageHeading>
        <Help>{profile.managePaymentsHelp}</Help>
      </chakra.div>
      <chakra.section
        aria-labelledby={CARDS_HEADING_ID}
        display="grid"
        gap="4"
        gridTemplateColumns="minmax(0, 1fr)"
      >
        <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="4" minHeight="11">
          <SectionHeading id={CARDS_HEADING_ID} tabIndex={-1}>
            {texts.title}
          </SectionHeading>
          <Button look="primary" onClick={add}>
            {texts.add}
          </Button>
        </chakra.div>
        <CardList cards={items} failed={failed} loading={loading} onRetry={retry} />
      </chakra.section>
      {cardAdd === undefined ? null : (
        <Suspense fallback={<OpeningDialog />}>
          <CardAddDialog actor={cardAdd} payments={payments} />
        </Suspense>
      )}
    </chakra.div>
  );
}
