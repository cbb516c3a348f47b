import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { legacy } from '#messages/legacy/legacy';
import { Checker } from '../../../ui/checker';
import { Centred } from './centred';

type FrameProgressProps = {
  readonly title: string;
  /** There is no page yet. */
  readonly loading: boolean;
  /** Another page is about to replace the current one. */
  readonly navigating: boolean;
};

/**
 * Shows that a page is loading: a message for the first page, and a moving edge above the current page for the next
 * ones.
 */
export function FrameProgress({ title, loading, navigating }: FrameProgressProps) {
  return (
    <chakra.div
      role="status"
      // Centred in the window below header and heading, whether or not there is a heading.
      position={loading ? 'fixed' : 'absolute'}
      insetInline="0"
      insetBlock={loading ? '9rem 0' : '0'}
      display="grid"
      visibility="visible"
      pointerEvents="none"
      zIndex="1"
    >
      {loading ? (
        <Centred>
          <chakra.div width="full">
            <Checker rolling square={8} />
          </chakra.div>
          <p>{legacy.loading({ title })}</p>
        </Centred>
      ) : null}
      {navigating ? (
        <chakra.div position="sticky" top="0" alignSelf="start">
          <Checker rolling />
          <VisuallyHidden>{legacy.loading({ title })}</VisuallyHidden>
        </chakra.div>
      ) : null}
    </chakra.div>
  );
}
