import type { dataDownloadMachine } from '../../../../machines/settings/data-download/data-download.machine';
import type { Views } from '../../../review/screens/view.types';
import { DataDownloadSection } from './data-download-section';

export const views: Views = {
  'data-download': ({ stage }) => <DataDownloadSection actor={stage.root<typeof dataDownloadMachine>()} />,
};
