import { useSelector } from '@xstate/react';
import { object } from 'yup';
import { notMe as texts } from '#messages/session/not-me';
import {
  selectIsCompleted,
  selectLocation,
} from '../../../../machines/session/form-submission/form-submission.selectors';
import { useAppLink } from '../../../ui/app-link';
import { BusyButton } from '../../../ui/busy-button';
import { ButtonLink } from '../../../ui/button-link';
import { FormGrid } from '../../../ui/form/form-grid';
import { Help } from '../../../ui/text';
import { SubmissionNotice } from '../../shared/forms/submission-notice';
import { useActorForm } from '../../shared/forms/use-actor-form';
import type { FormActor } from '../../shared/forms/use-submission';
import type { Company } from '../../shared/visitor/brand-panel';
import { VisitorLayout } from '../../shared/visitor/visitor-layout';
import { VisitorLink } from '../../shared/visitor/visitor-link';

/** A form without fields: submitting it is the confirmation. */
const question = { id: 'not-me', initialValues: {}, schema: object({}), labels: {} };

type NotMeScreenProps = {
  readonly actor: FormActor;
  /** The app has started and can send the form; a submission before that is held. */
  readonly ready: boolean;
  readonly company: Company;
};

/** Ends the session of a stranger, with the link of a mail, and leads to a new password (D2.extensionGroups.devices). */
export function NotMeScreen({ actor, ready, company }: NotMeScreenProps) {
  const done = useSelector(actor, selectIsCompleted);
  const form = useActorForm({ ...question, actor, ready });
  if (done) return <Done actor={actor} company={company} />;
  return (
    <VisitorLayout title={texts.title} help={texts.help} company={company}>
      <FormGrid {...form.form}>
        <SubmissionNotice {...form.notice} refused={texts.refused} />
        <BusyButton {...form.submit} variant="solid" size="lg" busy={form.busy} busyText={texts.submitting}>
          {texts.submit}
        </BusyButton>
      </FormGrid>
      <Help>
        {texts.expired} <VisitorLink to="/lost-pass">{texts.lostPassword}</VisitorLink>
      </Help>
    </VisitorLayout>
  );
}

/** The next step: the server names the page for a new password. */
function Done({ actor, company }: Pick<NotMeScreenProps, 'actor' | 'company'>) {
  const next = useSelector(actor, selectLocation) ?? '/lost-pass';
  const link = useAppLink();
  return (
    <VisitorLayout title={texts.doneTitle} help={texts.done} company={company} entered>
      <ButtonLink {...link(next)} variant="solid" size="lg">
        {texts.next}
      </ButtonLink>
    </VisitorLayout>
  );
}
