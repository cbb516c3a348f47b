import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../src/server/backend/seeds/accounts';
import { servedGroups } from '../../src/server/backend/services/shared/switches';
import { actAs } from '../support/backend/acting';
import { createTestBackend, uuidOf, type TestBackend, type Visitor } from '../support/backend/backend';
import { enrolApp, enrolPasskey, fromBrowser } from '../support/backend/second-factor';

const params = { uuid: uuidOf('standard') };
const email = 'standard@cabrank.test';
const password = DEMO_PASSWORD;

let backend: TestBackend;
let home: Visitor;

const login = (visitor: Visitor) => visitor.call('login', { form: { email, password } });
const factors = async () => (await home.call('listFactors', { params })).body.response;
const idOf = async (at = 0) =>
  ((await factors()) as { readonly factors: readonly { readonly id: string }[] }).factors[at]?.id ?? '';

beforeEach(async () => {
  backend = await createTestBackend({ switches: { extensions: servedGroups } });
  home = await backend.visitorAs('standard');
  return () => backend.app.close();
});

describe('removing a second step', () => {
  it('needs the password, and the codes go with the last one', async () => {
    await enrolApp(backend, home, 'standard');
    backend.clock.advance(1);
    await enrolPasskey(home, 'standard');
    const remove = (id: string, given: string) =>
      home.call('removeFactor', { params: { ...params, id }, form: { password: given } });
    const first = await idOf();
    expect((await remove(first, 'wrong')).body.errors).toHaveProperty('password');
    expect((await remove(first, password)).status).toBe(200);
    expect((await remove(first, password)).status).toBe(404);
    expect(await factors()).toMatchObject({ factors: [{ kind: 'passkey' }], recoveryCodesLeft: 10 });
    expect((await remove(await idOf(), password)).status).toBe(200);
    expect(await factors()).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
    expect((await login(backend.visitor())).status).toBe(200);
  });

  it('is for its owner alone', async () => {
    await enrolApp(backend, home, 'standard');
    const id = await idOf();
    const other = await backend.visitorAs('premium');
    const theirs = { params: { uuid: uuidOf('premium'), id } };
    expect((await other.call('removeFactor', { ...theirs, form: { password } })).status).toBe(404);
    expect((await other.call('renameFactor', { ...theirs, form: { name: 'Mine' } })).status).toBe(404);
    const admin = await backend.visitorAs('admin');
    await actAs(admin, params.uuid, 'To look');
    expect((await admin.call('listFactors', { params })).status).toBe(403);
  });

  it('stops at ten', async () => {
    for (let at = 0; at < 10; at += 1) await enrolPasskey(home, 'standard');
    const more = await home.call('beginPasskey', { params, form: { password }, headers: fromBrowser });
    expect(more.status).toBe(409);
  });
});

it('gives a second step another name', async () => {
  await enrolApp(backend, home, 'standard');
  const id = await idOf();
  const rename = (name: string) => home.call('renameFactor', { params: { ...params, id }, form: { name } });
  expect((await rename(' Old phone ')).status).toBe(200);
  expect(await factors()).toMatchObject({ factors: [{ name: 'Old phone' }] });
  expect((await rename('')).body.errors).toEqual({ name: 'Required.' });
});
