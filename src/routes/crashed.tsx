import { app } from '#messages/app';
import { CrashedScreen } from '../features/session/crashed-screen';
import { Screen } from './screen';

/** What every route shows when its screen fails; loading the page again also brings code of a newer version. */
export function CrashedPage() {
  return (
    <Screen title={app.crashedTitle}>
      <CrashedScreen onReload={() => globalThis.location.reload()} />
    </Screen>
  );
}
