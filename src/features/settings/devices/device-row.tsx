import { Button } from '@chakra-ui/react/button';
import { deviceList as texts } from '#messages/settings/device-list';
import type { SignedInDevice } from '../../../domain/signed-in-device';
import { Badge } from '../../../ui/badge';
import { NamedRow } from '../../shared/lists/named-row';
import { deviceName, factsOf } from './device-words';

type DeviceRowProps = {
  readonly device: SignedInDevice;
  readonly onSignOut: (device: SignedInDevice) => void;
};

/** One device: its name, where and when it signed in, and Sign out. The one in use has no button. */
export function DeviceRow({ device, onSignOut }: DeviceRowProps) {
  const name = deviceName(device);
  const factsId = `device-facts-${device.id}`;
  if (device.isCurrent) {
    const here = (
      <Badge tone="info" icon="check">
        {texts.here}
      </Badge>
    );
    return <NamedRow name={name} badge={here} facts={factsOf(device)} factsId={factsId} />;
  }
  return (
    <NamedRow name={name} facts={factsOf(device)} factsId={factsId}>
      <Button
        aria-label={texts.signOutOf({ device: name })}
        aria-describedby={factsId}
        onClick={() => onSignOut(device)}
      >
        {texts.signOut}
      </Button>
    </NamedRow>
  );
}
