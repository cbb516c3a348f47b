import { notFound } from '#messages/not-found';
import { NotFoundScreen } from '../features/session/not-found-screen';
import { Screen } from './screen';

/** For every address that no route has (specification, section 2 "Other routes"). */
export function NotFoundPage() {
  return (
    <Screen title={notFound.title}>
      <NotFoundScreen />
    </Screen>
  );
}
