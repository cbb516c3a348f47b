import { Suspense, type ReactNode } from 'react';
import { ChunkBoundary } from './chunk-boundary';
import { usePrefetch } from './use-prefetch';
import type { LazyView } from './lazy-view';

type LateDialogProps = {
  /** A name for the open dialog, or `null` for none. */
  readonly open: string | null;
  /** Shown while the code of the dialog loads. */
  readonly opening: ReactNode;
  /** All views that may be rendered here. */
  readonly views: readonly Pick<LazyView<never>, 'preload' | 'forget'>[];
  /** Closes the open dialog. */
  readonly onMissing: () => void;
  readonly children: ReactNode;
};

/**
 * Dialogs over a screen. Their code loads when the browser is idle, or when a dialog opens. If it cannot be loaded,
 * the dialog is closed, the screen stays with its input, and the bar of the new version says what is wrong.
 */
export function LateDialog({ open, opening, views, onMissing, children }: LateDialogProps) {
  usePrefetch(views);
  const giveUp = () => {
    views.forEach((view) => view.forget());
    onMissing();
  };
  return (
    <ChunkBoundary key={open} fallback={() => null} onMissing={giveUp}>
      <Suspense fallback={opening}>{children}</Suspense>
    </ChunkBoundary>
  );
}
