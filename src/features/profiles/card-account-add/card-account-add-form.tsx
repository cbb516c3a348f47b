import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { object } from 'yup';
import { cardAccountAdd as texts } from '#messages/profiles/card-account-add';
import { validation } from '#messages/registration/validation';
import type { cardAccountAddMachine } from '../../../../machines/profiles/card-account-add/card-account-add.machine';
import {
  selectAddedCard,
  selectEntry,
  selectIsIrreversible,
} from '../../../../machines/profiles/card-account-add/card-account-add.selectors';
import type { resourceMachine } from '../../../../machines/app/resource/resource.machine';
import { LENGTH } from '../../../domain/limits';
import { required } from '../../../domain/rule';
import { companyName } from '../../../domain/rules';
import { Actions } from '../../../ui/actions';
import { BusyButton } from '../../../ui/busy-button';
import { CancelButton } from '../../../ui/cancel-button';
import { ErrorSummary } from '../../../ui/form/error-summary';
import { FormGrid } from '../../../ui/form/form-grid';
import { ruleSchema } from '../../../ui/form/rule-schema';
import { TextField } from '../../../ui/form/text-field';
import type { ScreenActor } from '../../../ui/screen-actor';
import { choiceProblems } from '../../cards/card-choice/choice-problems';
import { useOfferedCards } from '../../cards/card-choice/use-offered-cards';
import { SubmissionNotice } from '../../shared/forms/submission-notice';
import { useActorForm } from '../../shared/forms/use-actor-form';
import type { FormActor } from '../../shared/forms/use-submission';
import { CardAccountCard } from '../payment-profiles/card-account-card';

const FORM_ID = 'card-account-add';
const CARD_FIELD = { fieldId: `${FORM_ID}-cardId`, label: texts.card };
const labels = { companyName: texts.companyName, cardId: texts.card };
const schema = object({
  companyName: ruleSchema(validation, required, companyName),
  cardId: ruleSchema(validation, required),
});

export type CardAccountAddActor = ScreenActor<typeof cardAccountAddMachine>;

type CardAccountAddFormProps = {
  readonly actor: CardAccountAddActor;
  readonly submission: FormActor;
  /** The collection of the customer's cards. */
  readonly cards: ScreenActor<typeof resourceMachine>;
  readonly onClose: () => void;
};

/** Company name, card and submit button (S5.addCardAccount). */
export function CardAccountAddForm({ actor, submission, cards, onClose }: CardAccountAddFormProps) {
  const offered = useOfferedCards(cards, useSelector(actor, selectAddedCard));
  const chosen = useSelector(actor, (now) => selectEntry(now).cardId);
  const irreversible = useSelector(actor, selectIsIrreversible);
  const [initialValues] = useState(() => selectEntry(actor.getSnapshot()));
  const form = useActorForm({
    id: FORM_ID,
    actor: submission,
    initialValues,
    schema,
    labels,
    otherProblems: chosen === '' || offered.unknown ? [] : choiceProblems(offered.items, chosen, CARD_FIELD),
    onEdited: ({ companyName: company, cardId }) =>
      actor.send({ type: 'account.edited', companyName: company, cardId }),
  });
  return (
    <FormGrid {...form.form}>
      <SubmissionNotice {...form.notice} refused={texts.refused} />
      <ErrorSummary {...form.summary} title={texts.summary} />
      <TextField
        field={form.field('companyName')}
        label={texts.companyName}
        autoComplete="organization"
        maxLength={LENGTH.companyName.max}
        readOnly={form.busy}
      />
      <CardAccountCard
        field={form.field('cardId')}
        cards={offered}
        locked={form.busy}
        onChoose={(cardId) => form.assign({ cardId })}
        onAdd={() => actor.send({ type: 'card.addRequested' })}
        onRetry={() => actor.send({ type: 'cards.retried' })}
      />
      <VisuallyHidden role="status">{form.busy ? texts.adding : ''}</VisuallyHidden>
      <Actions>
        <CancelButton irreversible={irreversible} onClick={onClose}>
          {texts.cancel}
        </CancelButton>
        <BusyButton {...form.submit} variant="solid" busy={form.busy} busyText={texts.adding}>
          {texts.add}
        </BusyButton>
      </Actions>
    </FormGrid>
  );
}
