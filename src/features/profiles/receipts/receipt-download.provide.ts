import { ApiError } from '../../../api/api-error';
import { downloadReceipt } from '../../../api/calls/receipts';
import type { Environment } from '../../../app/environment/environment';
import { provideDownload, type DownloadPorts } from '../../app/download/download.provide';

/** 'Download PDF' for a receipt (D2.extensionGroups.receipts). The server names the file. */
export const provideReceiptDownload = (environment: Environment, ports: DownloadPorts = {}) =>
  provideDownload(
    environment,
    'receipt download',
    async ({ customer, file }, signal) => {
      try {
        return await downloadReceipt(environment.client, customer, file.id, { signal });
      } catch (error) {
        if (error instanceof ApiError) return { kind: 'refused', messages: error.messages };
        throw error;
      }
    },
    ports,
  );
