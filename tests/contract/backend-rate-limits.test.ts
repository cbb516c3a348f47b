import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CountedBy, RateLimited } from '../../src/server/backend/limits';
import { DEMO_PASSWORD } from '../../src/server/backend/seeds/accounts';
import { defaultSwitches } from '../../src/server/backend/services/shared/switches';
import { createGateway } from '../../src/server/gateway/app';
import { readSite } from '../../src/server/gateway/site';
import { contactForm, newPassword, registrationOf } from '../support/contract/access/access-forms';
import {
  createTestBackend,
  type TestBackend,
  type Visitor,
  type WireAnswer,
} from '../support/backend/backend';
import { addCard } from '../support/backend/backend-cards';
import { makeDist } from '../support/gateway/gateway-site';
import { emptyRecording } from '../support/contract/empty-recording';
import { limitOf } from '../support/contract/limit-of';

let backend: TestBackend;
let customer: Visitor;
let count = 0;

beforeAll(async () => {
  backend = await createTestBackend({ switches: { rateLimits: true } });
  customer = await backend.visitorAs('new');
});
beforeEach(async () => {
  await backend.services.executor.deleteFrom('rate_limits').execute();
});
afterAll(() => backend.app.close());

/** The others have tests beside those of what they limit. */
type Tried = Exclude<
  RateLimited,
  | 'loginOnKnownDevice'
  | 'oldPassword'
  | 'requestEmailChange'
  | 'secondStep'
  | 'passkeySignIn'
  | 'keepFactors'
  | 'book'
  | 'bookAsGuest'
  | 'readSupportCode'
>;

/** One try of each kind, from an address, about an account. */
const tries: Readonly<Record<Tried, (account: string, address: string) => Promise<WireAnswer>>> = {
  login: (account, address) =>
    backend.visitor().call('login', {
      form: { email: `${account}@cabrank.test`, password: 'wrong' },
      headers: { 'x-forwarded-for': address },
    }),
  lostPassword: (account, address) =>
    backend.visitor().call('requestPasswordReset', {
      form: { email: `${account}@cabrank.test`, recaptchaToken: '' },
      headers: { 'x-forwarded-for': address },
    }),
  resetPassword: (account, address) =>
    backend.visitor().call('resetPassword', {
      form: { resetCode: account, newPassword, recaptchaToken: '' },
      headers: { 'x-forwarded-for': address },
    }),
  disownSignIn: (account, address) =>
    backend.visitor().call('disownSignIn', {
      form: { code: account },
      headers: { 'x-forwarded-for': address },
    }),
  confirmEmail: (account, address) =>
    backend.visitor().call('confirmEmail', {
      form: { code: account },
      headers: { 'x-forwarded-for': address },
    }),
  restoreEmail: (account, address) =>
    backend.visitor().call('restoreEmail', {
      form: { code: account },
      headers: { 'x-forwarded-for': address },
    }),
  contact: (account, address) =>
    backend.visitor().call('sendContactMessage', {
      form: { ...contactForm, email: `${account}@cabrank.test` },
      headers: { 'x-forwarded-for': address },
    }),
  register: (_account, address) =>
    backend.visitor().call('register', {
      json: { ...registrationOf('standard', `limit${(count += 1)}`), card: null },
      headers: { 'x-forwarded-for': address },
    }),
  guest: (_account, address) =>
    backend.visitor().call('startGuest', {
      form: { name: 'Una Guest', phone: '+353851234567' },
      headers: { 'x-forwarded-for': address },
    }),
  makeSupportCode: (_account, address) =>
    backend.visitor().call('makeSupportCode', {
      form: { recording: emptyRecording },
      headers: { 'x-forwarded-for': address },
    }),
  addCard: (_account, address) =>
    addCard(customer, 'new', {
      random: `limit${(count += 1)}`,
      number: '4000000000000002',
      headers: { 'x-forwarded-for': address },
    }),
};

