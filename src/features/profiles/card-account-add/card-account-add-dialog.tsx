import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { cardAccountAdd as texts } from '#messages/profiles/card-account-add';
import {
  selectCardAdd,
  selectForm,
  selectIsIrreversible,
} from '../../../../machines/profiles/card-account-add/card-account-add.selectors';
import type { resourceMachine } from '../../../../machines/app/resource/resource.machine';
import { Dialog } from '../../../ui/dialog';
import { LateDialog } from '../../../ui/late-dialog';
import type { ScreenActor } from '../../../ui/screen-actor';
import { Help } from '../../../ui/text';
import type { CardFormPort } from '../../cards/card-entry/card-form-port';
import { OpeningDialog } from '../../cards/card-add/opening-dialog';
import { CardAddDialog } from '../../cards/card-add/late-card-add-dialog';
import { CardAccountAddForm, type CardAccountAddActor } from './card-account-add-form';

type CardAccountAddDialogProps = {
  readonly actor: CardAccountAddActor;
  /** The collection of the customer's cards. */
  readonly cards: ScreenActor<typeof resourceMachine>;
  readonly payments: CardFormPort;
};

/**
 * The "Add business account" dialog (S2.profilePage.5). While a card is added, the dialog for that replaces it.
 * Escape, the close button and Cancel close it, except while the account is being sent.
 */
export function CardAccountAddDialog({ actor, cards, payments }: CardAccountAddDialogProps) {
  const form = useSelector(actor, selectForm);
  const cardAdd = useSelector(actor, selectCardAdd);
  const irreversible = useSelector(actor, selectIsIrreversible);
  const close = () => actor.send({ type: 'dialog.closed' });
  if (cardAdd !== undefined)
    return (
      <LateDialog
        open="cardAdd"
        opening={<OpeningDialog />}
        views={[CardAddDialog]}
        onMissing={() => cardAdd.send({ type: 'dialog.closed' })}
      >
        <CardAddDialog actor={cardAdd} payments={payments} />
      </LateDialog>
    );
  if (form === undefined) return null;
  return (
    <Dialog
      title={texts.title}
      closeLabel={texts.close}
      closable={!irreversible}
      firstFocus="choice"
      onClose={close}
    >
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <Help>{texts.help}</Help>
        <CardAccountAddForm actor={actor} submission={form} cards={cards} onClose={close} />
      </chakra.div>
    </Dialog>
  );
}
