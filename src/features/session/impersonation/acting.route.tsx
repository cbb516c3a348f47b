import { useState, type ComponentProps } from 'react';
import { ImpersonationBanner } from './impersonation-banner';
import { provideImpersonationClock } from './impersonation-clock.provide';
import { useScreenActor } from '../../../app/screen/use-screen-actor';

type ActingProps = Omit<ComponentProps<typeof ImpersonationBanner>, 'clock'> & {
  /** ISO 8601, or `null` if the server does not send it. */
  readonly startedAt: string | null;
};

/** The impersonation banner with its clock. */
export function Acting({ startedAt, ...banner }: ActingProps) {
  const [machine] = useState(provideImpersonationClock);
  const clock = useScreenActor(machine, { input: { startedAt } });
  return <ImpersonationBanner {...banner} clock={clock} />;
}
