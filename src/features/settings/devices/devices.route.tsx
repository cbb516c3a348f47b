import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { devices as texts } from '#messages/settings/devices';
import { selectOffers } from '../../../../machines/app/app/app.selectors';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import { useAppContext } from '../../../app/screen/use-app-context';
import { useService } from '../../../app/screen/use-service';
import { ChunkBoundary } from '../../../ui/chunk-boundary';
import { lazyView } from '../../../ui/lazy-view';
import { LoadFailure } from '../../../ui/load-failure';
import { DevicesFrame } from './devices-frame';
import { DevicesWaiting } from './devices-waiting';

/** Its code loads after that of the profile, because the section is far down the page and rarely needed. */
const DevicesArea = lazyView(() => import('./devices-area.route'), 'DevicesArea');

type DevicesProps = {
  /** The uuid of the effective user. */
  readonly customer: string;
};

const failure = { title: texts.failedTitle, help: texts.failedHelp, retry: texts.retry };

/** 'Your devices' on the profile, if the backend offers it (D2.extensionGroups.devices). */
export function Devices({ customer }: DevicesProps) {
  const { app } = useAppContext();
  const offered = useSelector(app, selectOffers('devices'));
  const acting = useSelector(
    useService(app, 'session'),
    (now) => (selectUser(now)?.impersonation ?? null) !== null,
  );
  if (!offered) return null;
  return (
    <DevicesFrame acting={acting}>
      <ChunkBoundary
        fallback={(again) => <LoadFailure failed {...failure} onRetry={again} />}
        onMissing={DevicesArea.forget}
      >
        <Suspense fallback={<DevicesWaiting />}>
          <DevicesArea customer={customer} acting={acting} />
        </Suspense>
      </ChunkBoundary>
    </DevicesFrame>
  );
}
