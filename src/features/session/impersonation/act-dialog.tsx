import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { actingReason as texts } from '#messages/session/acting-reason';
import type { lookOnlyMachine } from '../../../../machines/session/look-only/look-only.machine';
import { selectForm, selectIsIrreversible } from '../../../../machines/session/look-only/look-only.selectors';
import { Dialog } from '../../../ui/dialog';
import type { ScreenActor } from '../../../ui/screen-actor';
import { ReasonForm } from '../../shared/person/reason-form';

type ActDialogProps = {
  readonly actor: ScreenActor<typeof lookOnlyMachine>;
  /** The customer's. */
  readonly name: string;
};

/**
 * Asks an admin who only looks why they have to act for the customer (D2.extensionGroups.lookOnly). Escape, the close
 * button and Cancel close it, except while the reason is being sent.
 */
export function ActDialog({ actor, name }: ActDialogProps) {
  const form = useSelector(actor, selectForm);
  const irreversible = useSelector(actor, selectIsIrreversible);
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <Dialog title={texts.actFor({ name })} closeLabel={texts.close} closable={!irreversible} onClose={close}>
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <p>{texts.consequence}</p>
        {form === undefined ? null : (
          <ReasonForm
            id="act-for-customer"
            submission={form}
            texts={texts.act}
            closable={!irreversible}
            onClose={close}
          />
        )}
      </chakra.div>
    </Dialog>
  );
}
