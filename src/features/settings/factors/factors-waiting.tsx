import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { factors as texts } from '#messages/settings/factors';
import { Panel } from '../../../ui/panel';
import { SkeletonBar } from '../../../ui/skeleton';

/** The placeholder while the second steps load, as high as the section without any. */
export const FactorsWaiting = () => (
  <>
    <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
    <Panel aria-hidden="true" minHeight="5.25rem" animation="breathe 1600ms ease-in-out infinite">
      <chakra.div display="grid" gap="2">
        <SkeletonBar width="40%" />
        <SkeletonBar width="60%" />
      </chakra.div>
    </Panel>
  </>
);
