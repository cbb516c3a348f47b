import type { CallOptions, Client } from '../client';
import { at } from '../path';
import type { FormOf } from '../wire';

/**
 * Mails a link that confirms another email address (Ext `email-change`). A wrong password is refused with code 400. The
 * response is the same if somebody else uses the address.
 */
export const requestEmailChange = async (
  client: Client,
  uuid: string,
  form: FormOf<'EmailChangeForm'>,
  options?: CallOptions,
): Promise<void> => {
  await client.request({
    url: at('/api/user/{uuid}/settings/email', { uuid }),
    method: 'post',
    data: form,
    ...options,
  });
};

/** Forgets the address that waits for its confirmation, if there is one (Ext `email-change`). */
export const cancelEmailChange = async (
  client: Client,
  uuid: string,
  options?: CallOptions,
): Promise<void> => {
  await client.request({
    url: at('/api/user/{uuid}/settings/email', { uuid }),
    method: 'delete',
    ...options,
  });
};
