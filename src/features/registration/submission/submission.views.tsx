import type { Views } from '../../../review/screens/view.types';
import { HostingWizard } from '../stepper/stepper.views';

export const views: Views = { stepper: HostingWizard };
