import { newUser } from '#messages/registration/new-user';
import { NewUserScreen } from './new-user-screen';
import { Screen } from '../../../app/screen/screen';
import { useCompany } from '../../../app/screen/use-visitor-form';

type NewUserPageProps = {
  /** The uuid of the new account. The screen shows nothing that only its owner may know. */
  readonly uuid: string;
  /** Where to go after signing in; a same-origin path that is not a login page. */
  readonly returnUrl: string | null;
};

/** The screen of /notify/new-user/{uuid} (S2.publicRoutes.10). */
export function NewUserPage({ returnUrl }: NewUserPageProps) {
  const loginPath = returnUrl === null ? '/login' : `/login?returnUrl=${encodeURIComponent(returnUrl)}`;
  return (
    <Screen title={newUser.title}>
      <NewUserScreen company={useCompany()} loginPath={loginPath} />
    </Screen>
  );
}
