import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { reset } from '#messages/session/reset';
import { selectIsCompleted } from '../../../../machines/session/form-submission/form-submission.selectors';
import { ResetDoneScreen } from './reset-done-screen';
import { ResetForgottenScreen } from './reset-forgotten-screen';
import { ResetScreen } from './reset-screen';
import { providePasswordStrength } from '../../settings/password-strength/password-strength.provide';
import { provideReset } from './reset.provide';
import { brand } from '../../../ui/brand';
import { mailCodeOf } from '../../../app/router/mail-code';
import { rootRoute } from '../../../app/router/root';
import { Screen } from '../../../app/screen/screen';
import { useScreenActor } from '../../../app/screen/use-screen-actor';
import { useCompany, useVisitorForm } from '../../../app/screen/use-visitor-form';

type ResetPageProps = {
  /** The variant for the mobile app (S2.publicRoutes.7). */
  readonly app: boolean;
};

/** Names that an attacker would guess first in a password for this company. */
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

/** The screen of /reset and /reset/app. The guard has removed the code from the address. */
export function ResetPage({ app }: ResetPageProps) {
  const { app: system } = rootRoute.useRouteContext();
  const company = useCompany();
  const code = mailCodeOf(system, '/reset', '/reset/app');
  return code === null ? (
    <Screen title={reset.noCodeTitle}>
      <ResetForgottenScreen company={app ? null : company} lostPasswordPath={lostPasswordPath(app)} />
    </Screen>
  ) : (
    <WithCode key={code} code={code} app={app} />
  );
}
