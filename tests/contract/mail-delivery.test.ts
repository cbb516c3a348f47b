import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDelivery } from '../../src/server/backend/mail/delivery';
import { MAIL_RETRY_FIRST_MS, MAIL_TRIES } from '../../src/server/backend/limits';
import { createTestBackend, type TestBackend } from '../support/backend/backend';
import { eventually } from '../support/browser/eventually';
import { newStorage } from '../support/backend/storage/seeded-storage';
import { accessTo, startSmtp, type SmtpStandIn } from '../support/backends/smtp-stand-in';

// Mails that leave the backend, through a real SMTP server.

let smtp: SmtpStandIn;
let backend: TestBackend;
const logged: string[] = [];
let count = 0;
const newAddress = (): string => `mailed-${(count += 1)}@cabrank.test`;

beforeAll(async () => {
  smtp = await startSmtp();
  backend = await createTestBackend({
    mail: accessTo(smtp.url),
    logLevel: 'warn',
    logStream: { write: (line: string) => void logged.push(line) },
  });
});
afterAll(async () => {
  await backend.app.close();
  await smtp.close();
});

/** Has the backend write a mail to an address. */
async function askForPassword(email: string): Promise<void> {
  const { status } = await backend
    .visitor()
    .call('requestPasswordReset', { form: { email, recaptchaToken: '' } });
  expect(status).toBe(200);
}

const rowOf = async (recipient: string) =>
  backend.services.executor
    .selectFrom('mails')
    .select(['due_at', 'attempts'])
    .where('recipient', '=', recipient)
    .executeTakeFirstOrThrow();

const linesAbout = (message: string) =>
  logged
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
    .filter(({ msg }) => msg === message);

