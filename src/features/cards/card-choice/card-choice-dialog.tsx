import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { cardChoice as texts } from '#messages/cards/card-choice';
import { cards as cardTexts } from '#messages/cards/cards';
import {
  selectAdded,
  selectCardAdd,
  selectForm,
  selectIsIrreversible,
  selectUse,
} from '../../../../machines/cards/card-choice/card-choice.selectors';
import type { resourceMachine } from '../../../../machines/app/resource/resource.machine';
import { Actions } from '../../../ui/actions';
import { Dialog } from '../../../ui/dialog';
import { onIntent } from '../../../ui/intent';
import { LateDialog } from '../../../ui/late-dialog';
import type { ScreenActor } from '../../../ui/screen-actor';
import { Help } from '../../../ui/text';
import { CardAddDialog } from '../card-add/late-card-add-dialog';
import { CardChoiceForm, type CardChoiceActor } from './card-choice-form';
import type { CardFormPort } from '../card-entry/card-form-port';
import { CardsFailure } from '../card-list/cards-failure';
import { OpeningDialog } from '../card-add/opening-dialog';
import { useOfferedCards } from './use-offered-cards';
import { wordsOfUse } from '../card-removal/words-of-use';

const adding = onIntent(CardAddDialog.preload);

type WaysOnProps = {
  readonly actor: CardChoiceActor;
  readonly onClose: () => void;
};

/** The actions when there is no card to choose: add one, or cancel. */
function WaysOn({ actor, onClose }: WaysOnProps) {
  return (
    <Actions>
      <Button onClick={onClose}>{texts.cancel}</Button>
      <Button variant="solid" {...adding} onClick={() => actor.send({ type: 'card.addRequested' })}>
        {texts.addNew}
      </Button>
    </Actions>
  );
}

type CardChoiceDialogProps = {
  readonly actor: CardChoiceActor;
  /** The collection of the customer's cards. */
  readonly cards: ScreenActor<typeof resourceMachine>;
  readonly payments: CardFormPort;
};

/**
 * "Select a card" for a subscription or an account (S2.profilePage.5). While a card is added, the dialog for that
 * replaces it. If the cards could not be loaded, it never says that there are none (D7.1).
 */
export function CardChoiceDialog({ actor, cards, payments }: CardChoiceDialogProps) {
  const use = useSelector(actor, selectUse);
  const form = useSelector(actor, selectForm);
  const cardAdd = useSelector(actor, selectCardAdd);
  const added = useSelector(actor, selectAdded);
  const irreversible = useSelector(actor, selectIsIrreversible);
  const offered = useOfferedCards(cards, added);
  const { items, failed, unknown } = offered;
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
        <Help>{texts.help({ what: wordsOfUse(use) })}</Help>
        <CardsFailure {...offered} onRetry={() => actor.send({ type: 'list.retried' })} />
        {unknown && !failed ? <chakra.p role="status">{cardTexts.loading}</chakra.p> : null}
        {!unknown && items.length === 0 ? <p>{texts.empty}</p> : null}
        {items.length === 0 ? (
          <WaysOn actor={actor} onClose={close} />
        ) : (
          // Remounted with the card that was added here.
          <CardChoiceForm
            key={added?.id ?? ''}
            actor={actor}
            submission={form}
            cards={items}
            onClose={close}
          />
        )}
      </chakra.div>
    </Dialog>
  );
}
