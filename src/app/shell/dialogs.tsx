import { useSelector } from '@xstate/react';
import { Component, Suspense, type ReactNode } from 'react';
import { app as messages } from '#messages/app/app';
import { selectOpenDialog } from '../../../machines/app/dialogs/dialogs.selectors';
import type { DialogName } from '../../../machines/app/dialogs/dialogs.types';
import { notify, sendToService, type Environment } from '../environment/environment';
import { reportMissingCode } from '../environment/missing-code';
import { ChunkFailure, lazyView, type LazyView } from '../../ui/lazy-view';
import { Opening } from '../../ui/opening';
import { useService } from '../screen/use-service';

const information = lazyView(
  () => import('../../features/content/content/information-dialog.route'),
  'OpenInformation',
);

/** The code of each dialog is loaded when it first opens. */
const VIEWS: Readonly<Record<DialogName, LazyView<{ readonly name: DialogName }>>> = {
  terms: information,
  privacy: information,
  contact: lazyView(() => import('../../features/content/contact/contact-dialog.route'), 'OpenContact'),
};

const isDialog = (event: string): event is DialogName => Object.hasOwn(VIEWS, event);

/** Preloads the dialog that an app event opens, if it opens one. */
export const preloadDialog = async (event: string): Promise<void> => {
  if (isDialog(event)) await VIEWS[event].preload();
};

type BoundaryProps = { readonly onFailure: (error: unknown) => void; readonly children: ReactNode };

/** An error boundary: a dialog that crashes does not affect the screen. */
class DialogBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** Closes a dialog that could not be shown, and reports why. */
function giveUp(environment: Environment, error: unknown): void {
  sendToService(environment, 'dialogs', { type: 'dialog.closed' });
  if (error instanceof ChunkFailure) {
    reportMissingCode(environment);
  } else {
    environment.adapters.failures.report('dialog', error);
    notify(environment, { type: 'error', title: messages.crashedTitle, message: messages.crashedHelp });
  }
}

/** Renders the dialog that was opened by name (S2.navigation.1) over the current screen. */
export function Dialogs({ environment }: { readonly environment: Environment }): ReactNode {
  const open = useSelector(useService(environment.app(), 'dialogs'), selectOpenDialog);
  if (open === null) return null;
  const View = VIEWS[open];
  const fail = (error: unknown) => {
    View.forget();
    giveUp(environment, error);
  };
  return (
    <DialogBoundary key={open} onFailure={fail}>
      <Suspense fallback={<Opening>{messages.opening}</Opening>}>
        <View name={open} />
      </Suspense>
    </DialogBoundary>
  );
}
