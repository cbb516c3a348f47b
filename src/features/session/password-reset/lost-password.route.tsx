import { lostPassword } from '#messages/session/lost-password';
import { LostPasswordScreen } from './lost-password-screen';
import { provideLostPassword } from './lost-password.provide';
import { Screen } from '../../../app/screen/screen';
import { useVisitorForm } from '../../../app/screen/use-visitor-form';

type LostPasswordPageProps = {
  /** The app's own variant (specification, section 2, /lost-pass/app). */
  readonly app: boolean;
};

/** The screen of /lost-pass and /lost-pass/app (specification, section 2). */
export function LostPasswordPage({ app }: LostPasswordPageProps) {
  const { company, ...form } = useVisitorForm((environment) => provideLostPassword(environment, app));
  return (
    <Screen title={lostPassword.title}>
      <LostPasswordScreen {...form} company={app ? null : company} />
    </Screen>
  );
}
