import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { cardAdd } from '#messages/cards/card-add';
import { cards } from '#messages/cards/cards';
import {
  selectCardEntry,
  selectIsBroken,
  selectIsIrreversible,
} from '../../../../machines/cards/card-add/card-add.selectors';
import { Dialog } from '../../../ui/dialog';
import { Notice } from '../../../ui/notice';
import { CardAddForm, type CardAddActor } from './card-add-form';
import type { CardFormPort } from '../card-entry/card-form-port';

type CardAddDialogProps = { readonly actor: CardAddActor; readonly payments: CardFormPort };

/**
 * The "Add a card" dialog (S2.profilePage.5). Escape, the close button and Cancel close it, except during a step that
 * cannot be undone.
 */
export function CardAddDialog({ actor, payments }: CardAddDialogProps) {
  const entry = useSelector(actor, selectCardEntry);
  const broken = useSelector(actor, selectIsBroken);
  const irreversible = useSelector(actor, selectIsIrreversible);
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <Dialog title={cards.dialogTitle} closeLabel={cards.close} closable={!irreversible} onClose={close}>
      {broken || entry === undefined ? (
        <chakra.div display="grid" gap="5">
          <Notice tone="error" title={cardAdd.brokenTitle} role="alert">
            {cardAdd.brokenHelp}
          </Notice>
          <Button justifySelf="end" onClick={close}>
            {cards.close}
          </Button>
        </chakra.div>
      ) : (
        <CardAddForm actor={actor} entry={entry} port={payments} onClose={close} />
      )}
    </Dialog>
  );
}
