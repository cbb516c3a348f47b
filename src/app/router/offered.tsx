import { useSelector } from '@xstate/react';
import { Suspense, type ComponentType } from 'react';
import { selectConfig, selectOffers } from '../../../machines/app/app/app.selectors';
import type { Extension } from '../../domain/extension';
import { LoadingScreen } from '../../features/app/screens/loading-screen';
import { lazyView } from '../../ui/lazy-view';
import { rootRoute } from './root';

const FramedVisitorPage = lazyView(
  () => import('../../features/legacy/legacy-frame/legacy-frame-visitor.route'),
  'FramedVisitorPage',
);

/**
 * Creates the component of an extension group. It renders the app's own screen if the backend offers the group, or
 * while this is not known yet (as in the prerendered page). Otherwise it renders the older page in its frame
 * (D2.extensionGroups.1), or `instead`.
 *
 * @param preload loads the code of the app's own screen; omit it if the code is part of the first load
 */
export function offered(
  group: Extension,
  Native: ComponentType,
  preload?: () => Promise<void>,
  Instead: ComponentType = FramedVisitorPage,
) {
  const Offered = () => {
    const { app } = rootRoute.useRouteContext();
    const known = useSelector(app, (snapshot) => selectConfig(snapshot) !== null);
    const isOffered = useSelector(app, selectOffers(group));
    if (isOffered || !known) return <Native />;
    return (
      <Suspense fallback={<LoadingScreen />}>
        <Instead />
      </Suspense>
    );
  };
  return preload ? Object.assign(Offered, { preload }) : Offered;
}
