import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { premiumCards as texts } from '#messages/premium/premium-cards';
import type { resourceMachine } from '../../../../machines/app/resource/resource.machine';
import { subscriptionUse, type CardUse } from '../../../domain/cards/card-use';
import { formatDay } from '../../../domain/dates';
import type { Subscription } from '../../../domain/entities';
import { formatMoney } from '../../../domain/money';
import { Badge } from '../../../ui/badge';
import { onIntent, type Intent } from '../../../ui/intent';
import { Panel } from '../../../ui/panel';
import type { ScreenActor } from '../../../ui/screen-actor';
import { CardChoiceDialog } from '../../cards/card-list/late-card-dialogs';
import {
  SubscriptionCancelDialog,
  SubscriptionResumeDialog,
  SubscriptionWithdrawalDialog,
} from '../manage-payments/payment-dialog-views';
import { PayingCard } from './paying-card';

const choosing = onIntent(CardChoiceDialog.preload);
const cancelling = onIntent(SubscriptionCancelDialog.preload);
const resuming = onIntent(SubscriptionResumeDialog.preload);
const withdrawing = onIntent(SubscriptionWithdrawalDialog.preload);

type SubscriptionCardProps = {
  readonly subscription: Subscription;
  /** The collection of the customer's cards. */
  readonly cards: ScreenActor<typeof resourceMachine>;
  readonly vatIncluded: boolean | null;
  readonly currency: string;
  readonly onChangeCard: (use: CardUse) => void;
  readonly onCancel: (subscription: Subscription) => void;
  /** It is cancelled and can be resumed. */
  readonly resumable: boolean;
  readonly onResume: (subscription: Subscription) => void;
  /** The end of the withdrawal period (ISO 8601), or `null`. */
  readonly withdrawalEnd: string | null;
  readonly onWithdraw: (subscription: Subscription) => void;
};

/** Describes a price: its period, whether it includes VAT (business only), and the name of the subscription. */
const periodOf = ({ type }: Subscription, vatIncluded: boolean | null): string => {
  const vat = type === 'business' && vatIncluded !== null;
  const word = vatIncluded ? texts.vatIncluded : texts.vatExcluded;
  return [vat ? `${texts.month}, ${word}` : texts.month, texts.names[type]].join(' · ');
};

/** The actions that end or resume a subscription, below its details. */
const Ways = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8',
    rowGap: '3',
    paddingBlockStart: '4',
    borderBlockStartWidth: '1px',
  },
});

type WayProps = {
  readonly text: string;
  /** The name of the button, which begins with its text. */
  readonly label: string;
  /** What follows from it. */
  readonly follows: string | null;
  /** The preload handlers of its dialog. */
  readonly intent: Intent;
  readonly onChoose: () => void;
};

const Way = ({ text, label, follows, intent, onChoose }: WayProps) => (
  <chakra.div display="grid" gap="1" justifyItems="start" alignContent="start" flex="1 1 16rem">
    <Button variant="plain" aria-label={label} {...intent} onClick={onChoose}>
      {text}
    </Button>
    {follows === null ? null : (
      <chakra.p fontSize="sm" color="fg.muted">
        {follows}
      </chakra.p>
    )}
  </chakra.div>
);

/** One subscription: its price, its benefits, the card that pays for it, and the ways out. */
export function SubscriptionCard(props: SubscriptionCardProps) {
  const { subscription, cards, vatIncluded, currency, withdrawalEnd, resumable } = props;
  const { onChangeCard, onCancel, onResume, onWithdraw } = props;
  const { type, price, endsOn, periodEnd, cancellable } = subscription;
  const name = texts.names[type];
  const end = endsOn === null ? null : formatDay(endsOn);
  /** The day on which it renews; it does not if it ends. */
  const renewal = endsOn !== null || periodEnd === null ? null : formatDay(periodEnd);
  const lastDay = withdrawalEnd === null ? null : formatDay(withdrawalEnd);
  return (
    <Panel
      as="li"
      data-subscription={subscription.id}
      display="grid"
      alignItems="center"
      columnGap="8"
      rowGap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(11rem, auto) minmax(0, 1fr)' }}
    >
      <chakra.div>
        {price === null ? (
          <chakra.p fontSize="lg" fontWeight="bold">
            {name}
          </chakra.p>
        ) : (
          <>
            <chakra.p fontSize="3xl" fontWeight="bold" lineHeight="heading" fontVariantNumeric="tabular-nums">
              {formatMoney(price, currency)}
            </chakra.p>
            <chakra.p fontSize="sm" color="fg.muted">
              {periodOf(subscription, vatIncluded)}
            </chakra.p>
          </>
        )}
      </chakra.div>
      <chakra.div display="grid" gap="1" justifyItems="start">
        {end === null ? null : (
          <Badge tone="warning" icon="clock">
            {texts.endsOn({ date: end })}
          </Badge>
        )}
        {renewal === null ? null : (
          <chakra.p fontWeight="medium">{texts.nextPayment({ date: renewal })}</chakra.p>
        )}
        <p>{texts.benefit}</p>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
          <PayingCard cards={cards} cardId={subscription.cardId} />
          <Button
            variant="plain"
            aria-label={texts.changeCardOf({ name })}
            color="info"
            {...choosing}
            onClick={() => onChangeCard(subscriptionUse(subscription))}
          >
            {texts.changeCard}
          </Button>
        </chakra.div>
      </chakra.div>
      {cancellable || resumable || lastDay !== null ? (
        <Ways>
          {cancellable ? (
            <Way
              text={texts.cancel}
              label={texts.cancelOf({ name })}
              follows={renewal === null ? null : texts.cancelUntil({ date: renewal })}
              intent={cancelling}
              onChoose={() => onCancel(subscription)}
            />
          ) : null}
          {resumable ? (
            <Way
              text={texts.resume}
              label={texts.resumeOf({ name })}
              follows={null}
              intent={resuming}
              onChoose={() => onResume(subscription)}
            />
          ) : null}
          {lastDay === null ? null : (
            <Way
              text={texts.withdraw}
              label={texts.withdrawOf({ name })}
              follows={texts.withdrawUntil({ date: lastDay })}
              intent={withdrawing}
              onChoose={() => onWithdraw(subscription)}
            />
          )}
        </Ways>
      ) : null}
    </Panel>
  );
}
