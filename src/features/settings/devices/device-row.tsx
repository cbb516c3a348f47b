import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { deviceList as texts } from '#messages/settings/device-list';
import type { SignedInDevice } from '../../../domain/signed-in-device';
import { Badge } from '../../../ui/badge';
import { DeviceFacts } from './device-facts';
import { deviceName } from './device-words';

type DeviceRowProps = {
  readonly device: SignedInDevice;
  readonly onSignOut: (device: SignedInDevice) => void;
};

/** One device: its name, where and when it signed in, and Sign out. The one in use has no button. */
export function DeviceRow({ device, onSignOut }: DeviceRowProps) {
  const name = deviceName(device);
  const factsId = `device-facts-${device.id}`;
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      rowGap="3"
      paddingBlock="4"
      paddingInline={{ base: '4', md: '6' }}
      css={{ '& + &': { borderBlockStartWidth: '1px' } }}
    >
      <chakra.div minWidth="0" flex="1 1 14rem">
        <chakra.h4
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="2"
          rowGap="1"
          fontWeight="medium"
          lineHeight="text"
          overflowWrap="anywhere"
        >
          {name}
          {device.isCurrent ? (
            <Badge tone="info" icon="check">
              {texts.here}
            </Badge>
          ) : null}
        </chakra.h4>
        <DeviceFacts device={device} id={factsId} />
      </chakra.div>
      {device.isCurrent ? null : (
        <Button
          aria-label={texts.signOutOf({ device: name })}
          aria-describedby={factsId}
          onClick={() => onSignOut(device)}
        >
          {texts.signOut}
        </Button>
      )}
    </chakra.li>
  );
}
