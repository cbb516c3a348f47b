import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CALL_LIFETIME_MS } from '../../src/server/backend/limits';
import { createRegistration } from '../../src/server/backend/services/registration/registration';
import { listSubscriptions } from '../../src/server/backend/storage/repositories/payment-profiles';
import { findUserByEmail } from '../../src/server/backend/storage/repositories/users';
import { registrationOf } from '../support/contract/access/access-forms';
import { createTestBackend, type TestBackend } from '../support/backend/backend';
import { eventually } from '../support/browser/eventually';
import { accessTo, startSmtp, type SmtpStandIn } from '../support/backends/smtp-stand-in';

// The temporary password of a registration: held until it is certain that nothing will be undone.

type Dependencies = Parameters<typeof createRegistration>[1];
type Form = Parameters<TestBackend['services']['registration']['register']>[0];

const DECLINED = '4000000000000002';
const visit = { cookie: null, address: '127.0.0.1' };

let smtp: SmtpStandIn;
let backend: TestBackend;
let count = 0;
const formOf = (type: string, number?: string): Form =>
  registrationOf(type, `mailed${(count += 1)}`, number) as Form;

beforeAll(async () => {
  smtp = await startSmtp();
  backend = await createTestBackend({ mail: accessTo(smtp.url) });
});
afterAll(async () => {
  await backend.app.close();
  await smtp.close();
});

/** A registration one of whose parts fails. */
function registrationWith(failing: Partial<Dependencies>) {
  const { executor, clock, mail, profiles, rateLimits } = backend.services;
  const parts = { clock, mail, profiles, rateLimits, warn: () => undefined };
  return createRegistration(executor, { ...parts, ...failing });
}

const subjectsTo = (email: string) => smtp.takenTo(email).map(({ headers }) => headers.subject);

it('is never sent if the registration fails, and sent at once if it succeeds', async () => {
  const { profiles } = backend.services;
  const submit = () => Promise.reject(new Error('The database is gone'));
  const lost = formOf('standard');
  const failing = registrationWith({ profiles: { ...profiles, submit } });
  await expect(failing.register(lost, visit, () => undefined)).rejects.toThrow('gone');
  const stands = formOf('standard');
  expect((await backend.visitor().call('register', { json: stands })).status).toBe(200);
  await eventually(() => subjectsTo(stands.email)).toEqual(['Welcome to Cabrank']);
  expect(smtp.triesTo(lost.email)).toBe(0);
});

describe('if it cannot be released', () => {
  async function registerWithoutRelease(number?: string) {
    const { executor, clock, mail } = backend.services;
    const recognise = vi.fn();
    const warn = vi.fn();
    const release = () => Promise.reject(new Error('The database is away'));
    const form = formOf('personal', number);
    const outcome = await registrationWith({ mail: { ...mail, release }, warn })
      .register(form, visit, recognise)
      .catch((error: unknown) => error);
    expect(recognise).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledExactlyOnceWith('a mail stays held', { err: expect.any(Error) as Error });
    const { id = '' } = (await findUserByEmail(executor, form.email)) ?? {};
    return { outcome, form, subscriptions: await listSubscriptions(executor, id, clock.now()) };
  }

  it('a visitor who has paid keeps the purchase, and it is sent automatically later', async () => {
    const { outcome, form, subscriptions } = await registerWithoutRelease();
    expect(outcome).toMatchObject({ outcome: { kind: 'completed' } });
    expect(subscriptions).toHaveLength(1);
    expect(subjectsTo(form.email)).not.toContain('Welcome to Cabrank');
    backend.clock.advance(CALL_LIFETIME_MS);
    await eventually(() => subjectsTo(form.email)).toContain('Welcome to Cabrank');
  });

  it('a visitor who needs another card is told so', async () => {
    const { outcome, form } = await registerWithoutRelease(DECLINED);
    expect(outcome).toMatchObject({ status: 400, details: { stripe: true } });
    backend.clock.advance(CALL_LIFETIME_MS);
    await eventually(() => subjectsTo(form.email)).toEqual(['Welcome to Cabrank']);
  });
});
