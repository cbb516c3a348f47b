import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { reset } from '#messages/reset';
import { selectIsCompleted } from '../../machines/form-submission/form-submission.selectors';
import { ResetDoneScreen } from '../features/session/reset-done-screen';
import { ResetForgottenScreen } from '../features/session/reset-forgotten-screen';
import { ResetScreen } from '../features/session/reset-screen';
import { providePasswordStrength } from '../provide/password-strength';
import { provideReset } from '../provide/reset';
import { brand } from '../ui/brand';
import { resetCodeOf } from './reset-code';
import { rootRoute } from './root';
import { Screen } from './screen';
import { useScreenActor } from './use-screen-actor';
import { useCompany, useVisitorForm } from './use-visitor-form';

type ResetPageProps = {
  /** The app's own variant (specification, section 2, /reset/app/{resetCode}). */
  readonly app: boolean;
};

/** Names that a password of this house is guessed by first. */
const HOUSE = [brand.appName, brand.companyName];

const lostPasswordPath = (app: boolean): string => (app ? '/lost-pass/app' : '/lost-pass');

function WithCode({ code, app }: ResetPageProps & { readonly code: string }) {
  const { company: found, ...form } = useVisitorForm((environment) =>
    provideReset(environment, { code, app }),
  );
  const { environment } = rootRoute.useRouteContext();
  const [machine] = useState(() => providePasswordStrength(environment, HOUSE));
  const strength = useScreenActor(machine);
  const done = useSelector(form.actor, selectIsCompleted);
  const company = app ? null : found;
  return (
    <Screen title={done ? reset.doneTitle : reset.title}>
      {done ? (
        <ResetDoneScreen actor={form.actor} company={company} />
      ) : (
        <ResetScreen
          {...form}
          strength={strength}
          company={company}
          lostPasswordPath={lostPasswordPath(app)}
        />
      )}
    </Screen>
  );
}

/** The screen of /reset and /reset/app, whose code the guard has taken out of the address. */
export function ResetPage({ app }: ResetPageProps) {
  const { app: system } = rootRoute.useRouteContext();
  const company = useCompany();
  const code = resetCodeOf(system);
  return code === null ? (
    <Screen title={reset.noCodeTitle}>
      <ResetForgottenScreen company={app ? null : company} lostPasswordPath={lostPasswordPath(app)} />
    </Screen>
  ) : (
    <WithCode key={code} code={code} app={app} />
  );
}
