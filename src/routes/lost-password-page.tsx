import { lostPassword } from '#messages/lost-password';
import { LostPasswordScreen } from '../features/session/lost-password-screen';
import { provideLostPassword } from '../provide/lost-password';
import { Screen } from './screen';
import { useVisitorForm } from './use-visitor-form';

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
