import type { SupportCode, SupportRecording } from '../../domain/support';
import type { CallOptions, Client } from '../client';
import { readMadeCode, readSupportRecording } from '../codec/support';
import { at } from '../path';

/** Keeps a recording for support, and returns its code (Ext `support`). @param recording the text of its file */
export const makeSupportCode = (
  client: Client,
  recording: string,
  options?: CallOptions,
): Promise<SupportCode> =>
  client.call(
    { url: at('/api/support-codes'), method: 'post', data: { recording }, successNotice: false, ...options },
    (answer, place) => readMadeCode(answer.response, place),
  );

/** The recording behind a code, for an admin (Ext `support`). 404: there is none, or it has expired. */
export const readSupportCode = (
  client: Client,
  code: string,
  options?: CallOptions,
): Promise<SupportRecording> =>
  client.call({ url: at('/api/admin/support-codes/{code}', { code }), ...options }, (answer, place) =>
    readSupportRecording(answer.response, place),
  );
