import { Button } from '@chakra-ui/react/button';
import { QrCode } from '@chakra-ui/react/qr-code';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { factorDialogs as texts } from '#messages/settings/factor-dialogs';
import { factors } from '#messages/settings/factors';
import {
  selectForm,
  selectIsIrreversible,
  selectStep,
} from '../../../../machines/settings/factor-add/factor-add.selectors';
import type { FactorKind, ShownOnce } from '../../../domain/factor';
import { Actions } from '../../../ui/actions';
import { Dialog } from '../../../ui/dialog';
import { Notice } from '../../../ui/notice';
import { Help } from '../../../ui/text';
import { qrCodeRecipe } from '../../../ui/theme/qr-code';
import { FACTORS_HEADING_ID, type FactorAddActor } from '../factors/factors-parts';
import { NamedFactorStep } from './named-factor-step';
import { PasswordQuestion } from '../factors/password-question';
import { RecoveryCodeList } from '../recovery-codes/recovery-code-list';

const words = { totp: texts.app, passkey: texts.passkey } as const;

/** The secret for an authenticator app, to scan or to type. */
const TotpSecret = ({ secret, uri }: NonNullable<ShownOnce['totp']>) => (
  <chakra.div display="grid" gap="3" justifyItems="center">
    <QrCode.Root recipe={qrCodeRecipe} value={uri} role="img" aria-label={texts.app.picture}>
      <QrCode.Frame>
        <QrCode.Pattern />
      </QrCode.Frame>
    </QrCode.Root>
    <Help>{texts.app.secretHelp}</Help>
    <chakra.p fontFamily="ui-monospace, monospace" overflowWrap="anywhere">
      {secret.match(/.{1,4}/gu)?.join(' ')}
    </chakra.p>
  </chakra.div>
);

type AddedProps = {
  readonly kind: FactorKind;
  readonly secrets: ShownOnce;
  readonly onClose: () => void;
};

/** The last step: what follows, and the recovery codes if they are the first. */
const Added = ({ kind, secrets: { recoveryCodes: codes, recoveryCodesLost }, onClose }: AddedProps) => (
  <chakra.div display="grid" gap="5">
    <chakra.div role="status" display="grid" gap="5">
      <p>{words[kind].added}</p>
      {recoveryCodesLost ? (
        <Notice tone="warning" title={texts.codes.lostTitle}>
          {texts.codes.lost({ button: factors.renewCodes })}
        </Notice>
      ) : null}
    </chakra.div>
    {codes.length === 0 ? null : <RecoveryCodeList codes={codes} />}
    <Actions>
      <Button variant="solid" autoFocus onClick={onClose}>
        {codes.length === 0 ? texts.done : texts.codes.kept}
      </Button>
    </Actions>
  </chakra.div>
);

type FactorAddDialogProps = {
  readonly actor: FactorAddActor;
  readonly kind: FactorKind;
  readonly secrets: ShownOnce;
  readonly email: string;
};

/** Adds a second step: the password, the app or passkey, and the recovery codes (D2.extensionGroups.secondFactor). */
export function FactorAddDialog({ actor, kind, secrets, email }: FactorAddDialogProps) {
  const step = useSelector(actor, selectStep);
  const form = useSelector(actor, selectForm);
  const irreversible = useSelector(actor, selectIsIrreversible);
  const onClose = () => actor.send({ type: 'dialog.closed' });
  const { title, help } = words[kind];
  return (
    <Dialog
      title={step === 'added' && secrets.recoveryCodes.length > 0 ? texts.codes.title : title}
      closeLabel={texts.dismiss}
      closable={!irreversible}
      fallback={FACTORS_HEADING_ID}
      onClose={onClose}
    >
      {step === 'password' && form ? (
        <PasswordQuestion
          id="factor-password"
          actor={form}
          also={{ kind }}
          email={email}
          irreversible={false}
          texts={{ refused: texts.passwordRefused, submit: texts.next, submitting: texts.checking }}
          onClose={onClose}
        >
          <Help>{texts.passwordHelp}</Help>
        </PasswordQuestion>
      ) : null}
      {(step === 'app' || step === 'passkey') && form ? (
        <NamedFactorStep actor={form} irreversible={irreversible} kind={kind} onClose={onClose}>
          <Help>{help}</Help>
          {step === 'app' && secrets.totp ? <TotpSecret {...secrets.totp} /> : null}
        </NamedFactorStep>
      ) : null}
      {step === 'added' ? <Added kind={kind} secrets={secrets} onClose={onClose} /> : null}
    </Dialog>
  );
}
