import { fixtures } from '../../../../machines/profiles/receipt-download/receipt-download.fixtures';
import { receiptDownloadMachine } from '../../../../machines/profiles/receipt-download/receipt-download.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { provideReceiptDownload } from './receipt-download.provide';

export const receiptDownloadFlow = flowOf(
  receiptDownloadMachine,
  provideReceiptDownload(playedEnvironment),
  fixtures,
);
