import type { closeAccountMachine } from '../../../../machines/settings/close-account/close-account.machine';
import type { ScreenActor } from '../../../ui/screen-actor';

/** The flow, as its section and its dialog read it. */
export type CloseAccountActor = ScreenActor<typeof closeAccountMachine>;

/** The heading over Close My Account; the focus goes there when the button that was pressed is gone. */
export const CLOSE_ACCOUNT_HEADING_ID = 'close-account';
