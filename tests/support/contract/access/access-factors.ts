import { randomBytes, randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '../../../../src/server/backend/seeds/accounts';
import { hashOfRecoveryCode } from '../../../../src/server/backend/services/second-factor/recovery-codes';
import { newTotpSecret } from '../../../../src/server/backend/services/second-factor/totp';
import { hashOfSecret } from '../../../../src/server/backend/services/shared/secret';
import {
  insertBegunSignIn,
  insertChallenge,
} from '../../../../src/server/backend/storage/repositories/begun-sign-ins';
import {
  deleteFactorReset,
  insertFactorReset,
} from '../../../../src/server/backend/storage/repositories/factor-resets';
import { deleteFactorsOf, insertFactor } from '../../../../src/server/backend/storage/repositories/factors';
import { replaceRecoveryCodes } from '../../../../src/server/backend/storage/repositories/recovery-codes';
import { testAuthenticator } from '../../backend/authenticator';
import { uuidOf } from '../../backend/backend';
import { codeOf, fromBrowser, ORIGIN } from '../../backend/second-factor';
import type { Cell, Row } from './access-cells';
import { admins, anyone, noOne, own, row, withUuid } from './access-rows';

const owner = uuidOf('premium');
const withPassword = { form: { password: DEMO_PASSWORD } };

/** Customers and admins for themselves. An admin who acts for a customer is refused. */
const owners = [401, 403, 200, 200, 200, 200, 200, 403, 200];
const ownersGet = (status: number) => owners.map((usual) => (usual === 200 ? status : usual));

/** Gives somebody a second step, in place of all that they had. @returns its id */
async function factorOf({ backend }: Cell, uuid: string): Promise<string> {
  const id = randomUUID();
  const { executor } = backend.services;
  await deleteFactorsOf(executor, uuid);
  const app = { kind: 'totp', name: 'Phone', confirmed: true, secret: newTotpSecret() } as const;
  await insertFactor(executor, { id, user_id: uuid, created_at: backend.clock.now(), ...app });
  return id;
}

/** The code of an authenticator app that was begun. */
async function codeOfBegun({ backend, uuid }: Cell): Promise<string> {
  const { executor } = backend.services;
  const at = backend.clock.now();
  const secret = newTotpSecret();
  await deleteFactorsOf(executor, uuid);
  const begun = { kind: 'totp', name: '', confirmed: false, secret } as const;
  await insertFactor(executor, { user_id: uuid, created_at: at, ...begun });
  return codeOf(secret, at);
}

async function challengeFor({ backend }: Cell, userId: string | null): Promise<string> {
  const challenge = randomBytes(16).toString('base64url');
  const { executor } = backend.services;
  await insertChallenge(executor, { hash: hashOfSecret(challenge), userId, at: backend.clock.now() });
  return challenge;
}

/** The cookie of a begun sign-in, and a recovery code for it. */
async function begunSignIn({ backend, unique }: Cell) {
  const { executor } = backend.services;
  const at = backend.clock.now();
  const code = `code-${unique}`;
  await replaceRecoveryCodes(executor, owner, { hashes: [hashOfRecoveryCode(code)], at });
  await insertBegunSignIn(executor, { idHash: hashOfSecret(`begun-${unique}`), userId: owner, at });
  return { json: { code }, cookie: `cabrank_sign_in=begun-${unique}` };
}

/** A passkey that signs in without a password. */
async function signedPasskey(cell: Cell) {
  const authenticator = testAuthenticator(ORIGIN);
  await insertFactor(cell.backend.services.executor, {
    user_id: owner,
    kind: 'passkey',
    name: 'Laptop',
    confirmed: true,
    created_at: cell.backend.clock.now(),
    credential_id: authenticator.credentialId,
    public_key: authenticator.publicKey,
    counter: 0,
  });
  return authenticator.get({ challenge: await challengeFor(cell, null) });
}

/** The code of the mail about a reset. */
async function codeOfReset({ backend, unique }: Cell): Promise<string> {
  const code = `keep-${unique}`;
  const { executor } = backend.services;
  const dueAt = new Date(backend.clock.now().getTime() + 1000);
  await deleteFactorReset(executor, owner);
  await insertFactorReset(executor, { userId: owner, codeHash: hashOfSecret(code), dueAt });
  return code;
}

/** The extension group `second-factor`. */
export const factorRows: readonly Row[] = [
  row('listFactors', owners, own),
  row(
    'beginTotp',
    owners,
    withUuid(() => withPassword),
  ),
  row(
    'confirmTotp',
    owners,
    withUuid(async (cell) => ({ form: { code: await codeOfBegun(cell), name: 'Phone' } })),
  ),
  row(
    'beginPasskey',
    owners,
    withUuid(() => ({ ...withPassword, headers: fromBrowser })),
  ),
  row(
    'beginPasskey',
    ownersGet(400),
    withUuid(() => withPassword),
    'without an Origin',
  ),
  row(
    'confirmPasskey',
    owners,
    withUuid(async (cell) => {
      const challenge = await challengeFor(cell, cell.uuid);
      const passkey = testAuthenticator(ORIGIN).create({ challenge });
      return { json: { passkey, name: 'Laptop' }, headers: fromBrowser };
    }),
  ),
  row(
    'renewRecoveryCodes',
    owners,
    withUuid(async (cell) => {
      await factorOf(cell, cell.uuid);
      return withPassword;
    }),
  ),
  row(
    'renameFactor',
    owners,
    withUuid(async (cell) => ({
      params: { id: await factorOf(cell, cell.uuid) },
      form: { name: `Phone ${cell.unique}` },
    })),
  ),
  row(
    'renameFactor',
    ownersGet(404),
    withUuid(async (cell) => ({ params: { id: await factorOf(cell, owner) }, form: { name: 'Mine' } })),
    'of somebody else',
  ),
  row(
    'removeFactor',
    owners,
    withUuid(async (cell) => ({ params: { id: await factorOf(cell, cell.uuid) }, ...withPassword })),
  ),
  row(
    'removeFactor',
    ownersGet(404),
    withUuid(() => ({ params: { id: "1' or '1'='1" }, ...withPassword })),
    'no id',
  ),
  row('resetFactors', admins, async (cell) => {
    await factorOf(cell, owner);
    return { params: { uuid: owner }, form: { reason: 'Lost her phone' } };
  }),
  row('confirmSignIn', anyone, begunSignIn),
  row('confirmSignIn', noOne(401), () => ({ json: { code: '123456' } }), 'that nobody began'),
  row('passkeyRequest', anyone, () => ({ form: { secondStep: '0' }, headers: fromBrowser })),
  row(
    'passkeyRequest',
    noOne(401),
    () => ({ form: { secondStep: '1' }, headers: fromBrowser }),
    'in a sign-in that nobody began',
  ),
  row('signInWithPasskey', anyone, async (cell) => ({
    json: { passkey: await signedPasskey(cell), admin: false },
    headers: fromBrowser,
  })),
  row('keepFactors', anyone, async (cell) => ({ form: { code: await codeOfReset(cell) } })),
  row('keepFactors', noOne(400), () => ({ form: { code: 'no' } }), 'unknown'),
];
