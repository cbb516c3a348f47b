import { Component, type ReactNode } from 'react';
import { ChunkFailure } from './lazy-view';

type ChunkBoundaryProps = {
  /** Stands in place of what is missing; `again` draws that anew. */
  readonly fallback: (again: () => void) => ReactNode;
  /** The code did not arrive; what was loaded in vain can be let go of here (`LazyView.forget`). */
  readonly onMissing: () => void;
  readonly children: ReactNode;
};

type ChunkBoundaryState = { readonly thrown: unknown; readonly failed: boolean };

/**
 * Around a part of a screen whose code comes later: where it does not arrive, the rest of the screen stays as it is.
 * Whatever else fails inside goes on to the boundary of the screen.
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
