import { app } from '#messages/app/app';
import { CrashedScreen } from '../../features/app/screens/crashed-screen';
import { UnloadedScreen } from '../../features/app/screens/unloaded-screen';
import { ChunkFailure } from '../../ui/lazy-view';
import { Screen } from '../screen/screen';

type CrashedPageProps = { readonly error: unknown };

/**
 * What every route shows when its screen fails, or when its code did not arrive; loading the page again also brings
 * code of a newer version.
 */
export function CrashedPage({ error }: CrashedPageProps) {
  return (
    <Screen title={app.crashedTitle}>
      {error instanceof ChunkFailure ? (
        <UnloadedScreen />
      ) : (
        <CrashedScreen onReload={() => globalThis.location.reload()} />
      )}
    </Screen>
  );
}
