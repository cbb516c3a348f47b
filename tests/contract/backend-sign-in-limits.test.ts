import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../src/server/backend/seeds/accounts';
import { newPassword } from '../support/contract/access/access-forms';
import { createTestBackend, uuidOf, type TestBackend, type Visitor } from '../support/backend/backend';
import { limitOf } from '../support/contract/limit-of';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend({ switches: { rateLimits: true } });
});
beforeEach(async () => {
  await backend.services.executor.deleteFrom('rate_limits').execute();
});
afterAll(() => backend.app.close());

const wrongTry = (name: string, address: string) =>
  backend.visitor().call('login', {
    form: { email: `${name}@cabrank.test`, password: 'wrong' },
    headers: { 'x-forwarded-for': address },
  });

/** Wrong tries of strangers, without the time that a password takes to be checked. */
async function strangerTries(name: string, address: string, times: number): Promise<void> {
  const trier = { address, account: `${name}@cabrank.test` };
  for (let at = 0; at < times; at += 1) {
    await backend.services.rateLimits.take('login', trier).catch(() => undefined);
  }
}

/** So many, from everywhere, that the account as a whole is closed to who is not known. */
async function strangersTry(name = 'standard'): Promise<void> {
  for (let at = 0; at <= limitOf('login', 'account').tries; at += 1) {
    await strangerTries(name, `10.0.1.${at % 200}`, 1);
  }
}

describe('login', () => {
  it('is limited per account and network, and tells how long to wait', async () => {
    for (let at = 0; at < limitOf('login', 'accountInNetwork').tries; at += 1) {
      expect((await wrongTry('nobody', '10.0.0.1')).status).toBe(401);
    }
    const limited = await wrongTry('nobody', '10.0.0.1');
    expect(limited.status).toBe(429);
    const seconds = Number(limited.headers['retry-after']);
    expect((await wrongTry('other', '10.0.0.1')).status).toBe(401);
    backend.clock.advance(seconds * 1000);
    expect((await wrongTry('nobody', '10.0.0.1')).status).toBe(401);
  });

  it('is limited per account, with a higher limit, for all networks', async () => {
    await strangersTry('nobody');
    const limited = await wrongTry('nobody', '10.0.9.9');
    expect(limited.status).toBe(429);
    backend.clock.advance(Number(limited.headers['retry-after']) * 1000);
    expect((await wrongTry('nobody', '10.0.9.9')).status).toBe(401);
  });

  it('is not limited if a tester has switched it off', async () => {
    await backend.services.switches.change({ rateLimits: false });
    for (let at = 0; at <= limitOf('login', 'accountInNetwork').tries; at += 1) {
      expect((await wrongTry('nobody', '10.0.0.1')).status).toBe(401);
    }
    await backend.services.switches.change({ rateLimits: true });
  });
});

describe('the owner of an account', () => {
  const signIn = (visitor: Visitor, address: string, password: string = DEMO_PASSWORD) =>
    visitor.call('login', {
      form: { email: 'standard@cabrank.test', password },
      headers: { 'x-forwarded-for': address },
    });
  it('is not locked out by a stranger who tries from elsewhere', async () => {
    await strangerTries('standard', '10.0.0.1', 3 * limitOf('login', 'accountInNetwork').tries);
    expect((await wrongTry('standard', '10.0.0.1')).status).toBe(429);
    expect((await signIn(backend.visitor(), '10.0.0.2')).status).toBe(200);
  });

  it('can sign in with a known device, however many others try', async () => {
    const known = backend.visitor();
    expect((await signIn(known, '10.0.0.1')).status).toBe(200);
    await known.call('logout');
    await strangersTry();
    await strangerTries('standard', '10.0.0.1', limitOf('login', 'accountInNetwork').tries + 1);
    expect((await signIn(backend.visitor(), '10.0.9.9')).status).toBe(429);
    expect((await signIn(known, '10.0.0.1')).status).toBe(200);
  });

  it('has a known device that is limited only by its own wrong attempts', async () => {
    const known = backend.visitor();
    expect((await signIn(known, '10.0.0.1')).status).toBe(200);
    for (let at = 0; at < limitOf('loginOnKnownDevice', 'account').tries; at += 1) {
      expect((await signIn(known, `10.0.0.${at}`, 'wrong')).status).toBe(401);
    }
    expect((await signIn(known, '10.0.0.1')).status).toBe(429);
    expect((await signIn(backend.visitor(), '10.0.0.2')).status).toBe(200);
  });

  it('has a known device that counts for no other account', async () => {
    const known = backend.visitor();
    await known.signIn('premium');
    await strangersTry();
    expect((await signIn(known, '10.0.9.9')).status).toBe(429);
  });

  it('can sign in right after a reset, with the browser that made it, while others keep trying', async () => {
    await strangersTry();
    const owner = backend.visitor();
    expect((await signIn(owner, '10.0.9.9')).status).toBe(429);
    const form = { email: 'standard@cabrank.test', recaptchaToken: '' };
    await owner.call('requestPasswordReset', { form });
    const mails = await backend.services.executor.selectFrom('mails').select('body').orderBy('id').execute();
    const resetCode = /\/reset\/(\S+)/u.exec(mails.at(-1)?.body ?? '')?.[1] ?? '';
    await owner.call('resetPassword', { form: { resetCode, newPassword, recaptchaToken: '' } });
    expect((await signIn(backend.visitor(), '10.0.9.8', newPassword)).status).toBe(200);
    await strangersTry();
    expect((await signIn(backend.visitor(), '10.0.9.9', newPassword)).status).toBe(429);
    expect((await signIn(owner, '10.0.9.9', newPassword)).status).toBe(200);
  });

  it('keeps only one known device after a change of the password: the one that changed it', async () => {
    const enter = (visitor: Visitor, password: string) =>
      visitor.call('login', { form: { email: 'new@cabrank.test', password } });
    const [owner, other] = [backend.visitor(), backend.visitor()];
    for (const visitor of [other, owner]) expect((await enter(visitor, DEMO_PASSWORD)).status).toBe(200);
    const form = { oldPassword: DEMO_PASSWORD, newPassword, recaptchaToken: '' };
    const params = { uuid: uuidOf('new') };
    expect((await owner.call('changePassword', { params, form })).status).toBe(200);
    await owner.call('logout');
    await strangersTry('new');
    expect((await enter(other, newPassword)).status).toBe(429);
    expect((await enter(owner, newPassword)).status).toBe(200);
  });
});
