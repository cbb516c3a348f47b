import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { legacy } from '#messages/legacy/legacy';
import { Checker } from '../../../ui/checker';
import { Help, SectionHeading } from '../../../ui/text';
import { TextLink } from '../../../ui/text-link';
import { Centred } from './centred';

type FrameTroubleProps = {
  /** The page came, and asked for a sign-in. */
  readonly unauthorized: boolean;
  /** Where the page stands alone. */
  readonly address: string;
  readonly onRetry: () => void;
};

/** The older page did not come: what is the matter, Retry, and the page alone. */
export function FrameTrouble({ unauthorized, address, onRetry }: FrameTroubleProps) {
  return (
    <Centred>
      <chakra.div width="full">
        <Checker square={8} />
      </chakra.div>
      <chakra.div display="grid" gap="2">
        <SectionHeading>{unauthorized ? legacy.unauthorizedTitle : legacy.failedTitle}</SectionHeading>
        <Help>{unauthorized ? legacy.unauthorizedHelp : legacy.failedHelp}</Help>
      </chakra.div>
      <Button variant="solid" onClick={onRetry}>
        {legacy.retry}
      </Button>
      <TextLink room="row" href={address}>
        {legacy.alone}
      </TextLink>
    </Centred>
  );
}
