import type { demoBannerMachine } from '../../../../machines/app/demo-banner/demo-banner.machine';
import type { Views } from '../../../review/screens/view.types';
import { DemoBanner } from './demo-banner';

export const views: Views = {
  'demo-banner': ({ stage }) => <DemoBanner actor={stage.root<typeof demoBannerMachine>()} />,
};
