import { app } from '#messages/app/app';
import { brand } from '../../../ui/brand';
import { FullPage } from '../../../ui/full-page';
import { PageHeading } from '../../../ui/text';

/** Shown while configuration and user load (S2.guardsAndStartUp.4). */
export function LoadingScreen() {
  return (
    <FullPage rolling>
      <div role="status">
        <PageHeading fontSize="lg" fontWeight="medium">
          {app.loading({ appName: brand.appName })}
        </PageHeading>
      </div>
    </FullPage>
  );
}
