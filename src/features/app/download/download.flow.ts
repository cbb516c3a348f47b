import { fixtures } from '../../../../machines/app/download/download.fixtures';
import { downloadMachine } from '../../../../machines/app/download/download.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { provideReceiptDownload } from '../../profiles/receipts/receipt-download.provide';

/** Played with receipts. 'Download my data' uses the same chart for a single file. */
export const downloadFlow = flowOf(downloadMachine, provideReceiptDownload(playedEnvironment), fixtures);
