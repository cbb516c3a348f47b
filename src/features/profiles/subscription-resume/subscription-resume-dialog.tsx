import { useSelector } from '@xstate/react';
import { premiumCards } from '#messages/premium/premium-cards';
import { subscriptionResume as texts } from '#messages/profiles/subscription-resume';
import {
  selectForm,
  selectIsIrreversible,
  selectSubscription,
} from '../../../../machines/profiles/subscription-resume/subscription-resume.selectors';
import { Dialog } from '../../../ui/dialog';
import { PREMIUM_HEADING_ID } from '../subscriptions/premium-heading';
import { SubscriptionResumeForm, type SubscriptionResumeActor } from './subscription-resume-form';

type SubscriptionResumeDialogProps = {
  readonly actor: SubscriptionResumeActor;
  /** ISO 4217. */
  readonly currency: string;
};

/**
 * Asks the customer to confirm that Premium continues (D2.extensionGroups.resume). Escape, the close button and
 * 'Leave it cancelled' close it, except while the request is pending.
 */
export function SubscriptionResumeDialog({ actor, currency }: SubscriptionResumeDialogProps) {
  const form = useSelector(actor, selectForm);
  const irreversible = useSelector(actor, selectIsIrreversible);
  const { type } = useSelector(actor, selectSubscription);
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <Dialog
      kind="question"
      title={texts.title({ name: premiumCards.names[type] })}
      closeLabel={texts.dismiss}
      closable={!irreversible}
      fallback={PREMIUM_HEADING_ID}
      firstFocus="safe"
      onClose={close}
    >
      {form === undefined ? null : (
        <SubscriptionResumeForm actor={actor} form={form} currency={currency} onKeep={close} />
      )}
    </Dialog>
  );
}
