import { useState } from 'react';
import { useAppContext } from '../../../app/screen/use-app-context';
import { useScreenActor } from '../../../app/screen/use-screen-actor';
import { EmailChangeSection } from './email-change-section';
import { provideEmailChange } from './email-change.provide';

type EmailChangeAreaProps = {
  readonly email: string;
  /** The address that waits for its confirmation; `null` for none. */
  readonly pendingEmail: string | null;
};

/** The email address, with its chart. */
export function EmailChangeArea(props: EmailChangeAreaProps) {
  const { environment } = useAppContext();
  const [machine] = useState(() => provideEmailChange(environment));
  return <EmailChangeSection actor={useScreenActor(machine)} {...props} />;
}
