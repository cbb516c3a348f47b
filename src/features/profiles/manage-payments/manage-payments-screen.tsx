import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { managePayments as texts } from '#messages/profiles/manage-payments';
import type { managePaymentsMachine } from '../../../../machines/profiles/manage-payments/manage-payments.machine';
import {
  selectAccountSwitches,
  selectCardDefault,
  selectCardList,
} from '../../../../machines/profiles/manage-payments/manage-payments.selectors';
import type { PaymentList } from '../../../../machines/profiles/manage-payments/manage-payments.types';
import { selectCards, selectIsWhole } from '../../../../machines/app/resource/resource.selectors';
import type { CardUse } from '../../../domain/cards/card-use';
import type { downloadMachine } from '../../../../machines/app/download/download.machine';
import type { ScreenActor } from '../../../ui/screen-actor';
import { InTurn } from '../../../ui/in-turn';
import { Help, SectionHeading } from '../../../ui/text';
import type { CardFormPort } from '../../cards/card-entry/card-form-port';
import { PaymentProfiles } from '../payment-profiles/payment-profiles';
import { SubscriptionCards } from '../subscriptions/subscription-cards';
import { Receipts } from '../receipts/receipts';
import { CardsSection } from './cards-section';
import { PaymentDialogs } from './payment-dialogs';
import type { PaymentLists, PaymentsFacts } from './payments-facts';
import { PAYMENTS_HEADING_ID } from '../../shared/profile/profile-sections';

type ManagePaymentsScreenProps = {
  readonly actor: ScreenActor<typeof managePaymentsMachine>;
  readonly receiptDownload: ScreenActor<typeof downloadMachine>;
  readonly lists: PaymentLists;
  readonly payments: CardFormPort;
  readonly facts: PaymentsFacts;
  /** When the parts below the cards are drawn (`InTurn`). */
  readonly turn: number;
};

/**
 * Manage Payments on the profile (S2.profilePage.3): cards, Premium, payment profiles and, if the backend offers
 * them, receipts.
 */
export function ManagePaymentsScreen(props: ManagePaymentsScreenProps) {
  const { actor, receiptDownload, lists, payments, facts, turn } = props;
  const switches = useSelector(actor, selectAccountSwitches);
  const defaults = useSelector(actor, selectCardDefault);
  const list = useSelector(actor, selectCardList);
  const known = () => selectCards(lists.cards.getSnapshot())?.map(({ id }) => id) ?? null;
  const changeCard = (use: CardUse) => actor.send({ type: 'card.choiceRequested', use, knownCards: known() });
  const retry = (name: PaymentList) => actor.send({ type: 'list.retried', list: name });
  return (
    <chakra.section
      aria-labelledby={PAYMENTS_HEADING_ID}
      display="grid"
      gap="8"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <chakra.div display="grid" gap="1">
        <SectionHeading id={PAYMENTS_HEADING_ID} tabIndex={-1}>
          {texts.title}
        </SectionHeading>
        <Help>{texts.help}</Help>
      </chakra.div>
      <CardsSection
        lists={lists}
        list={list}
        defaults={defaults}
        offersDefault={facts.offersDefault}
        user={facts.user}
        onAdd={() => actor.send({ type: 'card.addRequested', knownCards: known() })}
        onRemove={(card, use) =>
          actor.send({
            type: 'card.removalRequested',
            card,
            use,
            useKnown: [lists.cardAccounts, lists.subscriptions].every((list) =>
              selectIsWhole(list.getSnapshot()),
            ),
            knownCards: known(),
          })
        }
        onReplace={changeCard}
        onRetry={() => retry('cards')}
      />
      <InTurn turn={turn} minHeight="60rem">
        {facts.user?.premium ? (
          <SubscriptionCards
            subscriptions={lists.subscriptions}
            cards={lists.cards}
            vatIncluded={facts.vatIncluded}
            currency={facts.currency}
            onChangeCard={changeCard}
            onCancel={(subscription) => actor.send({ type: 'subscription.cancelRequested', subscription })}
            canBeResumed={facts.canBeResumed}
            onResume={(subscription) => actor.send({ type: 'subscription.resumeRequested', subscription })}
            withdrawalEnd={facts.withdrawalEnd}
            onWithdraw={(subscription) =>
              actor.send({ type: 'subscription.withdrawalRequested', subscription })
            }
            onRetry={() => retry('subscriptions')}
          />
        ) : null}
        <PaymentProfiles
          lists={lists}
          switches={switches}
          user={facts.user}
          premiumEnabled={facts.premiumEnabled}
          hasContact={facts.hasContact}
          onChangeCard={changeCard}
          onAddCardAccount={() => actor.send({ type: 'cardAccount.addRequested', knownCards: known() })}
          onRequestCredit={() => actor.send({ type: 'creditAccount.requested' })}
          onRetry={retry}
        />
        {facts.offersReceipts ? (
          <Receipts list={lists.receipts} download={receiptDownload} onRetry={() => retry('receipts')} />
        ) : null}
      </InTurn>
      <PaymentDialogs actor={actor} lists={lists} payments={payments} facts={facts} />
    </chakra.section>
  );
}
