import { useState } from 'react';
import { useAppContext } from '../../../app/screen/use-app-context';
import { useScreenActor } from '../../../app/screen/use-screen-actor';
import { ImpersonationBanner, type ImpersonationBannerProps } from './impersonation-banner';
import { provideImpersonationClock } from './impersonation-clock.provide';
import { LookOnlyBanner } from './look-only-banner';
import { provideLookOnly } from './look-only.provide';

function Looking(banner: ImpersonationBannerProps) {
  const { environment } = useAppContext();
  const [machine] = useState(() => provideLookOnly(environment));
  return <LookOnlyBanner {...banner} actor={useScreenActor(machine)} />;
}

type ActingProps = Omit<ImpersonationBannerProps, 'clock'> & {
  /** ISO 8601, or `null` if the server does not send it. */
  readonly startedAt: string | null;
  readonly lookOnly: boolean;
};

/** The banner of an admin who acts for a customer, or only looks at their account, with its clock. */
export function Acting({ startedAt, lookOnly, ...banner }: ActingProps) {
  const [machine] = useState(provideImpersonationClock);
  const clock = useScreenActor(machine, { input: { startedAt } });
  const Banner = lookOnly ? Looking : ImpersonationBanner;
  return <Banner {...banner} clock={clock} />;
}
