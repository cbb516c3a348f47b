import { ApiError } from '../../../api/api-error';
import { downloadReceipt } from '../../../api/calls/receipts';
import type { Environment } from '../../../app/environment/environment';
import { provideDownload, type DownloadPorts } from '../../app/download/download.provide';

/** 'Download PDF' at a receipt (D2.extensionGroups.receipts): saved under the name that the server gives it. */
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
