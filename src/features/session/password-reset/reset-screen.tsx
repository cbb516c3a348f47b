import { object } from 'yup';
import { reset } from '#messages/session/reset';
import { validation } from '#messages/registration/validation';
import { required } from '../../../domain/rule';
import { BusyButton } from '../../../ui/busy-button';
import { ErrorSummary } from '../../../ui/form/error-summary';
import { FormGrid } from '../../../ui/form/form-grid';
import { verbatimSchema } from '../../../ui/form/rule-schema';
import { Help } from '../../../ui/text';
import { NewPasswordField } from '../../settings/password-strength/new-password-field';
import {
  usePasswordStrength,
  type PasswordStrengthActor,
} from '../../settings/password-strength/use-password-strength';
import type { Company } from '../../shared/visitor/brand-panel';
import { SubmissionNotice } from '../../shared/forms/submission-notice';
import { useActorForm } from '../../shared/forms/use-actor-form';
import type { FormActor } from '../../shared/forms/use-submission';
import { VisitorLayout } from '../../shared/visitor/visitor-layout';
import { VisitorLink } from '../../shared/visitor/visitor-link';

const FORM_ID = 'reset';

const initialValues = { newPassword: '' };
const labels = { newPassword: reset.password };
/** The strength of the password is checked by the strength actor, not here. */
const schema = object({ newPassword: verbatimSchema(validation, required) });

type ResetScreenProps = {
  readonly actor: FormActor;
  readonly strength: PasswordStrengthActor;
  /** The app has started and can send the form; a submission before that is held. */
  readonly ready: boolean;
  /** `null` in the variant for the mobile app, whose only link requests a new reset link. */
  readonly company: Company | null;
  /** The path of the form that requests a new link. */
  readonly lostPasswordPath: string;
};

/** Sets a new password with the link from a mail (S2.publicRoutes.7). */
export function ResetScreen({ actor, strength, ready, company, lostPasswordPath }: ResetScreenProps) {
  const gate = usePasswordStrength(strength, { fieldId: `${FORM_ID}-newPassword`, label: reset.password });
  const form = useActorForm({
    id: FORM_ID,
    actor,
    initialValues,
    schema,
    labels,
    ...gate,
    ready: ready && gate.ready,
  });
  return (
    <VisitorLayout title={reset.title} help={reset.help} company={company}>
      <FormGrid {...form.form}>
        <SubmissionNotice {...form.notice} refused={reset.refused} />
        <ErrorSummary {...form.summary} title={reset.summary} />
        <NewPasswordField
          field={form.field('newPassword')}
          label={reset.password}
          actor={strength}
          pressed={form.pressed}
        />
        <BusyButton {...form.submit} variant="solid" size="lg" busy={form.busy} busyText={reset.submitting}>
          {reset.submit}
        </BusyButton>
      </FormGrid>
      <Help>
        {reset.expired} <VisitorLink to={lostPasswordPath}>{reset.newLink}</VisitorLink>
      </Help>
    </VisitorLayout>
  );
}
