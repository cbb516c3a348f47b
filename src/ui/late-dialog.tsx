import { Suspense, type ReactNode } from 'react';
import { ChunkBoundary } from './chunk-boundary';
import { usePrefetch } from './use-prefetch';
import type { LazyView } from './lazy-view';

type LateDialogProps = {
  /** The dialog that is open, by any name; `null` for none. */
  readonly open: string | null;
  /** Stands in its place while its code comes. */
  readonly opening: ReactNode;
  /** Every view that is drawn in here. */
  readonly views: readonly Pick<LazyView<never>, 'preload' | 'forget'>[];
  /** Closes the dialog that is open. */
  readonly onMissing: () => void;
  readonly children: ReactNode;
};

/**
 * Dialogs over a screen whose code comes when the browser is idle, or at the latest when they are asked for. Where it does
 * not arrive the dialog is closed, the screen stays with what was typed on it, and the bar of the new version says what is
 * wrong.
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
