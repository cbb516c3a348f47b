import type { CallOptions, Client } from '../client';
import { at } from '../path';
import type { Destination } from './auth';

/** Begins to act as a customer (Ext `admin`); the user is then read from auth/user. */
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

/** Ends an impersonation (S7.calls.5): silent about success, errors are shown. */
export const endImpersonation = async (client: Client, options?: CallOptions): Promise<void> => {
  await client.request({
    url: at('/api/admin/end-impersonation'),
    successNotice: false,
    errorNotice: true,
    ...options,
  });
};
