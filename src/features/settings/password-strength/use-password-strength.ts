import { useSelector } from '@xstate/react';
import { password as texts } from '#messages/settings/password';
import type { passwordStrengthMachine } from '../../../../machines/settings/password-strength/password-strength.machine';
import {
  selectIsMeasuring,
  selectIsUnavailable,
  selectIsWeak,
} from '../../../../machines/settings/password-strength/password-strength.selectors';
import type { FormProblem } from '../../../ui/form/form-options';
import type { ScreenActor } from '../../../ui/screen-actor';

export type PasswordStrengthActor = ScreenActor<typeof passwordStrengthMachine>;

/** The options that `useForm` takes for the strength. The schema requires the password. */
export type StrengthGate = {
  /** `false` while the password is measured: a submission waits until then. */
  readonly ready: boolean;
  /** The problem of a password that is too weak, or whose strength is unknown. */
  readonly otherProblems: readonly FormProblem[];
};

/**
 * Holds a form back until its new password is strong enough (S5.newPassword):
 *
 *   const gate = usePasswordStrength(strength, { fieldId: 'reset-newPassword', label: texts.newPassword });
 *   const form = useForm({ …, ...gate });
 *   …
 *   <NewPasswordField
 *     field={form.field('newPassword')}
 *     label={texts.newPassword}
 *     actor={strength}
 *     pressed={form.pressed}
 *   />
 *
 * @param field where the summary's link leads, and what it calls the field
 */
export function usePasswordStrength(
  actor: PasswordStrengthActor,
  field: { readonly fieldId: string; readonly label: string },
): StrengthGate {
  const measuring = useSelector(actor, selectIsMeasuring);
  const weak = useSelector(actor, selectIsWeak);
  const unavailable = useSelector(actor, selectIsUnavailable);
  const problems = [...(weak ? [texts.weak] : []), ...(unavailable ? [texts.unavailable] : [])];
  return { ready: !measuring, otherProblems: problems.map((message) => ({ ...field, message })) };
}
