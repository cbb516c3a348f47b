import type { closeAccountMachine } from '../../../../machines/settings/close-account/close-account.machine';
import type { ScreenActor } from '../../../ui/screen-actor';

/** The actor of the flow, for its section and its dialog. */
export type CloseAccountActor = ScreenActor<typeof closeAccountMachine>;

/** The id of the heading of Close My Account. It takes the focus when the pressed button disappears. */
export const CLOSE_ACCOUNT_HEADING_ID = 'close-account';
