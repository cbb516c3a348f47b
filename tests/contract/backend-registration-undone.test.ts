import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../../src/server/backend/http/answers';
import { createRegistration } from '../../src/server/backend/services/registration/registration';
import { servedGroups } from '../../src/server/backend/services/shared/switches';
import { findUserByEmail } from '../../src/server/backend/storage/repositories/users';
import { cardResult } from '../support/contract/access/access-cells';
import { registrationOf } from '../support/contract/access/access-forms';
import { createTestBackend, type TestBackend } from '../support/backend/backend';

// A registration that fails for another reason than its card leaves nothing behind (D2.18).

type Form = Parameters<TestBackend['services']['registration']['register']>[0];

const DECLINED = '4000000000000002';

let backend: TestBackend;
let count = 0;
const unique = (): string => `x${(count += 1)}`;
const formOf = (type: string, number?: string): Form => registrationOf(type, unique(), number) as Form;

beforeAll(async () => {
  backend = await createTestBackend({ switches: { extensions: servedGroups, rateLimits: false } });
});
afterAll(() => backend.app.close());

/** Everything that a registration writes. */
async function stored() {
  const { executor, mail } = backend.services;
  const users = await executor.selectFrom('users').selectAll().orderBy('id').execute();
  const held = await executor.selectFrom('held_profiles').selectAll().orderBy('user_id').execute();
  const cards = await executor.selectFrom('cards').selectAll().orderBy('id').execute();
  return { users, held, cards, mails: await mail.outbox() };
}

describe('a registration that names an account to upgrade', () => {
  const withAccount = () => ({ ...formOf('business'), account: 1 });

  it('is refused for a new visitor', async () => {
    const before = await stored();
    const visitor = backend.visitor();
    const { body } = await visitor.call('register', { json: withAccount() });
    expect(body).toMatchObject({ code: 400, errors: { account: expect.any(String) as string } });
    expect(body.stripe).toBeUndefined();
    expect(await stored()).toEqual(before);
    expect(visitor.cookies()).toBe('');
  });

  it('is refused for a visitor with a held profile, which stays unchanged', async () => {
    const visitor = backend.visitor();
    await visitor.call('register', { json: formOf('business', DECLINED) });
    const before = await stored();
    expect((await visitor.call('register', { json: withAccount() })).status).toBe(400);
    expect(await stored()).toEqual(before);
    const json = { card: cardResult(unique()), requestType: 'business', recaptchaToken: '' };
    expect((await visitor.call('registerSaveCard', { json })).status).toBe(200);
  });
});

describe('a profile that is refused after the account was created', () => {
  const refusal = new Refusal(409, 'Another one came first.');
  const address = '127.0.0.1';
  let given: string[];
  const recognise = (cookie: string) => void given.push(cookie);
  beforeEach(() => {
    given = [];
  });

  const refusing = () => {
    const { executor, clock, mail, profiles, rateLimits } = backend.services;
    const submit = () => Promise.reject(refusal);
    return createRegistration(executor, {
      clock,
      mail,
      profiles: { ...profiles, submit },
      rateLimits,
      warn: () => undefined,
    });
  };

  it('leaves a new visitor without an account, an email or a cookie', async () => {
    const before = await stored();
    await expect(refusing().register(formOf('standard'), { cookie: null, address }, recognise)).rejects.toBe(
      refusal,
    );
    expect(await stored()).toEqual(before);
    expect(given).toEqual([]);
  });

  it.each(['another address', 'the same address'])(
    'leaves a visitor who returns with %s unchanged',
    async (which) => {
      const { registration, executor } = backend.services;
      const first = formOf('business', DECLINED);
      await expect(registration.register(first, { cookie: null, address }, recognise)).rejects.toMatchObject({
        status: 400,
      });
      const [cookie = ''] = given.splice(0);
      expect(await findUserByEmail(executor, first.email)).toBeDefined();
      const before = await stored();
      const second = { ...formOf('standard'), firstName: 'Brid' };
      const sent = which === 'the same address' ? { ...second, email: first.email } : second;
      await expect(refusing().register(sent, { cookie, address }, recognise)).rejects.toBe(refusal);
      expect(await stored()).toEqual(before);
      expect(given).toEqual([]);
    },
  );
});

it('holds the profile of a visitor whose card belongs to someone else, so that another card can complete it', async () => {
  const taken = formOf('personal');
  expect((await backend.visitor().call('subscribe', { json: taken })).status).toBe(200);
  const visitor = backend.visitor();
  const json = { ...formOf('personal'), card: taken.card };
  expect((await visitor.call('subscribe', { json })).body).toMatchObject({ code: 400, stripe: true });
  const other = { card: cardResult(unique()), requestType: 'personal', recaptchaToken: '' };
  expect((await visitor.call('subscribeSaveCard', { json: other })).status).toBe(200);
});
