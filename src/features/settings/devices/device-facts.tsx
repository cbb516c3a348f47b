import { chakra } from '@chakra-ui/react/styled-system';
import type { SignedInDevice } from '../../../domain/signed-in-device';
import { factsOf } from './device-words';

type DeviceFactsProps = { readonly device: SignedInDevice; readonly id?: string };

/** Where a device signed in, when, and when it was last used. A line breaks between two of these, not within one. */
export const DeviceFacts = ({ device, id }: DeviceFactsProps) => (
  <chakra.div
    id={id}
    display="flex"
    flexWrap="wrap"
    columnGap="4"
    fontSize="sm"
    color="fg.muted"
    fontVariantNumeric="tabular-nums"
  >
    {factsOf(device).map((fact) => (
      <p key={fact}>{fact}</p>
    ))}
  </chakra.div>
);
