import type { CallOptions, Client } from '../client';
import { at } from '../path';
import type { Destination } from './auth';

/** Starts acting as a customer (Ext `admin`). Afterwards auth/user returns that customer. */
export const impersonate = (
  client: Client,
  uuid: string,
  reason: string,
  options?: CallOptions,
): Promise<Destination> =>
  client.call(
    { url: at('/api/admin/impersonate/{uuid}', { uuid }), method: 'post', data: { reason }, ...options },
    ({ location }) => ({ location }),
  );

/** Ends an impersonation (S7.calls.5). Success shows no notice, errors do. */
export const endImpersonation = async (client: Client, options?: CallOptions): Promise<void> => {
  await client.request({
    url: at('/api/admin/end-impersonation'),
    successNotice: false,
    errorNotice: true,
    ...options,
  });
};
