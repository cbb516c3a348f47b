import { useSelector } from '@xstate/react';
import { object } from 'yup';
import { subscriptionResume as texts } from '#messages/profiles/subscription-resume';
import type { subscriptionResumeMachine } from '../../../../machines/profiles/subscription-resume/subscription-resume.machine';
import {
  selectIsIrreversible,
  selectSubscription,
} from '../../../../machines/profiles/subscription-resume/subscription-resume.selectors';
import { formatDay } from '../../../domain/dates';
import type { Subscription } from '../../../domain/entities';
import { formatMoney } from '../../../domain/money';
import { Actions } from '../../../ui/actions';
import { BusyButton } from '../../../ui/busy-button';
import { CancelButton } from '../../../ui/cancel-button';
import { DialogDescription } from '../../../ui/dialog';
import { FormGrid } from '../../../ui/form/form-grid';
import type { ScreenActor } from '../../../ui/screen-actor';
import { SubmissionNotice } from '../../shared/forms/submission-notice';
import { useActorForm } from '../../shared/forms/use-actor-form';
import type { FormActor } from '../../shared/forms/use-submission';

/** A form without fields: the subscription is known. */
const question = { id: 'resume-premium', initialValues: {}, schema: object({}), labels: {} };

export type SubscriptionResumeActor = ScreenActor<typeof subscriptionResumeMachine>;

/** Returns the renewal date and price, or `null` if the server does not send the date. */
function renewal({ endsOn, price }: Subscription, currency: string): string | null {
  const date = endsOn === null ? null : formatDay(endsOn);
  if (date === null) return null;
  return price === null
    ? texts.renewsUnpriced({ date })
    : texts.renews({ date, price: formatMoney(price, currency) });
}

type SubscriptionResumeFormProps = {
  readonly actor: SubscriptionResumeActor;
  readonly form: FormActor;
  /** ISO 4217. */
  readonly currency: string;
  readonly onKeep: () => void;
};

/** What continues, what it costs, and the two buttons. The one that costs nothing has the initial focus. */
export function SubscriptionResumeForm(props: SubscriptionResumeFormProps) {
  const { actor, form: submission, currency, onKeep } = props;
  const subscription = useSelector(actor, selectSubscription);
  const irreversible = useSelector(actor, selectIsIrreversible);
  const form = useActorForm({ ...question, actor: submission, also: { subscription: subscription.id } });
  const renews = renewal(subscription, currency);
  return (
    <FormGrid {...form.form}>
      <SubmissionNotice {...form.notice} refused={texts.refused} />
      <DialogDescription display="grid" gap="1">
        {renews === null ? null : <p>{renews}</p>}
        <p>{texts.benefit}</p>
      </DialogDescription>
      <Actions>
        <CancelButton data-safe irreversible={irreversible} onClick={onKeep}>
          {texts.keep}
        </CancelButton>
        <BusyButton {...form.submit} variant="solid" busy={form.busy} busyText={texts.resuming}>
          {texts.confirm}
        </BusyButton>
      </Actions>
    </FormGrid>
  );
}
