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
 * Removing a card: the question whether it shall go, or what still uses it (S8.deleteCardConfirm, S8.cardInUse). Where
 * the card is gone in the end, so is the button that was pressed: the focus then goes to the heading over the cards.
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
