import type { emailChangeMachine } from '../../../../machines/settings/email-change/email-change.machine';
import type { ScreenActor } from '../../../ui/screen-actor';

/** The actor of the flow, for its section and its dialog. */
export type EmailChangeActor = ScreenActor<typeof emailChangeMachine>;

/** The id of the heading of Email address. It takes the focus when the pressed button disappears. */
export const EMAIL_HEADING_ID = 'your-email-address';
