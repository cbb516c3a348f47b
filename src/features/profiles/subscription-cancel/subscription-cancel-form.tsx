import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { object, string } from 'yup';
import { premiumCards as texts } from '#messages/premium/premium-cards';
import type { subscriptionCancelMachine } from '../../../../machines/profiles/subscription-cancel/subscription-cancel.machine';
import {
  selectAsksReason,
  selectIsIrreversible,
  selectReason,
  selectSubscription,
} from '../../../../machines/profiles/subscription-cancel/subscription-cancel.selectors';
import { formatDay } from '../../../domain/dates';
import type { Subscription } from '../../../domain/entities';
import { LENGTH } from '../../../domain/limits';
import { Actions } from '../../../ui/actions';
import { BusyButton } from '../../../ui/busy-button';
import { CancelButton } from '../../../ui/cancel-button';
import { DialogDescription } from '../../../ui/dialog';
import { FormGrid } from '../../../ui/form/form-grid';
import { TextAreaField } from '../../../ui/form/text-area-field';
import type { ScreenActor } from '../../../ui/screen-actor';
import { SubmissionNotice } from '../../shared/forms/submission-notice';
import { useActorForm } from '../../shared/forms/use-actor-form';
import type { FormActor } from '../../shared/forms/use-submission';

const FORM_ID = 'cancel-premium';

const labels = { reason: texts.reason };
const schema = object({ reason: string().defined().trim() });

export type SubscriptionCancelActor = ScreenActor<typeof subscriptionCancelMachine>;

/** Says what is lost, and on which day if the server sends it. */
const lossOf = ({ endsOn, periodEnd }: Subscription): string => {
  const last = endsOn ?? periodEnd;
  const date = last === null ? null : formatDay(last);
  return date === null ? texts.loses : texts.losesOn({ date });
};

type SubscriptionCancelFormProps = {
  readonly actor: SubscriptionCancelActor;
  readonly form: FormActor;
  readonly onKeep: () => void;
};

/** What is lost, the reason if the backend accepts one, and the two buttons. The safe one has the initial focus. */
export function SubscriptionCancelForm({ actor, form: submission, onKeep }: SubscriptionCancelFormProps) {
  const subscription = useSelector(actor, selectSubscription);
  const asksReason = useSelector(actor, selectAsksReason);
  const irreversible = useSelector(actor, selectIsIrreversible);
  const [initialValues] = useState(() => ({ reason: selectReason(actor.getSnapshot()) }));
  const form = useActorForm({
    id: FORM_ID,
    actor: submission,
    initialValues,
    schema,
    labels,
    also: { subscription: subscription.id },
    onEdited: ({ reason }) => actor.send({ type: 'reason.edited', reason }),
  });
  return (
    <FormGrid {...form.form}>
      <SubmissionNotice {...form.notice} refused={texts.refused} />
      <DialogDescription display="grid" gap="1">
        <p>{lossOf(subscription)}</p>
        <chakra.p fontWeight="medium">{texts.irreversible}</chakra.p>
      </DialogDescription>
      {asksReason ? (
        <TextAreaField
          field={form.field('reason')}
          label={texts.reason}
          maxLength={LENGTH.cancelReason.max}
          readOnly={form.busy}
          optional
        />
      ) : null}
      <Actions>
        <CancelButton data-safe irreversible={irreversible} onClick={onKeep}>
          {texts.keep}
        </CancelButton>
        <BusyButton
          {...form.submit}
          variant="solid"
          colorPalette="error"
          busy={form.busy}
          busyText={texts.cancelling}
        >
          {texts.confirm}
        </BusyButton>
      </Actions>
    </FormGrid>
  );
}
