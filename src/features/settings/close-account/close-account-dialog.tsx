import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { object } from 'yup';
import { closeAccount as texts } from '#messages/settings/close-account';
import { selectIsIrreversible } from '../../../../machines/settings/close-account/close-account.selectors';
import { Actions } from '../../../ui/actions';
import { BusyButton } from '../../../ui/busy-button';
import { CancelButton } from '../../../ui/cancel-button';
import { Dialog, DialogDescription } from '../../../ui/dialog';
import { FormGrid } from '../../../ui/form/form-grid';
import { Notice } from '../../../ui/notice';
import { SubmissionNotice } from '../../shared/forms/submission-notice';
import { useActorForm } from '../../shared/forms/use-actor-form';
import type { FormActor } from '../../shared/forms/use-submission';
import { CLOSE_ACCOUNT_HEADING_ID, type CloseAccountActor } from './close-account-parts';

const FORM_ID = 'close-my-account';

/** A form without fields: submitting it is the confirmation. */
const initialValues = {};
const labels = {};
const schema = object({});

type CloseAccountDialogProps = {
  readonly actor: CloseAccountActor;
  readonly form: FormActor;
  /** The customer has Premium, which ends with the account. */
  readonly premium: boolean;
};

/**
 * Asks the customer to confirm that the account is closed (S8.closeAccountConfirm). The safe button has the initial
 * focus.
 */
export function CloseAccountDialog({ actor, form: submission, premium }: CloseAccountDialogProps) {
  const irreversible = useSelector(actor, selectIsIrreversible);
  const form = useActorForm({ id: FORM_ID, actor: submission, initialValues, schema, labels });
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <Dialog
      kind="question"
      title={texts.question}
      closeLabel={texts.dismiss}
      closable={!irreversible}
      fallback={CLOSE_ACCOUNT_HEADING_ID}
      firstFocus="safe"
      onClose={close}
    >
      <FormGrid {...form.form}>
        <SubmissionNotice {...form.notice} refused={texts.refused} />
        {premium ? (
          <Notice tone="warning" title={texts.premiumTitle}>
            <p>{texts.premiumHelp}</p>
          </Notice>
        ) : null}
        <DialogDescription display="grid" gap="1">
          <p>{texts.consequence}</p>
          <chakra.p fontWeight="medium">{texts.irreversible}</chakra.p>
        </DialogDescription>
        <Actions>
          <CancelButton data-safe irreversible={irreversible} onClick={close}>
            {texts.cancel}
          </CancelButton>
          <BusyButton
            {...form.submit}
            variant="solid"
            colorPalette="error"
            busy={form.busy}
            busyText={texts.closing}
          >
            {texts.confirm}
          </BusyButton>
        </Actions>
      </FormGrid>
    </Dialog>
  );
}
