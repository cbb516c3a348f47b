import type { downloadMachine } from '../../../../machines/app/download/download.machine';
import { lists } from '../../../review/screens/company';
import type { Views } from '../../../review/screens/view.types';
import { Receipts } from '../../profiles/receipts/receipts';
import { DataDownloadSection } from '../../settings/data-download/data-download-section';

const nothing = () => undefined;

/** Both sections that use the chart, with the same actor. On the profile each has its own. */
export const views: Views = {
  download: ({ stage }) => {
    const actor = stage.root<typeof downloadMachine>();
    return (
      <>
        <Receipts list={lists.receipts} download={actor} onRetry={nothing} />
        <DataDownloadSection actor={actor} />
      </>
    );
  },
};
