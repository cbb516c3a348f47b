import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { premiumCards as texts } from '#messages/premium/premium-cards';
import { Panel } from '../../../ui/panel';
import { SkeletonBar } from '../../../ui/skeleton';

/** The placeholder of the subscriptions, with the height of one. */
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
          <SkeletonBar height="9" width="7rem" borderRadius="control" />
          <SkeletonBar width="10rem" />
        </chakra.div>
        <chakra.div display="grid" gap="3">
          <SkeletonBar width="60%" />
          <SkeletonBar height="7" width="11" borderRadius="5px" />
        </chakra.div>
      </Panel>
    </>
  );
}
