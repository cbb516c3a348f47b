import type { CustomerSettings, CustomerSettingsUpdate } from '../../domain/entities';
import type { CallOptions, Client } from '../client';
import { readSettings, writeSettings } from '../codec/settings';
import { at } from '../path';
import type { FormOf } from '../wire';

/** The customer's settings (S7.calls.22). */
export const viewSettings = (
  client: Client,
  uuid: string,
  options?: CallOptions,
): Promise<CustomerSettings> =>
  client.call({ url: at('/api/user/{uuid}/settings/view', { uuid }), ...options }, (answer, place) =>
    readSettings(answer.response, place),
  );

/** Saves the settings (S7.calls.23). */
export const updateSettings = async (
  client: Client,
  uuid: string,
  update: CustomerSettingsUpdate,
  recaptchaToken: string,
  options?: CallOptions,
): Promise<void> => {
  await client.request({
    url: at('/api/user/{uuid}/settings/update', { uuid }),
    method: 'post',
    data: writeSettings(update, recaptchaToken),
    ...options,
  });
};

/** Changes the password (S7.calls.24). A wrong old password is refused with code 400 (D2.23). */
export const changePassword = async (
  client: Client,
  uuid: string,
  passwords: FormOf<'ChangePasswordForm'>,
  options?: CallOptions,
): Promise<void> => {
  await client.request({
    url: at('/api/user/{uuid}/settings/change-password', { uuid }),
    method: 'post',
    data: passwords,
    ...options,
  });
};

/** Closes the customer's account (S7.calls.25). */
export const deleteProfile = async (client: Client, uuid: string, options?: CallOptions): Promise<void> => {
  await client.request({
    url: at('/api/user/{uuid}/settings/delete-profile', { uuid }),
    method: 'post',
    ...options,
  });
};
