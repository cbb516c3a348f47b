import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useSelector } from '@xstate/react';
import { object } from 'yup';
import { deviceList as texts } from '#messages/settings/device-list';
import {
  selectIsBusy,
  selectIsIrreversible,
} from '../../../../machines/settings/device-sign-out/device-sign-out.selectors';
import type {
  SignOutScope,
  SignOutTarget,
} from '../../../../machines/settings/device-sign-out/device-sign-out.types';
import { Actions } from '../../../ui/actions';
import { BusyButton } from '../../../ui/busy-button';
import { CancelButton } from '../../../ui/cancel-button';
import { Dialog, DialogDescription } from '../../../ui/dialog';
import { FormGrid } from '../../../ui/form/form-grid';
import { SubmissionNotice } from '../../shared/forms/submission-notice';
import { useActorForm } from '../../shared/forms/use-actor-form';
import type { FormActor } from '../../shared/forms/use-submission';
import { FactLine } from '../../shared/lists/fact-line';
import { deviceName, factsOf } from './device-words';
import { DEVICES_HEADING_ID, type DeviceSignOutActor } from './devices-parts';

/** A form without fields: submitting it is the confirmation. */
const question = { id: 'device-sign-out', initialValues: {}, schema: object({}), labels: {} };

type DeviceSignOutDialogProps = {
  readonly actor: DeviceSignOutActor;
  readonly form: FormActor;
  readonly scope: SignOutScope;
  /** The effective user's uuid. */
  readonly customer: string;
  /** None of the devices is the one in use: an admin acts for the customer. */
  readonly acting: boolean;
};

/**
 * Asks whether a device, or all others, should be signed out (D2.extensionGroups.devices). The safe button has the
 * initial focus.
 */
export function DeviceSignOutDialog(props: DeviceSignOutDialogProps) {
  const { actor, form: submission, scope, customer, acting } = props;
  const irreversible = useSelector(actor, selectIsIrreversible);
  const busy = useSelector(actor, selectIsBusy);
  const device = scope.kind === 'one' ? scope.device : null;
  const target: SignOutTarget = { customer, deviceId: device?.id ?? null };
  const form = useActorForm({ ...question, actor: submission, also: { target } });
  const close = () => actor.send({ type: 'dialog.closed' });
  const others = acting ? texts.questionAll : texts.questionOthers;
  return (
    <Dialog
      kind="question"
      title={device === null ? others : texts.question}
      closeLabel={texts.dismiss}
      closable={!irreversible}
      fallback={DEVICES_HEADING_ID}
      firstFocus="safe"
      onClose={close}
    >
      <FormGrid {...form.form}>
        <SubmissionNotice {...form.notice} refused={texts.refused} />
        <DialogDescription display="grid" gap="3">
          {device === null ? null : (
            <div>
              <chakra.p fontWeight="medium">{deviceName(device)}</chakra.p>
              <FactLine facts={factsOf(device)} />
            </div>
          )}
          <p>{device === null ? texts.consequenceOthers : texts.consequence}</p>
        </DialogDescription>
        <VisuallyHidden role="status">{busy ? texts.signingOut : ''}</VisuallyHidden>
        <Actions>
          <CancelButton data-safe irreversible={irreversible} onClick={close}>
            {device === null ? texts.keepOthers : texts.keep}
          </CancelButton>
          <BusyButton
            {...form.submit}
            variant="solid"
            colorPalette="error"
            busy={busy}
            busyText={texts.signingOut}
          >
            {texts.confirm}
          </BusyButton>
        </Actions>
      </FormGrid>
    </Dialog>
  );
}
