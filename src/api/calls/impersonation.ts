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

/** Lets an admin who only looks act for the customer (Ext `look-only`). Afterwards auth/user says so. */
export const actForCustomer = async (
  client: Client,
  reason: string,
  options?: CallOptions,
): Promise<void> => {
  await client.request({
    url: at('/api/admin/act'),
    method: 'post',
    data: { reason },
    whileLooking: true,
    ...options,
  });
};
