import type { newVersionMachine } from '../../../../machines/app/new-version/new-version.machine';
import type { View, Views } from '../../../review/screens/view.types';
import { Bars } from './bar';
import { NewVersionBar } from './new-version-bar';

const AboveThePage: View = ({ stage }) => (
  <Bars>
    <NewVersionBar actor={stage.root<typeof newVersionMachine>()} />
  </Bars>
);

export const views: Views = { 'new-version-bar': AboveThePage, 'offline-bar': AboveThePage };
