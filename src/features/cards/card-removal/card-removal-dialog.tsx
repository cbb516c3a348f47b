import { useSelector } from '@xstate/react';
import { cardRemoval as texts } from '#messages/cards/card-removal';
import { cards } from '#messages/cards/cards';
import {
  selectCard,
  selectForm,
  selectIsIrreversible,
  selectUse,
} from '../../../../machines/cards/card-removal/card-removal.selectors';
import { cardTitle } from '../../../domain/cards/card';
import { Dialog } from '../../../ui/dialog';
import { CardInUse, type CompanyContact } from './card-in-use';
import { CardRemovalQuestion, type CardRemovalActor } from './card-removal-question';
import { CARDS_HEADING_ID } from '../card-list/cards-heading';

type CardRemovalDialogProps = { readonly actor: CardRemovalActor; readonly contact: CompanyContact };

/**
 * Removes a card: asks for confirmation, or says what still uses the card (S8.deleteCardConfirm, S8.cardInUse). When
 * the card is removed, the pressed button disappears with it, so the focus moves to the heading above the cards.
 */
export function CardRemovalDialog({ actor, contact }: CardRemovalDialogProps) {
  const card = useSelector(actor, selectCard);
  const use = useSelector(actor, selectUse);
  const form = useSelector(actor, selectForm);
  const irreversible = useSelector(actor, selectIsIrreversible);
  const close = () => actor.send({ type: 'dialog.closed' });
  const inUse = use !== null;
  return (
    <Dialog
      kind="question"
      title={inUse ? texts.unable({ card: cardTitle(card, cards.generic) }) : texts.question}
      closeLabel={texts.close}
      closable={!irreversible}
      fallback={CARDS_HEADING_ID}
      firstFocus={inUse ? 'title' : 'safe'}
      onClose={close}
    >
      {inUse ? <CardInUse actor={actor} use={use} contact={contact} onClose={close} /> : null}
      {form === undefined ? null : <CardRemovalQuestion actor={actor} submission={form} onClose={close} />}
    </Dialog>
  );
}
