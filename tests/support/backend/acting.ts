import type { Visitor } from './backend';

/** Lets an admin act for a customer: where `look-only` is on, after they have looked. */
export async function actAs(admin: Visitor, uuid: string, reason: string): Promise<void> {
  await admin.call('impersonate', { params: { uuid }, form: { reason } });
  await admin.call('actForCustomer', { form: { reason } });
}
