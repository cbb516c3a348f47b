import type { Receipt } from '../../domain/entities';
import type { Listed } from '../../domain/listed';
import type { CallOptions, Client, Download } from '../client';
import { readReceipts } from '../codec/receipts';
import { downloadName } from '../download';
import { at } from '../path';

/** The customer's receipts (Ext `receipts`). */
export const listReceipts = (client: Client, uuid: string, options?: CallOptions): Promise<Listed<Receipt>> =>
  client.call({ url: at('/api/user/{uuid}/receipts', { uuid }), ...options }, (answer, place) =>
    readReceipts(answer.response, place),
  );

/** Downloads a receipt as a PDF (Ext `receipts`). */
export const downloadReceipt = (
  client: Client,
  uuid: string,
  id: string,
  options?: CallOptions,
): Promise<Download> =>
  client.download({ url: at('/api/user/{uuid}/receipts/{id}/pdf', { uuid, id }), ...options }, downloadName);
