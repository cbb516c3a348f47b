import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { selectUser } from '../../machines/session/session.selectors';
import type { AppSystem } from '../provide/environment';
import { useService } from './use-service';

/** Nobody but an admin who acts for a customer downloads it. */
const Acting = lazy(async () => ({ default: (await import('./acting')).Acting }));

/** The impersonation banner, on whatever screen it stands; nothing for everybody else. */
export function Impersonation({ app }: { readonly app: AppSystem }) {
  const session = useService(app, 'session');
  const logout = useService(app, 'logout');
  const impersonation = useSelector(session, (snapshot) => selectUser(snapshot)?.impersonation ?? null);
  if (impersonation === null) return null;
  const { startedAt } = impersonation;
  return (
    <Suspense fallback={<chakra.div flexShrink="0" height="61px" bg="primary.ink" />}>
      <Acting key={startedAt} startedAt={startedAt} session={session} logout={logout} />
    </Suspense>
  );
}
