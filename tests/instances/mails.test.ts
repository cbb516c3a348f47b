import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../support/browser/eventually';
import { app, startInstances, type Instances } from '../support/gateway/instances';
import { startSmtp, type SmtpStandIn } from '../support/backends/smtp-stand-in';

// Two servers in production, behind nginx as src/server/README.md has it, with one outbox and one mail server.

const MAILS = 40;
const addressOf = (index: number): string => `crowd-${index}@office.example`;
const addresses = Array.from({ length: MAILS }, (_none, index) => addressOf(index));

let smtp: SmtpStandIn;
let instances: Instances;
beforeAll(async () => {
  smtp = await startSmtp();
  instances = await startInstances({
    MODE: 'production',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'office@cabrank.example',
    PUBLIC_URL: 'https://cabrank.example',
    PAYMENTS: 'simulated',
  });
});
afterAll(async () => {
  await instances.stop();
  await smtp.close();
});

const ask = async (email: string): Promise<{ readonly email: string; readonly status: number }> => {
  const { status } = await fetch(`${instances.origin}/api/auth/lost-password`, {
    method: 'POST',
    headers: app,
    body: new URLSearchParams({ email, recaptchaToken: '' }),
  });
  return { email, status };
};

it('each email is sent once, even while one of the servers is updated', async () => {
  const half = MAILS / 2;
  const first = await Promise.all(addresses.slice(0, half).map(ask));
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set([200]));
  const [rest] = await Promise.all([Promise.all(addresses.slice(half).map(ask)), instances.restart(0)]);
  // nginx does not repeat a POST whose connection broke as its server ended: nobody was told that this mail is sent.
  expect(rest.filter(({ status }) => status !== 200 && status !== 502)).toEqual([]);
  const acknowledged = [...first, ...rest].filter(({ status }) => status === 200).map(({ email }) => email);
  const sent = (): readonly string[] => smtp.taken.map(({ to }) => to);
  await eventually(() => acknowledged.filter((email) => !sent().includes(email))).toEqual([]);
  const waiting = async (): Promise<number> =>
    (await instances.sql.query('select 1 from mails')).rowCount ?? 0;
  await eventually(waiting).toBe(0);
  expect([...new Set(sent())]).toEqual(sent());
  expect(addresses).toEqual(expect.arrayContaining([...sent()]));
  expect((await fetch(`${instances.origin}/sandbox`)).status).toBe(404);
});
