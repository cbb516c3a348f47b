import { fromPromise } from 'xstate';
import { receiptDownloadMachine } from '../../../../machines/profiles/receipt-download/receipt-download.machine';
import type {
  DownloadInput,
  DownloadOutcome,
} from '../../../../machines/profiles/receipt-download/receipt-download.types';
import { ApiError } from '../../../api/api-error';
import { downloadReceipt } from '../../../api/calls/receipts';
import { saveFile, type FileToSave } from '../../../platform/save-file';
import type { Environment } from '../../../app/environment/environment';

type ReceiptDownloadPorts = {
  /** Hands the file to the browser. */
  readonly save?: (file: FileToSave) => void;
};

/** 'Download PDF' at a receipt (D2.extensionGroups.receipts): saved under the name that the server gives it. */
export const provideReceiptDownload = (
  { adapters, client }: Environment,
  { save = saveFile }: ReceiptDownloadPorts = {},
) =>
  receiptDownloadMachine.provide({
    actors: {
      saveReceipt: fromPromise<DownloadOutcome, DownloadInput>(async ({ input, signal }) => {
        try {
          const file = await downloadReceipt(client, input.customer, input.receipt.id, { signal });
          save(file);
          return { kind: 'saved', name: file.name };
        } catch (error) {
          if (error instanceof ApiError) return { kind: 'refused', messages: error.messages };
          throw error;
        }
      }),
    },
    actions: { logFailure: (_, { error }) => adapters.failures.report('receipt download', error) },
  });
