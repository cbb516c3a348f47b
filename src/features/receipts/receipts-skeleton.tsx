import { chakra } from '@chakra-ui/react/styled-system';
import { receipts as texts } from '#messages/receipts';
import { Panel } from '../../ui/panel';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** What stands where the receipts will be, as high as one. */
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
          <chakra.div height="3" width="40%" borderRadius="full" bg="border" />
          <chakra.div height="3" width="25%" borderRadius="full" bg="border" />
        </chakra.div>
        <chakra.div height="3" width="4rem" borderRadius="full" bg="border" />
      </Panel>
    </>
  );
}
