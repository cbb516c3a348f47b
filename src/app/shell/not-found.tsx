import { useSelector } from '@xstate/react';
import { notFound } from '#messages/app/not-found';
import { selectConfig } from '../../../machines/app/app/app.selectors';
import { selectUser } from '../../../machines/session/session/session.selectors';
import { companyPhone } from '../../domain/phones/company-phone';
import { NotFoundScreen } from '../../features/shared/visitor/not-found-screen';
import { Screen } from '../screen/screen';
import { useAppContext } from '../screen/use-app-context';
import { useService } from '../screen/use-service';

/** The page for every address that matches no route (S2.otherRoutes.4). Whoever is lost can call. */
export function NotFoundPage() {
  const { app } = useAppContext();
  const company = useSelector(app, selectConfig);
  const user = useSelector(useService(app, 'session'), selectUser);
  return (
    <Screen title={notFound.title}>
      <NotFoundScreen phone={companyPhone(company, user)} />
    </Screen>
  );
}
