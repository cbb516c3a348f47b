import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import { cardRemoval as texts } from '#messages/cards/card-removal';
import {
  selectCard,
  selectIsChangeable,
} from '../../../../machines/cards/card-removal/card-removal.selectors';
import type { CardUse } from '../../../domain/cards/card-use';
import { Actions } from '../../../ui/actions';
import { DialogDescription } from '../../../ui/dialog';
import { CardRow } from '../card-list/card-row';
import type { CardRemovalActor } from './card-removal-question';
import { wordsOfUse } from './words-of-use';

/** How to reach the company; `null` if it has no phone number. */
export type CompanyContact = { readonly number: string | null };

type CardInUseProps = {
  readonly actor: CardRemovalActor;
  readonly use: CardUse;
  readonly contact: CompanyContact;
  readonly onClose: () => void;
};

/**
 * Says why a card cannot be removed and what to do (S8.cardInUse, D7.3): change the card there, or call the company
 * if that is not possible here. It takes the focus if the focus was lost with the pressed button.
 */
export function CardInUse({ actor, use, contact, onClose }: CardInUseProps) {
  const card = useSelector(actor, selectCard);
  const changeable = useSelector(actor, selectIsChangeable);
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus();
  }, []);
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <CardRow card={card} />
      <chakra.div ref={ref} tabIndex={-1} display="grid" gap="2" borderRadius="4px">
        <DialogDescription asChild fontWeight="medium">
          <p>{texts.inUse[use.kind]}</p>
        </DialogDescription>
        <p>{texts.paysFor({ what: wordsOfUse(use) })}</p>
        <p>{texts.attachOther[use.kind]}</p>
        {changeable ? null : <p>{texts.notChangeable[use.kind]}</p>}
        {changeable || contact.number === null ? null : <p>{texts.call({ number: contact.number })}</p>}
      </chakra.div>
      <Actions>
        <Button data-safe onClick={onClose}>
          {texts.close}
        </Button>
        {changeable ? (
          <Button
            variant="solid"
            overflowWrap="anywhere"
            onClick={() => actor.send({ type: 'card.changeRequested' })}
          >
            {texts.change({ what: wordsOfUse(use) })}
          </Button>
        ) : null}
      </Actions>
    </chakra.div>
  );
}
