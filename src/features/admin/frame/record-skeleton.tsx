import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Panel } from '../../../ui/panel';
import { SkeletonBar } from '../../../ui/skeleton';

const ROWS = ['60%', '45%', '70%', '50%'];

/**
 * The placeholder of a table or a record.
 *
 * @param loading the text for screen readers while it loads
 */
export function RecordSkeleton({ loading }: { readonly loading: string }) {
  return (
    <div>
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
      <Panel aria-hidden="true" display="grid" gap="6" animation="breathe 1600ms ease-in-out infinite">
        {ROWS.map((width) => (
          <chakra.div key={width} display="grid" gap="2">
            <SkeletonBar style={{ width }} />
            <SkeletonBar width="30%" />
          </chakra.div>
        ))}
      </Panel>
    </div>
  );
}
