import type { Views } from '../../../review/screens/view.types';
import { StartUpFailure } from '../app/app.views';

export const views: Views = { 'start-up-failure': StartUpFailure };
