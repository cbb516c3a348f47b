import { useSelector } from '@xstate/react';
import { object } from 'yup';
import { premiumCards } from '#messages/premium/premium-cards';
import { subscriptionWithdrawal as texts } from '#messages/profiles/subscription-withdrawal';
import type { subscriptionWithdrawalMachine } from '../../../../machines/profiles/subscription-withdrawal/subscription-withdrawal.machine';
import {
  selectIsIrreversible,
  selectSubscription,
} from '../../../../machines/profiles/subscription-withdrawal/subscription-withdrawal.selectors';
import type { User } from '../../../domain/entities';
import { formatMoney } from '../../../domain/money';
import { Actions } from '../../../ui/actions';
import { BusyButton } from '../../../ui/busy-button';
import { CancelButton } from '../../../ui/cancel-button';
import { DialogDescription } from '../../../ui/dialog';
import { Facts, type Fact } from '../../../ui/facts';
import { FormGrid } from '../../../ui/form/form-grid';
import type { ScreenActor } from '../../../ui/screen-actor';
import { SubmissionNotice } from '../../shared/forms/submission-notice';
import { useActorForm } from '../../shared/forms/use-actor-form';
import type { FormActor } from '../../shared/forms/use-submission';

/** A form without fields: the person and the contract are known. */
const statement = { id: 'withdraw-from-contract', initialValues: {}, schema: object({}), labels: {} };

export type SubscriptionWithdrawalActor = ScreenActor<typeof subscriptionWithdrawalMachine>;

type SubscriptionWithdrawalFormProps = {
  readonly actor: SubscriptionWithdrawalActor;
  readonly form: FormActor;
  readonly person: User | null;
  /** ISO 4217. */
  readonly currency: string;
  readonly onKeep: () => void;
};

/** What is declared, what follows from it, and the two buttons. The safe one has the initial focus. */
export function SubscriptionWithdrawalForm(props: SubscriptionWithdrawalFormProps) {
  const { actor, form: submission, person, currency, onKeep } = props;
  const { id, type, price } = useSelector(actor, selectSubscription);
  const irreversible = useSelector(actor, selectIsIrreversible);
  const form = useActorForm({ ...statement, actor: submission, also: { subscription: id } });
  const name = premiumCards.names[type];
  const facts: readonly Fact[] = [
    ...(person === null ? [] : [[texts.declarant, `${person.firstName} ${person.lastName}`] as const]),
    [texts.contract, price === null ? name : texts.price({ name, price: formatMoney(price, currency) })],
    ...(person === null ? [] : [[texts.confirmationTo, person.email] as const]),
  ];
  return (
    <FormGrid {...form.form}>
      <SubmissionNotice {...form.notice} refused={texts.refused} />
      <DialogDescription>
        <p>{texts.consequence}</p>
      </DialogDescription>
      <Facts small="labels" facts={facts} />
      <Actions>
        <CancelButton data-safe irreversible={irreversible} onClick={onKeep}>
          {texts.keep}
        </CancelButton>
        <BusyButton
          {...form.submit}
          variant="solid"
          colorPalette="error"
          busy={form.busy}
          busyText={texts.sending}
        >
          {texts.confirm}
        </BusyButton>
      </Actions>
    </FormGrid>
  );
}