describe('an email', () => {
  it('arrives once, as text and as styled HTML, with links to the website', async () => {
    const to = 'cannotbook@cabrank.test';
    await askForPassword(to);
    await eventually(() => smtp.takenTo(to).length).toBe(1);
    const [mail] = smtp.takenTo(to);
    expect(mail?.headers).toMatchObject({
      from: 'Cabrank <no-reply@cabrank.example>',
      'reply-to': 'Cabrank <office@cabrank.example>',
      to,
      subject: 'Reset your Cabrank password',
      'auto-submitted': 'auto-generated',
      'message-id': expect.stringMatching(/^<\d+\.\d+@cabrank\.example>$/u) as string,
    });
    expect(mail?.text).toMatch(
      /^Hello Róisín,\n\n.+\n\nChoose a new password: https:\/\/cabrank\.example\/reset\/\S+\n\n.+$/u,
    );
    const link = /https:\S+/u.exec(mail?.text ?? '')?.[0] ?? '';
    expect(mail?.html).toContain(`<a href="${link}"`);
    expect(mail?.html).toContain('Hello Róisín,');
    expect(mail?.html).toContain('#FFC400');
    // In a demo it stays in the outbox, and is not sent again.
    await eventually(() => rowOf(to)).toEqual({ due_at: null, attempts: 1 });
  });

  it('is stored with the call and sent afterwards: the response does not wait for a mail server', async () => {
    const to = newAddress();
    let accept = (): void => undefined;
    smtp.plan(to, { kind: 'late', until: new Promise((resolve) => (accept = resolve)) });
    await askForPassword(to);
    await eventually(() => smtp.triesTo(to)).toBe(1);
    expect((await rowOf(to)).due_at).not.toBeNull();
    accept();
    await eventually(() => rowOf(to)).toEqual({ due_at: null, attempts: 1 });
    expect(smtp.takenTo(to)).toHaveLength(1);
  });

  it.each([
    ['refused for now', { kind: 'refused', status: 450, at: 'address' }],
    ['refused for now once it is told', { kind: 'refused', status: 451, at: 'text' }],
    [
      'not passed on by a server that was set up wrongly',
      { kind: 'refused', status: 554, at: 'address', words: '5.7.1 Relay access denied' },
    ],
    ['broken off in its middle', { kind: 'broken' }],
  ] as const)('that is %s is retried with growing delays, and arrives once', async (_what, fate) => {
    const to = newAddress();
    smtp.plan(to, fate, fate);
    await askForPassword(to);
    for (const [attempts, factor] of [
      [1, 1],
      [2, 2],
    ] as const) {
      const dueAt = new Date(backend.clock.now().getTime() + factor * MAIL_RETRY_FIRST_MS);
      await eventually(() => rowOf(to)).toEqual({ due_at: dueAt, attempts });
      expect(smtp.takenTo(to)).toHaveLength(0);
      backend.clock.advance(factor * MAIL_RETRY_FIRST_MS);
    }
    await eventually(() => rowOf(to)).toEqual({ due_at: null, attempts: 3 });
    expect(smtp.takenTo(to)).toHaveLength(1);
  });

  it('that is rejected permanently is given up at once, and the log names no recipient', async () => {
    const to = newAddress();
    smtp.plan(to, { kind: 'refused', status: 550, at: 'address' });
    const before = linesAbout('a mail was given up').length;
    await askForPassword(to);
    await eventually(() => rowOf(to)).toEqual({ due_at: null, attempts: 1 });
    expect(linesAbout('a mail was given up').slice(before)).toMatchObject([
      { attempts: 1, code: 'EENVELOPE', status: 550, command: 'RCPT TO' },
    ]);
    expect(logged.join('')).not.toMatch(/mailed-|today/u);
  });

  it('is given up after the last attempt', async () => {
    const to = newAddress();
    smtp.plan(to, { kind: 'broken' }, { kind: 'broken' });
    await askForPassword(to);
    const dueAt = new Date(backend.clock.now().getTime() + MAIL_RETRY_FIRST_MS);
    await eventually(() => rowOf(to)).toEqual({ due_at: dueAt, attempts: 1 });
    await backend.services.executor
      .updateTable('mails')
      .set({ attempts: MAIL_TRIES - 1 })
      .where('recipient', '=', to)
      .execute();
    backend.clock.advance(MAIL_RETRY_FIRST_MS);
    await eventually(() => rowOf(to)).toEqual({ due_at: null, attempts: MAIL_TRIES });
    expect(smtp.takenTo(to)).toHaveLength(0);
  });

  it('is sent once if several senders run in parallel', async () => {
    const addresses = Array.from({ length: 30 }, newAddress);
    const outbox = {
      executor: backend.services.executor,
      clock: backend.clock,
      keep: true,
      warn: () => undefined,
    };
    const senders = [1, 2, 3].map(() => createDelivery(accessTo(smtp.url), outbox));
    for (const address of addresses) await askForPassword(address);
    await Promise.all(senders.map((sender) => sender.deliver()));
    await eventually(async () =>
      Promise.all(addresses.map(async (address) => (await rowOf(address)).due_at)),
    ).toEqual(addresses.map(() => null));
    expect(addresses.map((address) => smtp.takenTo(address).length)).toEqual(addresses.map(() => 1));
  });
});

it('delivery resumes after a restart of the backend, and when the mail server returns', async () => {
  const { storage, remove } = await newStorage();
  const mode = { kind: 'production' } as const;
  const away = 'smtp://127.0.0.1:1';
  const to = newAddress();
  const first = await createTestBackend({ storage, mode, mail: accessTo(away) });
  await first.visitor().call('requestPasswordReset', { form: { email: to, recaptchaToken: '' } });
  const mails = () => first.services.mail.outbox();
  await eventually(async () => (await mails()).map(({ attempts }) => attempts)).toEqual([1]);
  await first.app.close();

  const second = await createTestBackend({ storage, mode, mail: accessTo(smtp.url) });
  second.clock.advance(MAIL_RETRY_FIRST_MS);
  await eventually(() => smtp.takenTo(to).length).toBe(1);
  // In production nothing of it is kept: a link or a password may stand in it.
  await eventually(() => second.services.mail.outbox()).toEqual([]);
  await second.app.close();
  await remove();
});

it('delivery finishes before a closing backend releases its data', async () => {
  const to = newAddress();
  const own = await createTestBackend({ mail: accessTo(smtp.url) });
  let accept = (): void => undefined;
  smtp.plan(to, { kind: 'late', until: new Promise((resolve) => (accept = resolve)) });
  await own.visitor().call('requestPasswordReset', { form: { email: to, recaptchaToken: '' } });
  await eventually(() => smtp.triesTo(to)).toBe(1);
  const closed = own.app.close();
  accept();
  await closed;
  expect(smtp.takenTo(to)).toHaveLength(1);
});
