import { lostPassword } from '#messages/session/lost-password';
import { LostPasswordScreen } from './lost-password-screen';
import { provideLostPassword } from './lost-password.provide';
import { Screen } from '../../../app/screen/screen';
import { useVisitorForm } from '../../../app/screen/use-visitor-form';

type LostPasswordPageProps = {
  /** The variant for the mobile app (S2.publicRoutes.5). */
  readonly app: boolean;
};

/** The screen of /lost-pass and /lost-pass/app (S2.publicRoutes.5). */
export function LostPasswordPage({ app }: LostPasswordPageProps) {
  const { company, ...form } = useVisitorForm((environment) => provideLostPassword(environment, app));
  return (
    <Screen title={lostPassword.title}>
      <LostPasswordScreen {...form} company={app ? null : company} />
    </Screen>
  );
}
