import { notFound } from '#messages/app/not-found';
import { NotFoundScreen } from '../../features/shared/visitor/not-found-screen';
import { Screen } from '../screen/screen';

/** For every address that no route has (specification, section 2 "Other routes"). */
export function NotFoundPage() {
  return (
    <Screen title={notFound.title}>
      <NotFoundScreen />
    </Screen>
  );
}
