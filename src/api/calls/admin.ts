import type { CallOptions, Client } from '../client';
import { at } from '../path';

/** Ends an impersonation (S7.calls.5). Success shows no notice, errors do. */
export const endImpersonation = async (client: Client, options?: CallOptions): Promise<void> => {
  await client.request({
    url: at('/api/admin/end-impersonation'),
    successNotice: false,
    errorNotice: true,
    ...options,
  });
};
