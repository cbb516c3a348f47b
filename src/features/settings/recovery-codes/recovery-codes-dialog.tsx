import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { factorDialogs as texts } from '#messages/settings/factor-dialogs';
import {
  selectForm,
  selectIsIrreversible,
} from '../../../../machines/settings/recovery-codes/recovery-codes.selectors';
import type { ShownOnce } from '../../../domain/factor';
import { Actions } from '../../../ui/actions';
import { Dialog } from '../../../ui/dialog';
import { Help } from '../../../ui/text';
import { FACTORS_HEADING_ID, type RecoveryCodesActor } from '../factors/factors-parts';
import { PasswordQuestion } from '../factors/password-question';
import { RecoveryCodeList } from './recovery-code-list';

type RecoveryCodesDialogProps = {
  readonly actor: RecoveryCodesActor;
  readonly secrets: ShownOnce;
  readonly email: string;
};

/** Asks for the password, and then shows the new recovery codes (D2.extensionGroups.secondFactor). */
export function RecoveryCodesDialog({ actor, secrets, email }: RecoveryCodesDialogProps) {
  const form = useSelector(actor, selectForm);
  const irreversible = useSelector(actor, selectIsIrreversible);
  const onClose = () => actor.send({ type: 'dialog.closed' });
  return (
    <Dialog
      title={form ? texts.renew.title : texts.codes.title}
      closeLabel={texts.dismiss}
      closable={!irreversible}
      fallback={FACTORS_HEADING_ID}
      onClose={onClose}
    >
      {form ? (
        <PasswordQuestion
          id="recovery-codes"
          actor={form}
          email={email}
          irreversible={irreversible}
          texts={texts.renew}
          onClose={onClose}
        >
          <Help>{texts.renew.help}</Help>
        </PasswordQuestion>
      ) : (
        <chakra.div display="grid" gap="5">
          <RecoveryCodeList codes={secrets.recoveryCodes} />
          <Actions>
            <Button variant="solid" autoFocus onClick={onClose}>
              {texts.codes.kept}
            </Button>
          </Actions>
        </chakra.div>
      )}
    </Dialog>
  );
}
