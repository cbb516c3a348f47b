import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { selectIsOvertaken } from '../../../machines/app/tabs/tabs.selectors';
import type { Environment } from '../environment/environment';
import { ChunkBoundary } from '../../ui/chunk-boundary';
import { lazyView } from '../../ui/lazy-view';
import { useService } from '../screen/use-service';

const SignedInElsewhereDialog = lazyView(
  () => import('../../features/session/sign-in/signed-in-elsewhere-dialog'),
  'SignedInElsewhereDialog',
);

/**
 * The dialog over every screen that asks a visitor whether to replace this page, because another tab has signed in.
 */
export function SignedInElsewhere({ environment }: { readonly environment: Environment }) {
  const tabs = useService(environment.app(), 'tabs');
  const overtaken = useSelector(tabs, selectIsOvertaken);
  /** If the dialog cannot be loaded, the page is kept: nothing is lost. */
  const keep = () => {
    SignedInElsewhereDialog.forget();
    tabs.send({ type: 'tabs.kept' });
  };
  return overtaken ? (
    <ChunkBoundary onMissing={keep} fallback={() => null}>
      <Suspense>
        <SignedInElsewhereDialog actor={tabs} />
      </Suspense>
    </ChunkBoundary>
  ) : null;
}
