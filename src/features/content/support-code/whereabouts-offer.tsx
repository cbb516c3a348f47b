import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { whereabouts as texts } from '#messages/app/whereabouts';
import { Help, SubsectionHeading } from '../../../ui/text';

type WhereaboutsOfferProps = {
  /** Whether the customer has agreed already. The bar at the bottom of the page says what support sees. */
  readonly agreed: boolean;
  readonly onAgree: () => void;
  readonly onStop: () => void;
};

/** Asks a customer to let support see where they are in the app, and stops it (D2.extensionGroups.support). */
export function WhereaboutsOffer({ agreed, onAgree, onStop }: WhereaboutsOfferProps) {
  return (
    <chakra.section
      aria-labelledby="whereabouts"
      display="grid"
      gap="3"
      gridTemplateColumns="minmax(0, 1fr)"
      marginBlockStart="6"
    >
      <SubsectionHeading id="whereabouts">{texts.title}</SubsectionHeading>
      <Help>{agreed ? texts.shown : texts.help}</Help>
      <Button justifySelf="start" onClick={agreed ? onStop : onAgree}>
        {agreed ? texts.stop : texts.agree}
      </Button>
    </chakra.section>
  );
}
