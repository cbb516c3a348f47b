import { useSelector } from '@xstate/react';
import { lazy, Suspense, type ReactNode } from 'react';
import { selectConfig } from '../../../machines/app/app/app.selectors';
import { Bars as BarsPlace } from '../../features/app/banners/bar';
import { NewVersionBar } from '../../features/app/banners/new-version-bar';
import { lateCode } from '../../platform/late-code';
import type { AppSystem } from '../environment/environment';
import { useIsNamed } from '../screen/use-is-named';
import { useService } from '../screen/use-service';

const nothing = (): ReactNode => null;

/** Only a demo system needs it, and none goes down without it. */
const DemoBanner = lazy(async () => {
  const loaded = await lateCode(() => import('../../features/app/banners/demo-banner.route')).catch(
    () => null,
  );
  return { default: loaded?.DemoBanner ?? nothing };
});

/** At the end of every page of a demo system, in its flow: once nothing more is to come above the page and moves it. */
export function DemoPlace({ app }: { readonly app: AppSystem }) {
  const demo = useSelector(app, (snapshot) => selectConfig(snapshot)?.demo ?? false);
  const isNamed = useIsNamed(app);
  return <Suspense>{demo && isNamed ? <DemoBanner /> : null}</Suspense>;
}

/** The bar at the lower edge of every screen: a new version. */
export function Bars({ app }: { readonly app: AppSystem }) {
  const newVersion = useService(app, 'newVersion');
  return (
    <BarsPlace>
      <NewVersionBar actor={newVersion} />
    </BarsPlace>
  );
}
