import { useSelector } from '@xstate/react';
import { mailLinks, noCode } from '#messages/session/mail-links';
import { selectIsCompleted } from '../../../../machines/session/form-submission/form-submission.selectors';
import { mailCodeOf } from '../../../app/router/mail-code';
import { rootRoute } from '../../../app/router/root';
import { Screen } from '../../../app/screen/screen';
import { useCompany, useVisitorForm } from '../../../app/screen/use-visitor-form';
import type { MailLinkPath } from '../../../domain/addresses/mail-link';
import { VisitorLayout } from '../../shared/visitor/visitor-layout';
import { MailLinkScreen } from './mail-link-screen';
import { provideMailLink } from './mail-link.provide';

type MailLinkPageProps = {
  readonly page: MailLinkPath;
};

function WithCode({ page, code }: MailLinkPageProps & { readonly code: string }) {
  const form = useVisitorForm((environment) => provideMailLink(environment, page, code));
  const done = useSelector(form.actor, selectIsCompleted);
  const texts = mailLinks[page];
  return (
    <Screen title={done ? texts.doneTitle : texts.title}>
      <MailLinkScreen {...form} texts={texts} />
    </Screen>
  );
}

/** The screen of a mail's link whose code does something. The guard has removed the code from the address. */
export function MailLinkPage({ page }: MailLinkPageProps) {
  const { app } = rootRoute.useRouteContext();
  const company = useCompany();
  const code = mailCodeOf(app, page);
  return code === null ? (
    <Screen title={noCode.title}>
      <VisitorLayout title={noCode.title} help={noCode.help} company={company} />
    </Screen>
  ) : (
    <WithCode key={code} page={page} code={code} />
  );
}
