import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { selectOffers } from '../../../../machines/app/app/app.selectors';
import { useAppContext } from '../../../app/screen/use-app-context';
import { ChunkBoundary } from '../../../ui/chunk-boundary';
import { lazyView } from '../../../ui/lazy-view';

/** Its code loads after that of the panel, because it is below the form and rarely needed. */
const SupportCodeArea = lazyView(() => import('./support-code-area.route'), 'SupportCodeArea');

const selectOffered = selectOffers('support');

/** The support code in the contact panel, if the backend offers it. Without its code the form is still there. */
export function OfferedSupportCode() {
  const { app } = useAppContext();
  if (!useSelector(app, selectOffered)) return null;
  return (
    <ChunkBoundary fallback={() => null} onMissing={SupportCodeArea.forget}>
      <Suspense fallback={null}>
        <SupportCodeArea />
      </Suspense>
    </ChunkBoundary>
  );
}
