import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useSelector } from '@xstate/react';
import { object } from 'yup';
import { cardRemoval as texts } from '#messages/cards/card-removal';
import { cards } from '#messages/cards/cards';
import type { cardRemovalMachine } from '../../../../machines/cards/card-removal/card-removal.machine';
import {
  selectCard,
  selectCustomer,
  selectIsBusy,
  selectIsIdentifying,
  selectIsIrreversible,
  selectIsUseUnknown,
} from '../../../../machines/cards/card-removal/card-removal.selectors';
import type { CardRemovalTarget } from '../../../../machines/cards/card-removal/card-removal.types';
import { cardTitle } from '../../../domain/cards/card';
import { Actions } from '../../../ui/actions';
import { BusyButton } from '../../../ui/busy-button';
import { CancelButton } from '../../../ui/cancel-button';
import { DialogDescription } from '../../../ui/dialog';
import { FormGrid } from '../../../ui/form/form-grid';
import { Notice } from '../../../ui/notice';
import type { ScreenActor } from '../../../ui/screen-actor';
import { useActorForm } from '../../shared/forms/use-actor-form';
import type { FormActor } from '../../shared/forms/use-submission';
import { CardRow } from '../card-list/card-row';
import { CheckedNotice } from '../../shared/forms/checked-notice';

/** A form without fields: submitting it is the confirmation. */
const question = { id: 'card-removal', initialValues: {}, schema: object({}), labels: {} };

export type CardRemovalActor = ScreenActor<typeof cardRemovalMachine>;

type CardRemovalQuestionProps = {
  readonly actor: CardRemovalActor;
  readonly submission: FormActor;
  readonly onClose: () => void;
};

/** Names the card, says what removing it means, and offers both answers (S8.deleteCardConfirm). */
export function CardRemovalQuestion({ actor, submission, onClose }: CardRemovalQuestionProps) {
  const card = useSelector(actor, selectCard);
  const customer = useSelector(actor, selectCustomer);
  const busy = useSelector(actor, selectIsBusy);
  const identifying = useSelector(actor, selectIsIdentifying);
  const irreversible = useSelector(actor, selectIsIrreversible);
  const unknown = useSelector(actor, selectIsUseUnknown);
  const target: CardRemovalTarget = { customer, cardId: card.id };
  const form = useActorForm({ ...question, actor: submission, also: { target } });
  const progress = identifying ? texts.identifying : texts.deleting;
  return (
    <FormGrid {...form.form}>
      {identifying ? null : (
        <CheckedNotice {...form.notice} refused={texts.unable({ card: cardTitle(card, cards.generic) })} />
      )}
      {unknown ? (
        <Notice tone="warning" title={texts.unknownTitle}>
          <p>{texts.unknownHelp}</p>
        </Notice>
      ) : null}
      <CardRow card={card} />
      <DialogDescription>
        <p>{texts.consequence}</p>
      </DialogDescription>
      <VisuallyHidden role="status">{busy ? progress : ''}</VisuallyHidden>
      <Actions>
        <CancelButton data-safe irreversible={irreversible} onClick={onClose}>
          {texts.cancel}
        </CancelButton>
        <BusyButton {...form.submit} variant="solid" colorPalette="error" busy={busy} busyText={progress}>
          {texts.confirm}
        </BusyButton>
      </Actions>
    </FormGrid>
  );
}
