import { registration as texts } from '#messages/registration/registration';
import { VisitorLink } from '../../shared/visitor/visitor-link';
import { WizardEnd } from '../stepper/wizard-end';

type RegistrationEndProps = {
  /** `outcomeUnknown`: it is unknown whether the account was created. `broken`: the wizard stopped working. */
  readonly kind: 'outcomeUnknown' | 'broken';
  readonly onRestart: () => void;
  readonly onClose: () => void;
};

/** Replaces a visitor's wizard that cannot continue. */
export function RegistrationEnd({ kind, onRestart, onClose }: RegistrationEndProps) {
  return kind === 'broken' ? (
    <WizardEnd
      title={texts.brokenTitle}
      help={texts.brokenHelp}
      ways={[{ text: texts.reopen, onPress: onRestart }]}
    />
  ) : (
    <WizardEnd
      title={texts.outcomeUnknownTitle}
      help={texts.outcomeUnknownHelp}
      ways={[
        { text: texts.toLogin, onPress: onClose },
        { text: texts.backToForm, onPress: onRestart },
      ]}
    >
      <p>
        {texts.unconfirmedPassword} <VisitorLink to="/lost-pass">{texts.newPassword}</VisitorLink>
      </p>
    </WizardEnd>
  );
}
