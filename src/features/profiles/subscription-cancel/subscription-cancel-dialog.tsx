import { useSelector } from '@xstate/react';
import { premiumCards as texts } from '#messages/premium/premium-cards';
import {
  selectForm,
  selectIsIrreversible,
} from '../../../../machines/profiles/subscription-cancel/subscription-cancel.selectors';
import { Dialog } from '../../../ui/dialog';
import { PREMIUM_HEADING_ID } from '../subscriptions/premium-heading';
import { SubscriptionCancelForm, type SubscriptionCancelActor } from './subscription-cancel-form';

/**
 * Asks the customer to confirm the cancellation of Premium (S8.cancelSubscriptionConfirm). Escape, the close button
 * and Keep Premium close it, except while the cancellation is being sent.
 */
export function SubscriptionCancelDialog({ actor }: { readonly actor: SubscriptionCancelActor }) {
  const form = useSelector(actor, selectForm);
  const irreversible = useSelector(actor, selectIsIrreversible);
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <Dialog
      kind="question"
      title={texts.question}
      closeLabel={texts.dismiss}
      closable={!irreversible}
      fallback={PREMIUM_HEADING_ID}
      firstFocus="safe"
      onClose={close}
    >
      {form === undefined ? null : <SubscriptionCancelForm actor={actor} form={form} onKeep={close} />}
    </Dialog>
  );
}
