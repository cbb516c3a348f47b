import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { object } from 'yup';
import { cardChoice as texts } from '#messages/cards/card-choice';
import { validation } from '#messages/registration/validation';
import type { cardChoiceMachine } from '../../../../machines/cards/card-choice/card-choice.machine';
import {
  selectChosen,
  selectCustomer,
  selectIsBusy,
  selectIsIrreversible,
  selectUse,
} from '../../../../machines/cards/card-choice/card-choice.selectors';
import { selectIsReconciling } from '../../../../machines/session/form-submission/form-submission.selectors';
import type { CardChoiceTarget } from '../../../../machines/cards/card-choice/card-choice.types';
import { findCard } from '../../../domain/cards/card';
import type { Card } from '../../../domain/entities';
import { required } from '../../../domain/rule';
import { Actions } from '../../../ui/actions';
import { BusyButton } from '../../../ui/busy-button';
import { CancelButton } from '../../../ui/cancel-button';
import { ErrorSummary } from '../../../ui/form/error-summary';
import { FormGrid } from '../../../ui/form/form-grid';
import { ruleSchema } from '../../../ui/form/rule-schema';
import type { ScreenActor } from '../../../ui/screen-actor';
import { useActorForm } from '../../shared/forms/use-actor-form';
import type { FormActor } from '../../shared/forms/use-submission';
import { CardChoiceField } from './card-choice-field';
import { SubmissionNotice } from '../../shared/forms/submission-notice';
import { choiceProblems } from './choice-problems';

const FORM_ID = 'card-choice';
const FIELD = { fieldId: `${FORM_ID}-cardId`, label: texts.card };
const labels = { cardId: texts.card };
const schema = object({ cardId: ruleSchema(validation, required) });

export type CardChoiceActor = ScreenActor<typeof cardChoiceMachine>;

type CardChoiceFormProps = {
  readonly actor: CardChoiceActor;
  readonly submission: FormActor;
  /** At least one. */
  readonly cards: readonly Card[];
  readonly onClose: () => void;
};

/**
 * The cards to choose from, a link to add one, and a submit button. The card that is charged at present is
 * preselected, unless it has expired.
 */
export function CardChoiceForm({ actor, submission, cards, onClose }: CardChoiceFormProps) {
  const use = useSelector(actor, selectUse);
  const customer = useSelector(actor, selectCustomer);
  const busy = useSelector(actor, selectIsBusy);
  const reconciling = useSelector(submission, selectIsReconciling);
  const irreversible = useSelector(actor, selectIsIrreversible);
  const [initialValues] = useState(() => {
    const card = findCard(cards, selectChosen(actor.getSnapshot()));
    return { cardId: card === null || card.expired ? '' : card.id };
  });
  const chosen = useSelector(actor, selectChosen);
  const target: CardChoiceTarget = { customer, use };
  const form = useActorForm({
    id: FORM_ID,
    actor: submission,
    initialValues,
    schema,
    labels,
    also: { target },
    otherProblems: chosen === null || chosen === use.cardId ? [] : choiceProblems(cards, chosen, FIELD),
    onEdited: ({ cardId }) => actor.send({ type: 'card.chosen', cardId }),
  });
  const progress = reconciling ? texts.checking : texts.changing;
  return (
    <FormGrid {...form.form}>
      <SubmissionNotice {...form.notice} refused={texts.refused} />
      <ErrorSummary {...form.summary} title={texts.summary} />
      <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
        <CardChoiceField
          field={form.field('cardId')}
          label={texts.card}
          hideLabel
          cards={cards}
          current={findCard(cards, use.cardId)?.id ?? null}
          readOnly={busy}
          onChoose={(cardId) => form.assign({ cardId })}
        />
        <Button
          variant="plain"
          justifySelf="start"
          aria-disabled={busy || undefined}
          onClick={busy ? undefined : () => actor.send({ type: 'card.addRequested' })}
        >
          {texts.addNew}
        </Button>
      </chakra.div>
      <VisuallyHidden role="status">{busy ? progress : ''}</VisuallyHidden>
      <Actions>
        <CancelButton irreversible={irreversible} onClick={onClose}>
          {texts.cancel}
        </CancelButton>
        <BusyButton {...form.submit} variant="solid" busy={busy} busyText={progress}>
          {texts.choose}
        </BusyButton>
      </Actions>
    </FormGrid>
  );
}
