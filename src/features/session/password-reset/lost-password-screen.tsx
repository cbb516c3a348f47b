import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { object } from 'yup';
import { lostPassword } from '#messages/session/lost-password';
import { validation } from '#messages/registration/validation';
import { selectIsCompleted } from '../../../../machines/session/form-submission/form-submission.selectors';
import { email, required } from '../../../domain/rule';
import { BusyButton } from '../../../ui/busy-button';
import { ErrorSummary } from '../../../ui/form/error-summary';
import { FormGrid } from '../../../ui/form/form-grid';
import { ruleSchema } from '../../../ui/form/rule-schema';
import { TextField } from '../../../ui/form/text-field';
import { Notice } from '../../../ui/notice';
import { Help } from '../../../ui/text';
import type { Company } from '../../shared/visitor/brand-panel';
import { SubmissionNotice } from '../../shared/forms/submission-notice';
import { useActorForm } from '../../shared/forms/use-actor-form';
import type { FormActor } from '../../shared/forms/use-submission';
import { VisitorLayout } from '../../shared/visitor/visitor-layout';
import { VisitorLink } from '../../shared/visitor/visitor-link';

const initialValues = { email: '' };
const labels = { email: lostPassword.email };
const schema = object({ email: ruleSchema(validation, required, email) });

type LostPasswordScreenProps = {
  readonly actor: FormActor;
  /** The app has started and can send the form; a submission before that is held (D3.12). */
  readonly ready: boolean;
  /** `null` in the variant for the mobile app, which has no links out of it. */
  readonly company: Company | null;
};

/**
 * Requests a reset link (S2.publicRoutes.5). Known and unknown addresses get the same answer. The form stays, so that
 * the mail can be requested again if it never arrives.
 */
export function LostPasswordScreen({ actor, ready, company }: LostPasswordScreenProps) {
  const sent = useSelector(actor, selectIsCompleted);
  const form = useActorForm({
    id: 'lost-password',
    actor,
    initialValues,
    schema,
    labels,
    ready,
    repeatable: true,
  });
  return (
    <VisitorLayout title={lostPassword.title} help={lostPassword.help} company={company}>
      <FormGrid {...form.form}>
        <SubmissionNotice {...form.notice} refused={lostPassword.refused} />
        <chakra.div role="status" display="contents">
          {sent ? (
            <Notice tone="success" title={lostPassword.sentTitle}>
              <chakra.p overflowWrap="anywhere">
                {lostPassword.sent({ email: (form.values.email ?? '').trim() })}
              </chakra.p>
              <p>{lostPassword.nothing}</p>
            </Notice>
          ) : null}
        </chakra.div>
        <ErrorSummary {...form.summary} title={lostPassword.summary} />
        <TextField
          field={form.field('email')}
          label={lostPassword.email}
          type="email"
          autoComplete="username"
          verbatim
        />
        <BusyButton
          {...form.submit}
          variant={sent ? 'outline' : 'solid'}
          size="lg"
          busy={form.busy}
          busyText={lostPassword.submitting}
        >
          {sent ? lostPassword.again : lostPassword.submit}
        </BusyButton>
      </FormGrid>
      {company === null ? null : (
        <Help>
          {lostPassword.remembered} <VisitorLink to="/login">{lostPassword.login}</VisitorLink>
        </Help>
      )}
    </VisitorLayout>
  );
}
