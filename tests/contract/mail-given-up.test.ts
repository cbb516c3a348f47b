import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAIL_RETRY_FIRST_MS, RESET_LIFETIME_MS } from '../../src/server/backend/limits';
import { createTestBackend, type TestBackend } from '../support/backend/backend';
import { eventually } from '../support/browser/eventually';
import { newStorage } from '../support/backend/storage/seeded-storage';
import { accessTo, startSmtp, type SmtpStandIn } from '../support/backends/smtp-stand-in';

// What becomes of a mail that will never be sent: a link or a password may stand in it.

let smtp: SmtpStandIn;
beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.close());

let count = 0;
const newAddress = (): string => `given-up-${(count += 1)}@cabrank.test`;

const askForPassword = (backend: TestBackend, email: string) =>
  backend.visitor().call('requestPasswordReset', { form: { email, recaptchaToken: '' } });

const mailTo = async ({ services }: TestBackend, email: string) =>
  (await services.mail.outbox()).find(({ recipient }) => recipient === email);

describe('in production', () => {
  let backend: TestBackend;
  let remove: () => Promise<void>;
  const logged: string[] = [];
  beforeAll(async () => {
    const made = await newStorage();
    remove = made.remove;
    backend = await createTestBackend({
      storage: made.storage,
      mode: { kind: 'production' },
      mail: accessTo(smtp.url),
      logLevel: 'warn',
      logStream: { write: (line: string) => void logged.push(line) },
    });
  });
  afterAll(async () => {
    await backend.app.close();
    await remove();
  });

  it('no text of a given-up email is kept', async () => {
    const to = newAddress();
    smtp.plan(to, { kind: 'refused', status: 550, at: 'address' });
    await askForPassword(backend, to);
    await eventually(() => mailTo(backend, to)).toMatchObject({
      due_at: null,
      subject: 'Reset your Cabrank password',
    });
    expect((await mailTo(backend, to))?.body).toBe('');
  });

  it('an expired link is no longer sent', async () => {
    const to = newAddress();
    const busy = { kind: 'refused', status: 450, at: 'address' } as const;
    smtp.plan(to, busy);
    await askForPassword(backend, to);
    await eventually(() => mailTo(backend, to)).toMatchObject({
      attempts: 1,
      due_at: new Date(backend.clock.now().getTime() + MAIL_RETRY_FIRST_MS),
      body: expect.stringContaining('Hello') as string,
    });
    backend.clock.advance(RESET_LIFETIME_MS);
    await eventually(() => mailTo(backend, to)).toMatchObject({ due_at: null, body: '' });
    expect(smtp.triesTo(to)).toBe(1);
    expect(logged.join('')).toMatch(/"code":"EXPIRED".*"msg":"a mail was given up"/u);
  });
});

it('stays unchanged in the outbox of a demo, like a sent one', async () => {
  const backend = await createTestBackend({ mail: accessTo(smtp.url) });
  const to = newAddress();
  smtp.plan(to, { kind: 'refused', status: 550, at: 'address' });
  await askForPassword(backend, to);
  await eventually(() => mailTo(backend, to)).toMatchObject({
    due_at: null,
    body: expect.stringContaining('Hello') as string,
  });
  await backend.app.close();
});
