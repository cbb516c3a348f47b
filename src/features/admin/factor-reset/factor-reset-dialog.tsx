import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { factorReset as texts } from '#messages/admin/factor-reset';
import type { factorResetMachine } from '../../../../machines/admin/factor-reset/factor-reset.machine';
import {
  selectCustomer,
  selectForm,
  selectIsIrreversible,
} from '../../../../machines/admin/factor-reset/factor-reset.selectors';
import { Actions } from '../../../ui/actions';
import { Dialog } from '../../../ui/dialog';
import type { ScreenActor } from '../../../ui/screen-actor';
import { Help } from '../../../ui/text';
import { ReasonForm } from '../../shared/person/reason-form';

/**
 * Asks why a customer's second step has to be removed, and then says what happens (D2.extensionGroups.secondFactor).
 */
export function FactorResetDialog({ actor }: { readonly actor: ScreenActor<typeof factorResetMachine> }) {
  const form = useSelector(actor, selectForm);
  const { name, email, uuid } = useSelector(actor, selectCustomer);
  const irreversible = useSelector(actor, selectIsIrreversible);
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <Dialog
      title={form ? texts.title({ name }) : texts.begunTitle({ name })}
      closeLabel={texts.close}
      closable={!irreversible}
      onClose={close}
    >
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        {form ? (
          <>
            <chakra.div display="grid" gap="2">
              <Help overflowWrap="anywhere">{email}</Help>
              <p>{texts.help}</p>
              <p>{texts.waits}</p>
            </chakra.div>
            <ReasonForm
              id="factor-reset"
              submission={form}
              also={{ customer: uuid }}
              texts={texts.form}
              closable={!irreversible}
              onClose={close}
            />
          </>
        ) : (
          <>
            <p role="status">{texts.begun}</p>
            <Actions>
              <Button variant="solid" autoFocus onClick={close}>
                {texts.done}
              </Button>
            </Actions>
          </>
        )}
      </chakra.div>
    </Dialog>
  );
}
