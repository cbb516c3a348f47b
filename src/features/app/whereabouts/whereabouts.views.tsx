import type { whereaboutsMachine } from '../../../../machines/app/whereabouts/whereabouts.machine';
import type { Views } from '../../../review/screens/view.types';
import { WhereaboutsBar } from './whereabouts-bar';

export const views: Views = {
  'whereabouts-bar': ({ stage }) => <WhereaboutsBar actor={stage.root<typeof whereaboutsMachine>()} />,
};
