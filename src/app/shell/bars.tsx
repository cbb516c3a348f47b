import { useSelector } from '@xstate/react';
import { lazy, Suspense, type ReactNode } from 'react';
import { selectConfig } from '../../../machines/app/app/app.selectors';
import { Bars as BarsPlace } from '../../features/app/banners/bar';
import { NewVersionBar } from '../../features/app/banners/new-version-bar';
import { lateCode } from '../../platform/late-code';
import type { AppSystem } from '../environment/environment';
import { useIsNamed } from '../screen/use-is-named';
import { useService } from '../screen/use-service';
import { useWhereabouts } from '../screen/use-whereabouts';

const nothing = (): ReactNode => null;

/** Only a demo system needs the banner. If it cannot be loaded, nothing is rendered. */
const DemoBanner = lazy(async () => {
  const loaded = await lateCode(() => import('../../features/app/banners/demo-banner.route')).catch(
    () => null,
  );
  return { default: loaded?.DemoBanner ?? nothing };
});

/**
 * Renders the demo banner at the end of every page of a demo system, in the flow of the page. It waits for the
 * navigation, because content that appears above it later would move it.
 */
export function DemoPlace({ app }: { readonly app: AppSystem }) {
  const demo = useSelector(app, (snapshot) => selectConfig(snapshot)?.demo ?? false);
  const isNamed = useIsNamed(app);
  return <Suspense>{demo && isNamed ? <DemoBanner /> : null}</Suspense>;
}

/** Downloaded only by a customer who lets support see where they are. */
const WhereaboutsBar = lazy(async () => ({
  default: (await lateCode(() => import('../../features/app/whereabouts/whereabouts-bar'))).WhereaboutsBar,
}));

function WhereaboutsPlace({ app }: { readonly app: AppSystem }) {
  const actor = useWhereabouts(app);
  return <Suspense>{actor ? <WhereaboutsBar actor={actor} /> : null}</Suspense>;
}

/** The bars at the bottom of every screen: a new version, and what support can see. */
export function Bars({ app }: { readonly app: AppSystem }) {
  const newVersion = useService(app, 'newVersion');
  return (
    <BarsPlace>
      <NewVersionBar actor={newVersion} />
      <WhereaboutsPlace app={app} />
    </BarsPlace>
  );
}
