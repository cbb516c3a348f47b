import { addPremium as texts } from '#messages/premium/add-premium';
import { WizardEnd } from '../../registration/stepper/wizard-end';

/**
 * `outcomeUnknown`: it is unknown whether the profile was created. `broken`: the wizard stopped working. `unknown`:
 * the account could not be loaded.
 */
type End = 'outcomeUnknown' | 'broken' | 'unknown';

type AddPremiumEndProps = {
  readonly kind: End;
  readonly onRestart: () => void;
  readonly onClose: () => void;
};

const said: Readonly<
  Record<End, { readonly title: string; readonly help: string; readonly again?: string }>
> = {
  outcomeUnknown: { title: texts.outcomeUnknownTitle, help: texts.outcomeUnknownHelp },
  broken: { title: texts.brokenTitle, help: texts.brokenHelp, again: texts.reopen },
  unknown: { title: texts.unknownTitle, help: texts.unknownHelp, again: texts.retry },
};

/** Replaces a customer's wizard that cannot continue. */
export function AddPremiumEnd({ kind, onRestart, onClose }: AddPremiumEndProps) {
  const { title, help, again } = said[kind];
  return (
    <WizardEnd
      title={title}
      help={help}
      ways={[
        ...(again === undefined ? [] : [{ text: again, onPress: onRestart }]),
        { text: texts.toProfile, onPress: onClose },
      ]}
    />
  );
}
