import { notFound } from '#messages/app/not-found';
import { NotFoundScreen } from '../../features/shared/visitor/not-found-screen';
import { Screen } from '../screen/screen';

/** The page for every address that matches no route (S2.otherRoutes.4). */
export function NotFoundPage() {
  return (
    <Screen title={notFound.title}>
      <NotFoundScreen />
    </Screen>
  );
}
