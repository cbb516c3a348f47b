import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { receipts as texts } from '#messages/profiles/receipts';
import { Panel } from '../../../ui/panel';
import { SkeletonBar } from '../../../ui/skeleton';

/** The placeholder of the receipts, with the height of one. */
export function ReceiptsSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Panel
        aria-hidden="true"
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        minHeight={{ base: '8.5rem', lg: '4.75rem' }}
        animation="breathe 1600ms ease-in-out infinite"
      >
        <chakra.div display="grid" gap="2" flex="1">
          <SkeletonBar width="40%" />
          <SkeletonBar width="25%" />
        </chakra.div>
        <SkeletonBar width="4rem" />
      </Panel>
    </>
  );
}
