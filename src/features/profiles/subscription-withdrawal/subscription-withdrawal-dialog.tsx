import { useSelector } from '@xstate/react';
import { premiumCards } from '#messages/premium/premium-cards';
import { subscriptionWithdrawal as texts } from '#messages/profiles/subscription-withdrawal';
import {
  selectForm,
  selectIsIrreversible,
  selectIsWithdrawn,
  selectSubscription,
} from '../../../../machines/profiles/subscription-withdrawal/subscription-withdrawal.selectors';
import type { User } from '../../../domain/entities';
import { Dialog } from '../../../ui/dialog';
import { SubscriptionWithdrawalDone } from './subscription-withdrawal-done';
import { SubscriptionWithdrawalForm, type SubscriptionWithdrawalActor } from './subscription-withdrawal-form';

type SubscriptionWithdrawalDialogProps = {
  readonly actor: SubscriptionWithdrawalActor;
  /** The person who withdraws; `null` while the person has to sign in again. */
  readonly person: User | null;
  /** ISO 4217. */
  readonly currency: string;
  /** The id of the element that takes the focus afterwards, because the subscription and its button are gone. */
  readonly fallback: string;
};

/**
 * Withdraws from the contract of a personal subscription (D2.extensionGroups.withdrawal). Escape, the close button
 * and Keep Premium close it, except while the withdrawal is being sent. Afterwards it shows what the server recorded.
 */
export function SubscriptionWithdrawalDialog(props: SubscriptionWithdrawalDialogProps) {
  const { actor, person, currency, fallback } = props;
  const form = useSelector(actor, selectForm);
  const irreversible = useSelector(actor, selectIsIrreversible);
  const withdrawn = useSelector(actor, selectIsWithdrawn);
  const { type } = useSelector(actor, selectSubscription);
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <Dialog
      kind="question"
      title={texts.title({ name: premiumCards.names[type] })}
      closeLabel={texts.dismiss}
      closable={!irreversible}
      fallback={fallback}
      firstFocus="safe"
      onClose={close}
    >
      {form === undefined ? null : (
        <SubscriptionWithdrawalForm
          actor={actor}
          form={form}
          person={person}
          currency={currency}
          onKeep={close}
        />
      )}
      {withdrawn ? <SubscriptionWithdrawalDone actor={actor} person={person} onClose={close} /> : null}
    </Dialog>
  );
}
