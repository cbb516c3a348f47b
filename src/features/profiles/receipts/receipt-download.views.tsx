import type { receiptDownloadMachine } from '../../../../machines/profiles/receipt-download/receipt-download.machine';
import { lists } from '../../../review/screens/company';
import type { Views } from '../../../review/screens/view.types';
import { Receipts } from './receipts';

const nothing = () => undefined;

export const views: Views = {
  receipts: ({ stage }) => (
    <Receipts
      list={lists.receipts}
      download={stage.root<typeof receiptDownloadMachine>()}
      onRetry={nothing}
    />
  ),
};
