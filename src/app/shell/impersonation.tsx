import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { selectUser } from '../../../machines/session/session/session.selectors';
import { lateCode } from '../../platform/late-code';
import type { AppSystem } from '../environment/environment';
import { useService } from '../screen/use-service';

/** Downloaded only by an admin who acts for a customer. */
const Acting = lazy(async () => ({
  default: (await lateCode(() => import('../../features/session/impersonation/acting.route'))).Acting,
}));

type ImpersonationProps = {
  readonly app: AppSystem;
  /**
   * `top` renders above a screen without a shell, and is hidden if the screen has one: the shell renders its own
   * banner below its header (`shell`).
   */
  readonly place: 'top' | 'shell';
};

/** The impersonation banner. Renders nothing unless an admin acts for a customer. */
export function Impersonation({ app, place }: ImpersonationProps) {
  const session = useService(app, 'session');
  const logout = useService(app, 'logout');
  const impersonation = useSelector(session, (snapshot) => selectUser(snapshot)?.impersonation ?? null);
  if (impersonation === null) return null;
  const { startedAt, lookOnly } = impersonation;
  return (
    <chakra.div
      flexShrink="0"
      data-impersonation={place}
      css={{ 'html:has([data-impersonation=shell]) &[data-impersonation=top]': { display: 'none' } }}
    >
      <Suspense fallback={<chakra.div height="61px" bg="primary.ink" />}>
        <Acting
          key={`${startedAt ?? ''} ${String(lookOnly)}`}
          startedAt={startedAt}
          lookOnly={lookOnly}
          session={session}
          logout={logout}
        />
      </Suspense>
    </chakra.div>
  );
}