/** Makes as many tries as are let through, and one more, which is told how long to wait. */
async function useUp(
  what: Tried,
  by: CountedBy,
  who: (at: number) => readonly [account: string, address: string],
): Promise<{ readonly seconds: number }> {
  const { tries: allowed, windowMs } = limitOf(what, by);
  for (let at = 0; at < allowed; at += 1) {
    expect((await tries[what](...who(at))).status, `try ${at}`).not.toBe(429);
  }
  const limited = await tries[what](...who(allowed));
  expect(limited.status).toBe(429);
  const seconds = Number(limited.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(windowMs / 1000);
  expect(limited.body.message).toMatch(/^Too many attempts\. Please wait (?:a minute|\d+ minutes) and/u);
  return { seconds };
}

const ofAccounts = ['lostPassword', 'resetPassword', 'contact', 'addCard'] as const;
const inAll = ['register', 'guest'] as const;

describe.each(ofAccounts)('%s', (what) => {
  it('is limited per account, whatever the address, and tells how long to wait', async () => {
    const { seconds } = await useUp(what, 'account', (at) => ['nobody', `10.0.0.${at}`]);
    if (what !== 'addCard') expect((await tries[what]('other', '10.0.1.1')).status).not.toBe(429);
    backend.clock.advance(seconds * 1000);
    if (what === 'addCard') customer = await backend.visitorAs('new');
    expect((await tries[what]('nobody', '10.0.1.1')).status).not.toBe(429);
  });

  it('is not limited if a tester has switched it off', async () => {
    await backend.services.switches.change({ rateLimits: false });
    for (let at = 0; at <= limitOf(what, 'account').tries; at += 1) {
      expect((await tries[what]('nobody', '10.0.0.1')).status).not.toBe(429);
    }
    await backend.services.switches.change({ rateLimits: true });
  });
});

describe.each(inAll)('%s', (what) => {
  it('is limited per address, and tells how long to wait', async () => {
    const { seconds } = await useUp(what, 'network', () => ['nobody', '10.0.0.1']);
    expect((await tries[what]('nobody', '10.0.0.2')).status).toBe(200);
    backend.clock.advance(seconds * 1000);
    expect((await tries[what]('nobody', '10.0.0.1')).status).toBe(200);
  });

  it('is limited in total, for all callers', async () => {
    const { tries: allowed } = limitOf(what, 'all');
    const since = backend.clock.now();
    await backend.services.executor
      .insertInto('rate_limits')
      .values({ key: `${what} all`, tries: allowed - 1, since })
      .execute();
    expect((await tries[what]('nobody', '10.0.0.1')).status).toBe(200);
    const limited = await tries[what]('nobody', '10.0.0.2');
    expect([limited.status, limited.headers['retry-after']]).toEqual([429, '3600']);
  });
});

describe('a network', () => {
  it('is limited as a whole, whatever the account', async () => {
    await useUp('contact', 'network', (at) => [`nobody${at}`, '10.0.0.1']);
    expect((await tries.contact('another', '10.0.0.2')).status).toBe(200);
  });

  it('of IPv6 is the /64 of the address', async () => {
    await useUp('guest', 'network', (at) => ['nobody', `2001:db8:1:2::${at.toString(16)}`]);
    expect((await tries.guest('nobody', '2001:db8:1:3::1')).status).toBe(200);
  });

  it('of IPv4 is the same if the address is written as IPv6', async () => {
    await useUp('guest', 'network', (at) => ['nobody', at % 2 === 0 ? '192.0.2.7' : '::ffff:192.0.2.7']);
  });
});

describe('rate limits', () => {
  it('are on unless they are switched off', () => {
    expect(defaultSwitches.rateLimits).toBe(true);
  });

  it('cannot be bypassed by concurrent guesses', async () => {
    const { tries: allowed } = limitOf('login', 'accountInNetwork');
    const guesses = Array.from({ length: allowed + 5 }, () => tries.login('premium', '127.0.0.1'));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect((await backend.visitor().signIn('premium')).status).toBe(429);
  });

  it('do not count logins that succeed', async () => {
    for (let at = 0; at <= limitOf('login', 'accountInNetwork').tries; at += 1) {
      expect((await backend.visitor().signIn('premium')).status).toBe(200);
    }
  });

  it('count guesses of the old password when it is changed', async () => {
    const visitor = await backend.visitorAs('premium');
    const { uuid } = (await visitor.call('getUser')).body.response as { readonly uuid: string };
    const form = { oldPassword: 'wrong', newPassword, recaptchaToken: '' };
    for (let at = 0; at < limitOf('oldPassword', 'account').tries; at += 1) {
      expect((await visitor.call('changePassword', { params: { uuid }, form })).status).toBe(400);
    }
    expect((await visitor.call('changePassword', { params: { uuid }, form })).status).toBe(429);
  });

  it('cannot be bypassed with a forged X-Forwarded-For: the gateway identifies the client', async () => {
    const { dist, remove } = await makeDist();
    const origin = await backend.app.listen({ host: '127.0.0.1', port: 0 });
    const gateway = await createGateway({ site: await readSite(dist), upstream: { origin, sandbox: true } });
    const site = await gateway.listen({ host: '127.0.0.1', port: 0 });
    const statuses: number[] = [];
    for (let at = 0; at <= limitOf('contact', 'network').tries; at += 1) {
      const answer = await fetch(`${site}/api/content/contact`, {
        method: 'POST',
        headers: {
          'x-requested-with': 'XMLHttpRequest',
          'x-forwarded-for': `10.1.0.${at}`,
          'x-real-ip': `10.1.0.${at}`,
          forwarded: `for=10.1.0.${at}`,
        },
        body: new URLSearchParams({ ...contactForm, email: `nobody${at}@cabrank.test` }),
      });
      statuses.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    await gateway.close();
    await remove();
    expect(statuses.filter((status) => status === 200)).toHaveLength(limitOf('contact', 'network').tries);
    expect(statuses.at(-1)).toBe(429);
  });

  it('store neither personal addresses nor passwords', async () => {
    await tries.login('standard', '10.0.0.1');
    const rows = await backend.services.executor.selectFrom('rate_limits').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/standard|wrong/u);
    expect(JSON.stringify(rows)).not.toContain(DEMO_PASSWORD);
  });
});
