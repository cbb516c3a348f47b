import type { contactMachine } from '../../../../machines/content/contact/contact.machine';
import type { ScreenActor } from '../../../ui/screen-actor';

export type ContactActor = ScreenActor<typeof contactMachine>;
