import { notFound } from '#messages/app/not-found';
import { NotFoundScreen } from '../../features/shared/visitor/not-found-screen';
import { Screen } from '../screen/screen';
import { usePhone } from '../screen/use-phone';
import { SignedInFrame } from './signed-in-frame';

/**
 * The page for every address that matches no route (S2.otherRoutes.4), inside the shell: whoever is lost keeps the
 * menu, and can call.
 */
export function NotFoundPage() {
  return (
    <SignedInFrame>
      <Screen title={notFound.title}>
        <NotFoundScreen phone={usePhone()} />
      </Screen>
    </SignedInFrame>
  );
}
