import type { BrowserContext, Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { strayCanaries, type Canary, type CanaryKind, type Trace } from '../../support/canaries/canaries';
import { eventually } from '../../support/browser/eventually';
import { serveFakeRecaptcha, siteKey, useRecaptchaKey } from '../../support/stripe/fake-recaptcha';
import { newAddress } from '../../support/backend/fresh-customer';
import { mailsTo, resetLinkTo } from '../../support/backend/outbox';
import { AddCardDialog, ChallengeDialog, validFor } from '../../support/cards/add-card-dialog';
import { Banners } from '../../support/pages/banners';
import { ContactPanel } from '../../support/pages/content';
import { LoginPage } from '../../support/pages/session/login-page';
import { LostPasswordPage } from '../../support/pages/session/lost-password-page';
import { NewUserPage } from '../../support/pages/new-user-page';
import { PasswordSection, ProfilePage } from '../../support/pages/profile/profile-page';
import { ResetPage } from '../../support/pages/session/reset-page';
import { WizardPage } from '../../support/pages/wizard-page';
import { actFor } from '../../support/browser/sign-in-quietly';
import { switchTelemetryOn } from '../../support/system/switch-telemetry';
import { useApp } from '../../support/browser/use-app';

// What is typed in the app turns up in no address, in nothing that the app tells of itself, and in no log or metric of
// the server. What the server stores is searched in tests/contract/canaries.test.ts.

const app = useApp(() => ({ LOG_LEVEL: 'trace', METRICS_PORT: '0', TELEMETRY: 'on' }));

const THREE_D_SECURE = '4000002500003155';
const telemetryCalls = /\/telemetry$/u;

/** Keeps what is secret of all that the page sends and is answered. */
function watchSecrets(page: Page, keep: (kind: CanaryKind, value: string) => void): void {
  page.on('request', (request: Request) => {
    const key = request.headers()['idempotency-key'];
    if (key !== undefined) keep('idempotency key', key);
    for (const [token] of (request.postData() ?? '').matchAll(/pm_sandbox_\w+/gu)) keep('card token', token);
  });
  page.on('response', (response) => {
    if (response.status() !== 402) return;
    void response.text().then((text) => {
      for (const [, secret = ''] of text.matchAll(/_secret_(\w+)/gu)) keep('client secret', secret);
    });
  });
}

const metricsOf = async (output: string): Promise<string> => {
  const line = output.split('\n').find((text) => text.includes('metrics are served')) ?? '{}';
  const { port = 0 } = JSON.parse(line) as { readonly port?: number };
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
};

async function signInWithMail(page: Page, context: BrowserContext, email: string): Promise<string> {
  const mails = await mailsTo(context.request, email);
  const mail = mails.find(({ kind }) => kind === 'temporary-password');
  const password = /password is (\S+)/u.exec(mail?.body ?? '')?.[1] ?? '';
  const ready = new NewUserPage(page);
  await ready.heading.waitFor();
  await ready.login.click();
  const login = new LoginPage(page);
  await login.heading.waitFor();
  await login.signIn(email, password);
  return password;
}

describe('what is typed during a whole journey', () => {
  it('is in no address, telemetry, log or metric', { timeout: 400_000 }, async () => {
    const { page, context, requests, provoke, provokeLine } = await app.visit();
    const canaries: Canary[] = [];
    const keep = (kind: CanaryKind, value: string): string => {
      canaries.push({ kind, value });
      return value;
    };
    watchSecrets(page, keep);
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    const switched = await switchTelemetryOn(page);
    await useRecaptchaKey(page);
    await serveFakeRecaptcha(page);
    keep('bot token', `token ${siteKey}`);
    provoke(/\/api\//u);
    provokeLine(/canary/u);

    // A registration that the bank asks about, and the password of its mail.
    const email = keep('words', newAddress());
    const wizard = new WizardPage(page);
    const challenge = new ChallengeDialog(page);
    await page.goto('/register/signup');
    await wizard.step('Account Details').waitFor();
    await wizard.fillAccount({ email });
    await wizard.next.click();
    await wizard.step('Profile Type').waitFor();
    await wizard.choose(/^Personal Premium/u);
    await wizard.next.click();
    await wizard.step('Premium Payment').waitFor();
    await wizard.fillCard(validFor(THREE_D_SECURE), keep('words', 'Canarina Kanarienvogel'));
    await wizard.acceptTerms();
    await wizard.finish.click();
    await challenge.complete.click();
    await page.waitForURL(/\/notify\/new-user\//u);
    const temporary = keep('temporary password', await signInWithMail(page, context, email));
    const section = new PasswordSection(page);
    await section.mustChange.waitFor();
    await section.oldPassword.fill(temporary);
    await section.newPassword.fill(keep('password', 'violet-Harbour-77-canary'));
    await section.submit.click();
    await page.getByRole('dialog', { name: 'Premium is active' }).waitFor();

    // Signed out; a wrong password; lost, and found by mail.
    await context.request.get('/api/auth/logout', { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
    const login = new LoginPage(page);
    await login.open('/login?returnUrl=%2Fprofile');
    await login.signIn(email, keep('password', 'wrong-Kettle-31-canary'));
    await login.refusal.waitFor();
    await login.forgotten.click();
    const lost = new LostPasswordPage(page);
    await lost.heading.waitFor();
    await lost.email.fill(email);
    await lost.submit.click();
    await lost.sent.waitFor();
    const link = await resetLinkTo(context.request, email);
    keep('reset code', link.split('/').at(-1) ?? '');
    const reset = new ResetPage(page);
    await page.goto(link);
    await reset.heading.waitFor();
    await reset.choose(keep('password', 'amber-Lighthouse-58-canary'));
    await reset.done.waitFor();
    await login.open('/login?returnUrl=%2Fprofile');
    await login.signIn(email, 'amber-Lighthouse-58-canary');

    // A card that the bank asks about, a message, and what nobody caught.
    const profile = new ProfilePage(page);
    await profile.loaded();
    const dialog = new AddCardDialog(page);
    await profile.addCard.first().click();
    await dialog.number.waitFor();
    await dialog.fill(keep('words', 'Canary of my own'), validFor(THREE_D_SECURE));
    await dialog.submit.click();
    await challenge.complete.click();
    await profile.card('Canary of my own').waitFor();
    const { open, form } = new ContactPanel(page);
    await open.click();
    await form.message.waitFor();
    const message = keep('words', 'My canary flew into the taxi.');
    await form.fill({ name: 'Canarina Kanarienvogel', phone: '085 123 4567', email, message });
    await form.send.click();
    await form.sent.waitFor();
    await page.evaluate((text) => {
      setTimeout(() => {
        throw new TypeError(`The canary said ${text}`);
      }, 0);
    }, message);
    const told = (): readonly string[] => requests.of('POST', telemetryCalls).map(({ body }) => body ?? '');
    await eventually(() => told().join()).toContain('"source":"uncaught"');

    // An admin who acts for somebody.
    for (const { name, value } of await context.cookies()) {
      if (name === 'cabrank_session') keep('session id', value);
    }
    await actFor(context, 'standard');
    for (const { name, value } of await context.cookies()) {
      if (name === 'cabrank_session') keep('session id', value);
    }
    keep('words', 'Asked us by phone');
    await page.goto('/profile');
    await new Banners(page).acting.waitFor();
    await page.goto('/content/terms');
    await page.getByRole('heading', { level: 1 }).first().waitFor();

    expect(switched()).toBeGreaterThan(0);
    // What a page says as it goes is seen at the server alone.
    await eventually(() => app.output()).toContain('"vital":"CLS"');
    await eventually(() => app.output()).toContain('app failure');
    const seen = new Set(canaries.map(({ kind }) => kind));
    const kinds: readonly CanaryKind[] = [
      ...(['password', 'temporary password', 'session id', 'reset code', 'card token'] as const),
      ...(['client secret', 'bot token', 'idempotency key', 'words'] as const),
    ];
    expect(kinds.filter((kind) => !seen.has(kind))).toEqual([]);

    const traces: readonly Trace[] = [
      ...requests.all().map(({ method, url }) => ({ where: 'url', text: `${method} ${url}` })),
      ...addresses.map((url) => ({ where: 'url', text: `GET ${url}` })),
      ...told().map((text) => ({ where: 'telemetry', text })),
      { where: 'log', text: app.output() },
      { where: 'metrics', text: await metricsOf(app.output()) },
    ];
    expect(strayCanaries(traces, canaries)).toEqual([]);

    // The search sees what it is given: one more of each, in each place.
    for (const kind of kinds) {
      const { value } = canaries.find((canary) => canary.kind === kind) ?? { value: '' };
      for (const where of ['url', 'telemetry', 'log', 'metrics']) {
        const planted = { where, text: `x?y=${encodeURIComponent(value)}&z` };
        expect(strayCanaries([...traces, planted], canaries), `${kind} in ${where}`).toEqual([
          `${kind} in ${where}`,
        ]);
      }
    }
    const events = told().flatMap((text) => (JSON.parse(text) as { events: { kind: string }[] }).events);
    expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(['vital', 'failure']));
  });
});

describe('telemetry', () => {
  it('is off, and its code is not loaded, if the setting names no receiver', async () => {
    const { page, requests } = await app.visit();
    const login = new LoginPage(page);
    await login.open();
    await login.pressUnready();
    await page.waitForLoadState('networkidle');
    await page.goto('/content/terms');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(requests.all().filter(({ url }) => /telemetry|web-vitals/u.test(url))).toEqual([]);
  });
});
