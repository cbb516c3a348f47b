import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { legacy } from '#messages/legacy/legacy';
import { Help, SectionHeading } from '../../../ui/text';
import { TextLink } from '../../../ui/text-link';
import { Centred } from './centred';

type FrameTroubleProps = {
  /** The page loaded but required a sign-in. */
  readonly unauthorized: boolean;
  /** The address of the page outside the frame. */
  readonly address: string;
  readonly onRetry: () => void;
};

/** Says that the older page could not be loaded. It offers Retry, and the page without the frame in a new tab. */
export function FrameTrouble({ unauthorized, address, onRetry }: FrameTroubleProps) {
  return (
    <Centred>
      <chakra.div display="grid" gap="2">
        <SectionHeading>{unauthorized ? legacy.unauthorizedTitle : legacy.failedTitle}</SectionHeading>
        <Help>{unauthorized ? legacy.unauthorizedHelp : legacy.failedHelp}</Help>
      </chakra.div>
      <Button variant="solid" onClick={onRetry}>
        {legacy.retry}
      </Button>
      <TextLink room="row" href={address} target="_blank" rel="noopener">
        {legacy.alone}
      </TextLink>
    </Centred>
  );
}
