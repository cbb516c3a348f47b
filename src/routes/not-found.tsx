import { notFound } from '#messages/not-found';
import { NotFoundScreen } from '../features/session/not-found-screen';
import { PageTitle } from './page-title';

/** For every address that no route has (specification, section 2 "Other routes"). */
export function NotFoundPage() {
  return (
    <>
      <PageTitle text={notFound.title} />
      <NotFoundScreen />
    </>
  );
}
