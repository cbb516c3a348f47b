import { fixtures } from '../../../../machines/app/demo-banner/demo-banner.fixtures';
import { demoBannerMachine } from '../../../../machines/app/demo-banner/demo-banner.machine';
import { flowOf } from '../../../review/play/flow';
import { provideDemoBanner } from './demo-banner.provide';

export const demoBannerFlow = flowOf(demoBannerMachine, provideDemoBanner(), fixtures);
