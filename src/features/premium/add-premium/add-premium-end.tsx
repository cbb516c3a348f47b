import { addPremium as texts } from '#messages/premium/add-premium';
import { WizardEnd } from '../../registration/stepper/wizard-end';

/** Nobody can tell whether the profile is there; the wizard stopped working; or the account could not be looked up. */
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

/** In place of the wizard of a customer that cannot go on. */
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
