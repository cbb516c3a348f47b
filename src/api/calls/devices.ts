import type { SignedInDevice } from '../../domain/signed-in-device';
import type { Listed } from '../../domain/listed';
import type { CallOptions, Client } from '../client';
import { readDevices } from '../codec/devices';
import { at } from '../path';

/** The devices on which the customer is signed in (Ext `devices`). */
export const listSessions = (
  client: Client,
  uuid: string,
  options?: CallOptions,
): Promise<Listed<SignedInDevice>> =>
  client.call({ url: at('/api/user/{uuid}/sessions', { uuid }), ...options }, (answer, place) =>
    readDevices(answer.response, place),
  );

/**
 * Signs out a device (Ext `devices`). One that is not signed in any more (404) counts as signed out; the one in use is
 * 409.
 */
export const endSession = async (
  client: Client,
  uuid: string,
  id: string,
  options?: CallOptions,
): Promise<void> => {
  await client.request({
    url: at('/api/user/{uuid}/sessions/{id}', { uuid, id }),
    method: 'delete',
    accepted: [200, 404],
    ...options,
  });
};

/** Signs out all devices but the one that is used (Ext `devices`). */
export const endOtherSessions = async (
  client: Client,
  uuid: string,
  options?: CallOptions,
): Promise<void> => {
  await client.request({ url: at('/api/user/{uuid}/sessions', { uuid }), method: 'delete', ...options });
};
