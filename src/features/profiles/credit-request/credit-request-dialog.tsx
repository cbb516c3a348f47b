import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { creditRequest as texts } from '#messages/profiles/credit-request';
import {
  selectForm,
  selectIsIrreversible,
} from '../../../../machines/profiles/credit-request/credit-request.selectors';
import { BUSINESS_PLUS_REVIEW_WORKING_DAYS } from '../../../domain/limits';
import { Dialog } from '../../../ui/dialog';
import { Help } from '../../../ui/text';
import { CreditRequestForm, type CreditRequestActor, type CreditRequestFacts } from './credit-request-form';

type CreditRequestDialogProps = {
  readonly actor: CreditRequestActor;
  readonly facts: CreditRequestFacts;
};

/**
 * The "Request Bill Pay" dialog (S2.profilePage.5). Escape, the close button and Cancel close it, except while the
 * application is being sent. The input is kept for the next time.
 */
export function CreditRequestDialog({ actor, facts }: CreditRequestDialogProps) {
  const form = useSelector(actor, selectForm);
  const irreversible = useSelector(actor, selectIsIrreversible);
  const close = () => actor.send({ type: 'dialog.closed' });
  if (form === undefined) return null;
  return (
    <Dialog title={texts.title} closeLabel={texts.close} closable={!irreversible} onClose={close}>
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <Help>{texts.help({ days: BUSINESS_PLUS_REVIEW_WORKING_DAYS })}</Help>
        <CreditRequestForm actor={actor} submission={form} facts={facts} onClose={close} />
      </chakra.div>
    </Dialog>
  );
}
