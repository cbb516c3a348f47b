import { Component, type ReactNode } from 'react';
import { ChunkFailure } from './lazy-view';

type ChunkBoundaryProps = {
  /** Renders the replacement for the missing part; `again` retries. */
  readonly fallback: (again: () => void) => ReactNode;
  /** Called when the code could not be loaded. Discard the failed load here (`LazyView.forget`). */
  readonly onMissing: () => void;
  readonly children: ReactNode;
};

type ChunkBoundaryState = { readonly thrown: unknown; readonly failed: boolean };

/**
 * An error boundary for a part of a screen whose code is loaded later. If the code cannot be loaded, the rest of the
 * screen stays. Any other error is rethrown to the boundary of the screen.
 */
export class ChunkBoundary extends Component<ChunkBoundaryProps, ChunkBoundaryState> {
  override state: ChunkBoundaryState = { thrown: null, failed: false };
  static getDerivedStateFromError(thrown: unknown): ChunkBoundaryState {
    return { thrown, failed: true };
  }
  override componentDidCatch(thrown: unknown) {
    if (thrown instanceof ChunkFailure) this.props.onMissing();
  }
  private readonly again = () => this.setState({ thrown: null, failed: false });
  override render() {
    const { thrown, failed } = this.state;
    if (!failed) return this.props.children;
    if (!(thrown instanceof ChunkFailure)) throw thrown;
    return this.props.fallback(this.again);
  }
}
