import type { deviceSignOutMachine } from '../../../../machines/settings/device-sign-out/device-sign-out.machine';
import type { ScreenActor } from '../../../ui/screen-actor';

/** The actor of the flow, for its section and its dialog. */
export type DeviceSignOutActor = ScreenActor<typeof deviceSignOutMachine>;

/** The id of the heading of Your devices. It takes the focus when the pressed button disappears. */
export const DEVICES_HEADING_ID = 'your-devices';
