import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { object } from 'yup';
import { premiumCards } from '#messages/premium-cards';
import { subscriptionWithdrawal as texts } from '#messages/subscription-withdrawal';
import type { subscriptionWithdrawalMachine } from '../../../machines/subscription-withdrawal/subscription-withdrawal.machine';
import {
  selectIsIrreversible,
  selectSubscription,
} from '../../../machines/subscription-withdrawal/subscription-withdrawal.selectors';
import type { User } from '../../domain/entities';
import { formatMoney } from '../../domain/money';
import { Actions } from '../../ui/actions';
import { BusyButton } from '../../ui/busy-button';
import { FormGrid } from '../../ui/form/form-grid';
import type { ScreenActor } from '../../ui/screen-actor';
import { SubmissionNotice } from '../session/submission-notice';
import { useActorForm } from '../session/use-actor-form';
import type { FormActor } from '../session/use-submission';

/** The statement has no fields: who makes it, and about what, is known. */
const statement = { id: 'withdraw-from-contract', initialValues: {}, schema: object({}), labels: {} };

export type SubscriptionWithdrawalActor = ScreenActor<typeof subscriptionWithdrawalMachine>;

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <chakra.dt fontSize="sm" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd overflowWrap="anywhere">{children}</chakra.dd>
    </div>
  );
}

type SubscriptionWithdrawalFormProps = {
  readonly actor: SubscriptionWithdrawalActor;
  readonly form: FormActor;
  readonly person: User | null;
  /** ISO 4217. */
  readonly currency: string;
  readonly onKeep: () => void;
};

/** What is declared, what follows from it, and the two ways on; the safe one has the focus. */
export function SubscriptionWithdrawalForm(props: SubscriptionWithdrawalFormProps) {
  const { actor, form: submission, person, currency, onKeep } = props;
  const { id, type, price } = useSelector(actor, selectSubscription);
  const irreversible = useSelector(actor, selectIsIrreversible);
  const form = useActorForm({ ...statement, actor: submission, also: { subscription: id } });
  const name = premiumCards.names[type];
  return (
    <FormGrid {...form.form}>
      <SubmissionNotice {...form.notice} refused={texts.refused} />
      <p>{texts.consequence}</p>
      <chakra.dl display="grid" gap="3">
        {person === null ? null : (
          <Fact name={texts.declarant}>{`${person.firstName} ${person.lastName}`}</Fact>
        )}
        <Fact name={texts.contract}>
          {price === null ? name : texts.price({ name, price: formatMoney(price, currency) })}
        </Fact>
        {person === null ? null : <Fact name={texts.confirmationTo}>{person.email}</Fact>}
      </chakra.dl>
      <Actions>
        <Button
          data-safe
          aria-disabled={irreversible || undefined}
          onClick={irreversible ? undefined : onKeep}
        >
          {texts.keep}
        </Button>
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
