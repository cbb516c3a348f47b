import { useSelector } from '@xstate/react';
import { notMe as texts } from '#messages/session/not-me';
import { selectIsCompleted } from '../../../../machines/session/form-submission/form-submission.selectors';
import { notMeCodeOf } from '../../../app/router/mail-code';
import { rootRoute } from '../../../app/router/root';
import { Screen } from '../../../app/screen/screen';
import { useCompany, useVisitorForm } from '../../../app/screen/use-visitor-form';
import { VisitorLayout } from '../../shared/visitor/visitor-layout';
import { NotMeScreen } from './not-me-screen';
import { provideNotMe } from './not-me.provide';

function WithCode({ code }: { readonly code: string }) {
  const form = useVisitorForm((environment) => provideNotMe(environment, code));
  const done = useSelector(form.actor, selectIsCompleted);
  return (
    <Screen title={done ? texts.doneTitle : texts.title}>
      <NotMeScreen {...form} />
    </Screen>
  );
}

/** The screen of /not-me. The guard has removed the code from the address. */
export function NotMePage() {
  const { app } = rootRoute.useRouteContext();
  const company = useCompany();
  const code = notMeCodeOf(app);
  return code === null ? (
    <Screen title={texts.noCodeTitle}>
      <VisitorLayout title={texts.noCodeTitle} help={texts.noCode} company={company} />
    </Screen>
  ) : (
    <WithCode key={code} code={code} />
  );
}
