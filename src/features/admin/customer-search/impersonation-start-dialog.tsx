import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { customerSearch as texts } from '#messages/admin/customer-search';
import type { impersonationStartMachine } from '../../../../machines/session/impersonation-start/impersonation-start.machine';
import {
  selectCustomer,
  selectForm,
  selectIsIrreversible,
} from '../../../../machines/session/impersonation-start/impersonation-start.selectors';
import { Dialog } from '../../../ui/dialog';
import type { ScreenActor } from '../../../ui/screen-actor';
import { Help } from '../../../ui/text';
import { ReasonForm } from '../../shared/person/reason-form';

type ImpersonationStartDialogProps = {
  readonly actor: ScreenActor<typeof impersonationStartMachine>;
  /** Whether the admin only looks at first (D2.extensionGroups.lookOnly). */
  readonly looksFirst: boolean;
};

/**
 * The 'Log in as' dialog: the customer, what follows, and the reason (S6.4). Escape, the close button and Cancel
 * close it, except while the reason is being sent.
 */
export function ImpersonationStartDialog({ actor, looksFirst }: ImpersonationStartDialogProps) {
  const form = useSelector(actor, selectForm);
  const customer = useSelector(actor, selectCustomer);
  const irreversible = useSelector(actor, selectIsIrreversible);
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <Dialog
      title={texts.logInAsName({ name: customer.name })}
      closeLabel={texts.close}
      closable={!irreversible}
      onClose={close}
    >
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.div display="grid" gap="2">
          <Help overflowWrap="anywhere">{customer.email}</Help>
          <p>{looksFirst ? texts.lookOnly : texts.consequence}</p>
        </chakra.div>
        {form === undefined ? null : (
          <ReasonForm
            id="log-in-as"
            submission={form}
            also={{ customer: customer.uuid }}
            texts={texts.form}
            closable={!irreversible}
            onClose={close}
          />
        )}
      </chakra.div>
    </Dialog>
  );
}
