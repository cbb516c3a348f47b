import type { PresentChart, SupportCode, SupportRecording, Whereabouts } from '../../domain/support';
import type { CallOptions, Client } from '../client';
import { readMadeCode, readSupportRecording, readWhereaboutsOf } from '../codec/support';
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

/** Shows support where a customer is, for a minute (Ext `support`). */
export const showWhereabouts = (
  client: Client,
  uuid: string,
  charts: readonly PresentChart[],
  options?: CallOptions,
): Promise<void> =>
  client.call(
    {
      url: at('/api/user/{uuid}/whereabouts', { uuid }),
      method: 'post',
      data: { charts: JSON.stringify(charts) },
      successNotice: false,
      ...options,
    },
    () => undefined,
  );

/** Stops showing where a customer is (Ext `support`). */
export const hideWhereabouts = (client: Client, uuid: string, options?: CallOptions): Promise<void> =>
  client.call(
    { url: at('/api/user/{uuid}/whereabouts', { uuid }), method: 'delete', successNotice: false, ...options },
    () => undefined,
  );

/** Where a customer is, for an admin (Ext `support`). 404: they do not show it. */
export const readWhereabouts = (client: Client, uuid: string, options?: CallOptions): Promise<Whereabouts> =>
  client.call({ url: at('/api/admin/customers/{uuid}/whereabouts', { uuid }), ...options }, (answer, place) =>
    readWhereaboutsOf(answer.response, place),
  );
