import { useSelector } from '@xstate/react';
import { Suspense, type ComponentType } from 'react';
import { selectConfig, selectOffers } from '../../../machines/app/app/app.selectors';
import type { Extension } from '../../domain/entities';
import { LoadingScreen } from '../../features/app/screens/loading-screen';
import { lazyView } from '../../ui/lazy-view';
import { rootRoute } from './root';

const FramedVisitorPage = lazyView(
  () => import('../../features/legacy/legacy-frame/legacy-frame-visitor.route'),
  'FramedVisitorPage',
);

/**
 * A screen of an extension group: the app's own where the backend offers the group, and while that is not known yet
 * (the prerendered screen stands in), else the older page in its frame (D2.extensionGroups.1).
 *
 * @param preload loads the code of the app's own screen; left out where it is part of the first load
 */
export function offered(group: Extension, Native: ComponentType, preload?: () => Promise<void>) {
  const Offered = () => {
    const { app } = rootRoute.useRouteContext();
    const known = useSelector(app, (snapshot) => selectConfig(snapshot) !== null);
    const isOffered = useSelector(app, selectOffers(group));
    if (isOffered || !known) return <Native />;
    return (
      <Suspense fallback={<LoadingScreen />}>
        <FramedVisitorPage />
      </Suspense>
    );
  };
  return preload ? Object.assign(Offered, { preload }) : Offered;
}
