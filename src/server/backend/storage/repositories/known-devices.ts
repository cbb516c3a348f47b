import type { Executor } from '../database';

/** Whether the user has signed in with the device since a moment. */
export async function isKnownDevice(
  executor: Executor,
  device: { readonly idHash: string; readonly userId: string },
  since: Date,
): Promise<boolean> {
  const row = await executor
    .selectFrom('known_devices')
    .select('user_id')
    .where('id_hash', '=', device.idHash)
    .where('user_id', '=', device.userId)
    .where('last_used_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertDevice(
  executor: Executor,
  device: { readonly idHash: string; readonly userId: string; readonly at: Date },
): Promise<void> {
  await executor
    .insertInto('known_devices')
    .values({ id_hash: device.idHash, user_id: device.userId, last_used_at: device.at })
    .onConflict((conflict) =>
      conflict.columns(['id_hash', 'user_id']).doUpdateSet({ last_used_at: device.at }),
    )
    .execute();
}

/** Gives a device another id, for all its users and their sessions. */
export async function renameDevice(executor: Executor, from: string, to: string): Promise<void> {
  await executor.updateTable('known_devices').set({ id_hash: to }).where('id_hash', '=', from).execute();
  await executor.updateTable('sessions').set({ device_hash: to }).where('device_hash', '=', from).execute();
  await executor
    .updateTable('sign_in_mails')
    .set({ device_hash: to })
    .where('device_hash', '=', from)
    .execute();
}

/** Forgets that a user has signed in with a device. */
export async function deleteDevice(
  executor: Executor,
  device: { readonly idHash: string; readonly userId: string },
): Promise<void> {
  await executor
    .deleteFrom('known_devices')
    .where('id_hash', '=', device.idHash)
    .where('user_id', '=', device.userId)
    .execute();
}

/** @param but id of a device to keep */
export async function deleteDevicesOf(executor: Executor, userId: string, but: string | null): Promise<void> {
  const all = executor.deleteFrom('known_devices').where('user_id', '=', userId);
  await (but === null ? all : all.where('id_hash', '!=', but)).execute();
}

/** Deletes devices that were not used to sign in since a moment. */
export async function sweepDevices(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom('known_devices').where('last_used_at', '<', before).execute();
}
