import { chakra } from '@chakra-ui/react/styled-system';
import { premiumCards as texts } from '#messages/premium-cards';
import { Panel } from '../../ui/panel';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** What stands where a subscription will be, as high as one. */
export function SubscriptionSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Panel
        aria-hidden="true"
        display="grid"
        alignItems="center"
        columnGap="8"
        rowGap="4"
        minHeight={{ base: '15.5rem', lg: '8rem' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(11rem, auto) minmax(0, 1fr)' }}
        animation="breathe 1600ms ease-in-out infinite"
      >
        <chakra.div display="grid" gap="2">
          <chakra.div height="9" width="7rem" borderRadius="control" bg="border" />
          <chakra.div height="3" width="10rem" borderRadius="full" bg="border" />
        </chakra.div>
        <chakra.div display="grid" gap="3">
          <chakra.div height="3" width="60%" borderRadius="full" bg="border" />
          <chakra.div height="7" width="11" borderRadius="5px" bg="border" />
        </chakra.div>
      </Panel>
    </>
  );
}
