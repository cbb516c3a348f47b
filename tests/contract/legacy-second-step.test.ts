import { beforeEach, expect, it } from 'vitest';
import { servedGroups } from '../../src/server/backend/services/shared/switches';
import { createTestBackend, type TestBackend } from '../support/backend/backend';
import { enrolApp } from '../support/backend/second-factor';
import { createOlderVisitor, linksOf, type OlderVisitor } from '../support/backends/older-site';

const MINUTE_MS = 60_000;

let backend: TestBackend;
let visitor: OlderVisitor;
let recoveryCodes: readonly string[];

const submit = (code: string) => visitor.send('/legacy/second-step?returnUrl=%2Fusers', { code });

beforeEach(async () => {
  backend = await createTestBackend({ switches: { extensions: servedGroups } });
  const home = await backend.visitorAs('standard');
  ({ recoveryCodes } = await enrolApp(backend, home, 'standard'));
  visitor = createOlderVisitor(backend.app);
  return () => backend.app.close();
});

const signIn = () =>
  visitor.send('/legacy/login?returnUrl=%2Fusers', {
    email: 'standard@cabrank.test',
    password: 'Taxi-rank-42!demo',
  });

it('follows the password, and leads back', async () => {
  const asked = await signIn();
  expect(asked.address).toBe('/legacy/second-step?returnUrl=%2Fusers');
  expect(asked.text).toContain('Enter a code of your authenticator app, or a recovery code.');
  const page = await submit(recoveryCodes[0] ?? '');
  expect(page.text).toContain("Hello Niamh, you're signed in.");
  expect(linksOf(page)).toContain('/legacy/users');
});

it('signs nobody in without it', async () => {
  await signIn();
  expect((await visitor.get('/legacy/login')).text).not.toContain("you're signed in");
});

it('reports a code that does not work', async () => {
  await signIn();
  const page = await submit('123456');
  expect(page.status).toBe(400);
  expect(page.text).toContain("This didn't work. Please try again, or use another way.");
});

it('begins again where the password was too long ago, or never entered', async () => {
  await signIn();
  backend.clock.advance(10 * MINUTE_MS);
  expect((await submit(recoveryCodes[0] ?? '')).address).toBe('/legacy/login?returnUrl=%2Fusers');
});
