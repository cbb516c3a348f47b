import { app } from '#messages/app/app';
import { CrashedScreen } from '../../features/app/screens/crashed-screen';
import { UnloadedScreen } from '../../features/app/screens/unloaded-screen';
import { ChunkFailure } from '../../ui/lazy-view';
import { Screen } from '../screen/screen';
import { CrashDetails } from './crash-details';

type CrashedPageProps = { readonly error: unknown };

/**
 * The error component of every route, for a screen that crashed or whose code could not be loaded. Reloading the page
 * also loads a newer version.
 */
export function CrashedPage({ error }: CrashedPageProps) {
  return (
    <Screen title={app.crashedTitle}>
      {error instanceof ChunkFailure ? (
        <UnloadedScreen />
      ) : (
        <CrashedScreen onReload={() => globalThis.location.reload()}>
          {import.meta.env.DEV ? <CrashDetails error={error} /> : null}
        </CrashedScreen>
      )}
    </Screen>
  );
}
