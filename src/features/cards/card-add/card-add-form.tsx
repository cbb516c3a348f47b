import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { object } from 'yup';
import { cardAdd } from '#messages/cards/card-add';
import { cards } from '#messages/cards/cards';
import { validation } from '#messages/registration/validation';
import type { cardAddMachine } from '../../../../machines/cards/card-add/card-add.machine';
import type { CardAddFailure } from '../../../../machines/cards/card-add/card-add.types';
import {
  selectCardAuthentication,
  selectFailure,
  selectIsBusy,
  selectIsIrreversible,
  selectNickname,
  selectProgress,
  type CardAddProgress,
} from '../../../../machines/cards/card-add/card-add.selectors';
import { selectIsConfirming } from '../../../../machines/cards/card-authentication/card-authentication.selectors';
import { selectHasTokenFailed } from '../../../../machines/cards/card-entry/card-entry.selectors';
import { LENGTH } from '../../../domain/limits';
import { required } from '../../../domain/rule';
import { cardholderName, cardNickname } from '../../../domain/rules';
import { Actions } from '../../../ui/actions';
import { BusyButton } from '../../../ui/busy-button';
import { CancelButton } from '../../../ui/cancel-button';
import { ErrorSummary } from '../../../ui/form/error-summary';
import { FormGrid } from '../../../ui/form/form-grid';
import { ruleSchema } from '../../../ui/form/rule-schema';
import { TextField } from '../../../ui/form/text-field';
import { useForm } from '../../../ui/form/use-form';
import { randomId } from '../../../domain/random-id';
import type { ScreenActor } from '../../../ui/screen-actor';
import { CardAddFailureNotice } from './card-add-failure';
import { CardEntryField, useCardEntryProblem, type CardEntryActor } from '../card-entry/card-entry-field';
import type { CardFormPort } from '../card-entry/card-form-port';

const FORM_ID = 'card-add';
const CARD_FIELD_ID = `${FORM_ID}-card`;

const labels = { nickname: cardAdd.nickname, cardholderName: cardAdd.cardholder };
const schema = object({
  nickname: ruleSchema(validation, required, cardNickname),
  cardholderName: ruleSchema(validation, required, cardholderName),
});

/** Maps the server's field errors to the names of the form's fields. */
function errorsOf(failure: CardAddFailure | null): Readonly<Record<string, string>> {
  const nickname = failure?.kind === 'refused' ? failure.fields['cardNickName'] : undefined;
  return nickname === undefined ? {} : { nickname };
}

const PROGRESS: Readonly<Record<NonNullable<CardAddProgress>, string>> = {
  checking: cardAdd.checking,
  saving: cardAdd.saving,
  authenticating: cardAdd.authenticating,
  reconciling: cardAdd.reconciling,
};

export type CardAddActor = ScreenActor<typeof cardAddMachine>;

/** Returns the step that the dialog is in. */
function useProgress(actor: CardAddActor): CardAddProgress {
  const progress = useSelector(actor, selectProgress);
  const authentication = useSelector(actor, selectCardAuthentication);
  const confirming = useSelector(authentication, (one) => one !== undefined && selectIsConfirming(one));
  return confirming ? 'saving' : progress;
}

type CardAddFormProps = {
  readonly actor: CardAddActor;
  readonly entry: CardEntryActor;
  readonly port: CardFormPort;
  readonly onClose: () => void;
};

/** Nickname, cardholder, card and one submit button (S4.addingACard.1). */
export function CardAddForm({ actor, entry, port, onClose }: CardAddFormProps) {
  const failure = useSelector(actor, selectFailure);
  const busy = useSelector(actor, selectIsBusy);
  const irreversible = useSelector(actor, selectIsIrreversible);
  const progress = useProgress(actor);
  const tokenFailed = useSelector(entry, selectHasTokenFailed);
  const cardProblem = useCardEntryProblem(entry, CARD_FIELD_ID);
  const serverErrors = useMemo(() => errorsOf(failure), [failure]);
  const [initialValues] = useState(() => ({
    nickname: selectNickname(actor.getSnapshot()),
    cardholderName: '',
  }));
  const form = useForm({
    id: FORM_ID,
    initialValues,
    schema,
    labels,
    busy,
    serverErrors,
    ...(cardProblem === null ? {} : { otherProblems: [cardProblem] }),
    onSubmit: ({ nickname }) => actor.send({ type: 'card.submitted', nickname, key: randomId() }),
    onEdited: (next, name) => {
      if (name === 'cardholderName') entry.send({ type: 'cardholder.changed', name: next.cardholderName });
      else actor.send({ type: 'nickname.edited', nickname: next.nickname });
    },
  });
  return (
    <FormGrid {...form.form} autoComplete="on">
      <CardAddFailureNotice failure={failure} tokenFailed={tokenFailed} />
      <ErrorSummary {...form.summary} title={cardAdd.summary} />
      <TextField
        field={form.field('nickname')}
        label={cardAdd.nickname}
        autoComplete="off"
        maxLength={LENGTH.cardNickname.max}
        readOnly={busy}
      />
      <TextField
        field={form.field('cardholderName')}
        label={cardAdd.cardholder}
        autoComplete="cc-name"
        maxLength={LENGTH.cardholderName.max}
        readOnly={busy}
      />
      <CardEntryField
        id={CARD_FIELD_ID}
        entry={entry}
        port={port}
        pressed={form.pressed}
        locked={busy}
        onEscape={onClose}
      />
      <VisuallyHidden role="status">{progress === null ? '' : PROGRESS[progress]}</VisuallyHidden>
      <Actions>
        <CancelButton irreversible={irreversible} onClick={onClose}>
          {cards.cancel}
        </CancelButton>
        <BusyButton
          {...form.submit}
          variant="solid"
          busy={busy}
          busyText={progress === null ? cardAdd.saving : PROGRESS[progress]}
        >
          {cards.add}
        </BusyButton>
      </Actions>
    </FormGrid>
  );
}
