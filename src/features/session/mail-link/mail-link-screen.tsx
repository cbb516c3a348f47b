import { useSelector } from '@xstate/react';
import { object } from 'yup';
import type { MailLinkTexts } from '#messages/session/mail-links';
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

/** A form without fields: submitting it is the confirmation. Programs that check mails open links but press nothing. */
const question = { id: 'mail-link', initialValues: {}, schema: object({}), labels: {} };

type MailLinkScreenProps = {
  readonly actor: FormActor;
  /** The app has started and can send the form; a submission before that is held. */
  readonly ready: boolean;
  readonly company: Company;
  readonly texts: MailLinkTexts;
};

/** Asks for confirmation before the action of a mail's link, runs it, and then links to the next screen. */
export function MailLinkScreen({ actor, ready, company, texts }: MailLinkScreenProps) {
  const done = useSelector(actor, selectIsCompleted);
  const form = useActorForm({ ...question, actor, ready });
  if (done) return <Done actor={actor} company={company} texts={texts} />;
  return (
    <VisitorLayout title={texts.title} help={texts.help} company={company}>
      <FormGrid {...form.form}>
        <SubmissionNotice {...form.notice} refused={texts.refused} />
        <BusyButton {...form.submit} variant="solid" size="lg" busy={form.busy} busyText={texts.submitting}>
          {texts.submit}
        </BusyButton>
      </FormGrid>
      <Help>
        {texts.expired} <VisitorLink to={texts.expiredPath}>{texts.expiredLink}</VisitorLink>
      </Help>
    </VisitorLayout>
  );
}

/** The next step, which the server may name. */
function Done({ actor, company, texts }: Omit<MailLinkScreenProps, 'ready'>) {
  const next = useSelector(actor, selectLocation) ?? texts.nextPath;
  const link = useAppLink();
  return (
    <VisitorLayout title={texts.doneTitle} help={texts.done} company={company} entered>
      <ButtonLink {...link(next)} variant="solid" size="lg">
        {texts.next}
      </ButtonLink>
    </VisitorLayout>
  );
}
