import { unknownDevice } from '../../../../src/server/backend/services/session/device-facts';
import { uuidOf, userOf } from '../../backend/backend';
import type { Cell, Row } from './access-cells';
import { anyone, customers, customersGet, noOne, own, row, withUuid } from './access-rows';

/** The id of another device on which somebody is signed in. */
async function otherDevice({ backend }: Cell, uuid: string): Promise<string> {
  const { sessions } = backend.services;
  const cookie = await sessions.begin(uuid, null);
  const all = await sessions.listOf(uuid);
  return all.find((session) => sessions.isOf(session, cookie))?.public_id ?? '';
}

/** The code of a mail about a sign-in. */
async function codeOfMail({ backend }: Cell): Promise<string> {
  const { signInMails, mail } = backend.services;
  const signIn = { facts: unknownDevice, device: 'another device' };
  await signInMails.tell(await userOf(backend, 'premium'), signIn);
  const [newest] = await mail.outbox();
  return /\/not-me\/(\S+)/u.exec(newest?.body ?? '')?.[1] ?? '';
}

/** The extension group `devices`. */
export const deviceRows: readonly Row[] = [
  row('listSessions', customers, own),
  row(
    'endSession',
    customers,
    withUuid(async (cell) => ({ params: { id: await otherDevice(cell, cell.uuid) } })),
  ),
  row(
    'endSession',
    customersGet(404),
    withUuid(async (cell) => ({ params: { id: await otherDevice(cell, uuidOf('premium')) } })),
    'of somebody else',
  ),
  row(
    'endSession',
    customersGet(404),
    withUuid(() => ({ params: { id: "1' or '1'='1" } })),
    'no id',
  ),
  row('endOtherSessions', customers, own),
  row('disownSignIn', anyone, async (cell) => ({ form: { code: await codeOfMail(cell) } })),
  row('disownSignIn', noOne(400), () => ({ form: { code: 'no' } }), 'unknown'),
];
