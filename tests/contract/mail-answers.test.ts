import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPost } from '../../src/server/backend/mail/smtp';
import { contactForm } from '../support/contract/access/access-forms';
import { createTestBackend, type TestBackend } from '../support/backend/backend';
import { eventually } from '../support/browser/eventually';
import { accessTo, startSmtp, type SmtpStandIn } from '../support/backends/smtp-stand-in';

// Where an answer to a mail goes.

const OFFICE = 'office@cabrank.example';

let smtp: SmtpStandIn;
let backend: TestBackend;
beforeAll(async () => {
  smtp = await startSmtp();
  backend = await createTestBackend({ mail: accessTo(smtp.url) });
});
afterAll(async () => {
  await backend.app.close();
  await smtp.close();
});

const write = (form: Partial<typeof contactForm> | Readonly<Record<string, string>>) =>
  backend.visitor().call('sendContactMessage', { form: { ...contactForm, ...form } });
const toOffice = () => smtp.takenTo(OFFICE);

it('a reply reaches the customer who wrote to the company', async () => {
  expect((await write({ email: ' niamh@kelly.test ' })).status).toBe(200);
  await eventually(() => toOffice().length).toBe(1);
  expect(toOffice()[0]?.headers).toMatchObject({
    'reply-to': 'niamh@kelly.test',
    from: 'Cabrank <no-reply@cabrank.example>',
  });
});

describe('no header or address can be injected', () => {
  it.each([
    ['email', 'niamh@kelly.test\r\nBcc: all@kelly.test'],
    ['email', 'niamh@kelly.test\nBcc: all@kelly.test'],
    ['email', 'niamh@kelly.test, all@kelly.test'],
    ['email', 'Niamh <niamh@kelly.test>'],
    ['name', 'Niamh\r\nBcc: all@kelly.test'],
  ])('with the %s %j', async (field, value) => {
    const before = toOffice().length;
    const { body } = await write({ [field]: value });
    expect(body).toMatchObject({ code: 400, errors: { [field]: expect.any(String) as string } });
    expect(toOffice()).toHaveLength(before);
  });

  it('even without validation beforehand', async () => {
    const post = createPost(accessTo(smtp.url));
    const to = 'looked-at@cabrank.example';
    const replyTo = 'niamh@kelly.test\r\nBcc: all@kelly.test\r\n\r\nA text, other@kelly.test';
    const letter = { subject: 'Hello\r\nCc: all@kelly.test', text: 'Hello', html: '<p>Hello</p>' };
    await post({ ...letter, to, replyTo, name: 'hostile' }, AbortSignal.timeout(10_000));
    const [mail] = smtp.takenTo(to);
    expect(Object.keys(mail?.headers ?? {})).not.toContain('bcc');
    expect(Object.keys(mail?.headers ?? {})).not.toContain('cc');
    expect(mail?.text).toBe('Hello');
    expect(smtp.triesTo('all@kelly.test')).toBe(0);
  });
});
