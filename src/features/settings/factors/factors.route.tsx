import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { factors as texts } from '#messages/settings/factors';
import { selectOffers } from '../../../../machines/app/app/app.selectors';
import { useAppContext } from '../../../app/screen/use-app-context';
import type { User } from '../../../domain/entities';
import { ChunkBoundary } from '../../../ui/chunk-boundary';
import { lazyView } from '../../../ui/lazy-view';
import { LoadFailure } from '../../../ui/load-failure';
import { Notice } from '../../../ui/notice';
import { Panel } from '../../../ui/panel';
import { impersonationRefusal } from '../../shared/person/impersonation-refusal';
import { FactorsFrame } from './factors-frame';
import { FactorsWaiting } from './factors-waiting';

/** Its code loads after that of the profile, because the section is far down the page and rarely needed. */
const FactorsArea = lazyView(() => import('./factors-area.route'), 'FactorsArea');

const selectOffered = selectOffers('second-factor');
const failure = { title: texts.failedTitle, help: texts.failedHelp, retry: texts.retry };

type FactorsProps = {
  /** The uuid of the effective user. */
  readonly owner: string;
  /** The effective user; `null` while the person has to sign in again. */
  readonly user: User | null;
};

/**
 * The second step when signing in, on the profile, if the backend offers it (D2.extensionGroups.secondFactor). For an
 * admin who acts for the customer, it says why it is not here (D2.20).
 */
export function Factors({ owner, user }: FactorsProps) {
  const { app } = useAppContext();
  const offered = useSelector(app, selectOffered);
  const refusal = impersonationRefusal(user, 'changeFactors');
  if (!offered) return null;
  return (
    <FactorsFrame>
      {refusal === null ? (
        <ChunkBoundary
          fallback={(again) => <LoadFailure failed {...failure} onRetry={again} />}
          onMissing={FactorsArea.forget}
        >
          <Suspense fallback={<FactorsWaiting />}>
            <FactorsArea owner={owner} email={user?.email ?? ''} rowHeading="h4" />
          </Suspense>
        </ChunkBoundary>
      ) : (
        <Panel>
          <Notice tone="info" title={refusal} />
        </Panel>
      )}
    </FactorsFrame>
  );
}
