import { aoife } from '../../../../machines/samples';
import type { deviceSignOutMachine } from '../../../../machines/settings/device-sign-out/device-sign-out.machine';
import { devices } from '../../../review/screens/company';
import type { View, Views } from '../../../review/screens/view.types';
import { DeviceList } from './device-list';
import { DevicesFrame } from './devices-frame';

const nothing = () => undefined;

const Devices: View = ({ stage }) => (
  <DevicesFrame acting={false}>
    <DeviceList
      list={devices}
      actor={stage.root<typeof deviceSignOutMachine>()}
      customer={aoife.uuid}
      acting={false}
      onRetry={nothing}
    />
  </DevicesFrame>
);

export const views: Views = { devices: Devices, 'device-sign-out': Devices };
