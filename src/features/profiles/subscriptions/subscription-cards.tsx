import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { premiumCards as texts } from '#messages/premium/premium-cards';
import type { resourceMachine } from '../../../../machines/app/resource/resource.machine';
import {
  selectHasFailed,
  selectIsLoading,
  selectSubscriptions,
} from '../../../../machines/app/resource/resource.selectors';
import type { CardUse } from '../../../domain/cards/card-use';
import type { Subscription } from '../../../domain/entities';
import type { ScreenActor } from '../../../ui/screen-actor';
import { SubsectionHeading } from '../../../ui/text';
import { ListTrouble } from '../../shared/lists/list-trouble';
import { PREMIUM_HEADING_ID } from './premium-heading';
import { SubscriptionCard } from './subscription-card';
import { SubscriptionSkeleton } from './subscription-skeleton';

type ListActor = ScreenActor<typeof resourceMachine>;

type SubscriptionCardsProps = {
  readonly subscriptions: ListActor;
  readonly cards: ListActor;
  /** Whether business prices include VAT; `null` if the company does not say. */
  readonly vatIncluded: boolean | null;
  /** ISO 4217. */
  readonly currency: string;
  readonly onChangeCard: (use: CardUse) => void;
  readonly onCancel: (subscription: Subscription) => void;
  readonly canBeResumed: (subscription: Subscription) => boolean;
  readonly onResume: (subscription: Subscription) => void;
  readonly withdrawalEnd: (subscription: Subscription) => string | null;
  readonly onWithdraw: (subscription: Subscription) => void;
  readonly onRetry: () => void;
};

/**
 * The subscriptions of a Premium customer, even while Premium is not on sale (S2.profilePage.3, D3.11). After a
 * failed load the last loaded list stays, with Retry (D7.1).
 */
export function SubscriptionCards(props: SubscriptionCardsProps) {
  const { subscriptions: list, canBeResumed, withdrawalEnd, onRetry, ...row } = props;
  const subscriptions = useSelector(list, selectSubscriptions);
  const failed = useSelector(list, selectHasFailed);
  const loading = useSelector(list, selectIsLoading);
  /** The pressed button disappears, so the focus moves to the section. */
  const retry = () => {
    document.getElementById(PREMIUM_HEADING_ID)?.focus();
    onRetry();
  };
  return (
    <chakra.section
      aria-labelledby={PREMIUM_HEADING_ID}
      aria-busy={loading}
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <SubsectionHeading id={PREMIUM_HEADING_ID} tabIndex={-1}>
        {texts.title}
      </SubsectionHeading>
      <ListTrouble
        list={list}
        title={subscriptions === null ? texts.failedTitle : texts.staleTitle}
        help={subscriptions === null ? texts.failedHelp : texts.staleHelp}
        retry={texts.retry}
        leftOut={texts.leftOut}
        onRetry={retry}
      />
      {subscriptions === null && !failed ? <SubscriptionSkeleton /> : null}
      {subscriptions !== null && subscriptions.length > 0 ? (
        <chakra.ul
          aria-labelledby={PREMIUM_HEADING_ID}
          display="grid"
          gap="4"
          gridTemplateColumns="minmax(0, 1fr)"
        >
          {subscriptions.map((subscription) => (
            <SubscriptionCard
              key={subscription.id}
              subscription={subscription}
              resumable={canBeResumed(subscription)}
              withdrawalEnd={withdrawalEnd(subscription)}
              {...row}
            />
          ))}
        </chakra.ul>
      ) : null}
    </chakra.section>
  );
}
