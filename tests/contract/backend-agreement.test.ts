import { afterAll, beforeAll, expect, it } from 'vitest';
import { profileOf } from '../support/contract/access/access-forms';
import { createTestBackend, type DemoName, type TestBackend } from '../support/backend/backend';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.app.close());

async function mailAfter(name: DemoName, profile: object): Promise<string> {
  const visitor = await backend.visitorAs(name);
  expect((await visitor.call('addProfile', { json: profile })).status).toBe(200);
  const mails = await backend.services.mail.outbox();
  return (
    mails.find(({ kind, recipient }) => kind === 'premium-started' && recipient.startsWith(name))?.body ?? ''
  );
}

it('a subscriber gets a copy: price, end of the discount, users, right of withdrawal, and the terms of that time', async () => {
  const body = await mailAfter('new', profileOf('personal', 'copy1'));
  for (const words of [
    'Price: €4.99 a month until 20 Feb 2027, then €9.99 a month.',
    'Number of users: 1.',
    'renews every month until you cancel',
    'Right of withdrawal: until 4 Dec 2026',
  ])
    expect(body).toContain(words);
  const terms = (await backend.visitor().call('getTerms')).body.response as { readonly content: string };
  for (const words of terms.content.split(/<[^>]*>/u).filter((text) => text.trim() !== ''))
    expect(body).toContain(words);
  expect(body).toMatch(/The terms you accepted \(version [0-9a-f]{12}\):/u);
  expect(body).not.toContain('<');
});

it('a business is told the users, the VAT, and that it has no right of withdrawal', async () => {
  const body = await mailAfter('standard', profileOf('business', 'copy2'));
  for (const words of [
    'Price: €14.99 a month excluding VAT until 20 Feb 2027, then €29.99 a month excluding VAT.',
    'Each additional user: €2.50 a month excluding VAT.',
    'Number of users: 3.',
    'there is no right of withdrawal',
  ])
    expect(body).toContain(words);
});
