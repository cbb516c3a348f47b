import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../support/browser/loads/chunks';
import { eventually } from '../../support/browser/eventually';
import { newAddress } from '../../support/backend/fresh-customer';
import { mailsTo } from '../../support/backend/outbox';
import { ChallengeDialog, validFor } from '../../support/cards/add-card-dialog';
import { LoginPage } from '../../support/pages/session/login-page';
import { NewUserPage } from '../../support/pages/new-user-page';
import { WizardPage } from '../../support/pages/wizard-page';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const chosen = 'Nine-taxis-at-dusk-73';
const GOOD = '4242424242424242';

/** Types that a visitor can ask for, what their last step is called, and where the first sign-in leads. */
const types = [
  { type: 'standard', name: /^Standard/u, last: 'Payment Method', lands: 'Welcome' },
  { type: 'personal', name: /^Personal Premium/u, last: 'Premium Payment', lands: 'Premium is active' },
  { type: 'business', name: /^Business(?!\+)/u, last: 'Premium Payment', lands: 'Premium is active' },
  { type: 'bill_pay', name: /^Business\+/u, last: 'Request Business+', lands: 'Application Sent' },
] as const;

async function openWizard(path = '/register/signup') {
  const visit = await app.visit();
  const wizard = new WizardPage(visit.page);
  await visit.page.goto(path);
  await wizard.step('Account Details').waitFor();
  return { ...visit, wizard };
}

describe('from nothing', () => {
  it.each(sampled(types))(
    'a visitor registers as $type, signs in with the emailed password and sees the default page',
    async (row) => {
      const email = newAddress();
      const { page, context, wizard } = await openWizard();
      await wizard.fillAccount({ email });
      await wizard.next.click();
      await wizard.step('Profile Type').waitFor();
      await wizard.choose(row.name);
      if (row.type === 'business') await wizard.fillCompany('Brennan Tours Ltd');
      await wizard.next.click();
      await wizard.step(row.last).waitFor();
      if (row.type === 'bill_pay') {
        await wizard.fillApplication('Brennan Tours Ltd');
        await wizard.requestBusinessPlus.click();
      } else if (row.type === 'standard') {
        await wizard.skip.click();
      } else {
        await wizard.fillCard(validFor(GOOD));
        await wizard.acceptTerms();
        await wizard.finish.click();
      }
      await page.waitForURL(/\/notify\/new-user\/[0-9a-f-]{36}/u);

      const [mail] = (await mailsTo(context.request, email)).filter(
        ({ kind }) => kind === 'temporary-password',
      );
      const password = /password is (\S+)/u.exec(mail?.body ?? '')?.[1] ?? '';
      const ready = new NewUserPage(page);
      await ready.heading.waitFor();
      await ready.login.click();
      const login = new LoginPage(page);
      await login.heading.waitFor();
      await login.signIn(email, password);
      await page.getByRole('heading', { name: 'Please change your password' }).waitFor();
      await page.getByLabel('Old Password').fill(password);
      await page.getByLabel('New Password').fill(chosen);
      await page.getByText('Excellent').first().waitFor();
      await page.getByRole('button', { name: 'Change password' }).click();
      await page.getByRole('dialog', { name: row.lands }).waitFor();
    },
  );
});

/** Ways in which paying may go, and what is seen then. */
const SETUP = '4000002760003184';
const PAYMENT = '4000002500003155';
const DECLINED = '4000000000000002';
const FLAGGED = '4000000000000341';

const signups = [
  { path: '/premium/signup/personal', company: null },
  { path: '/premium/signup/business', company: 'Brennan Tours Ltd' },
] as const;

describe.each(sampled(signups))('Premium for a visitor at $path', ({ path, company }) => {
  async function atPayment() {
    const opened = await openWizard(path);
    const email = newAddress();
    const { wizard } = opened;
    await wizard.fillAccount({ email, ...(company === null ? {} : { company }) });
    await wizard.next.click();
    await wizard.step('Profile Type').waitFor();
    await wizard.next.click();
    await wizard.step('Premium Payment').waitFor();
    return { ...opened, email, challenge: new ChallengeDialog(opened.page) };
  }
  const arrived = /\/notify\/new-user\//u;

  it.each(
    sampled([
      ['a plain card', GOOD, false],
      ['a payment intent that is completed', PAYMENT, true],
      ['a setup intent that is completed', SETUP, true],
    ]),
  )('%s', async (_what, number, asked) => {
    const { page, wizard, challenge, provoke } = await atPayment();
    if (asked) provoke(/\/api\/premium\/subscribe/u);
    await wizard.fillCard(validFor(number));
    await wizard.acceptTerms();
    await wizard.finish.click();
    if (asked) await challenge.complete.click();
    await page.waitForURL(arrived);
  });

  it.each(
    sampled([
      ['failed', 'fail'],
      ['closed', 'close'],
    ]),
  )('a challenge that is %s, then another card in card-only mode', async (_how, press) => {
    const { page, wizard, challenge, provoke, requests } = await atPayment();
    provoke(/\/api\/(premium\/subscribe|user\/cards)/u);
    await wizard.fillCard(validFor(PAYMENT));
    await wizard.acceptTerms();
    await wizard.finish.click();
    await challenge[press].click();
    await page
      .getByText('You can add a card or request a credit account at any time via the Profile page')
      .waitFor();
    await eventually(() => wizard.number.inputValue()).toBe('');
    await wizard.later.waitFor();
    await wizard.fillCard(validFor(GOOD));
    await wizard.acceptTerms();
    await wizard.finish.click();
    await page.waitForURL(arrived);
    expect(requests.of('POST', /\/api\/premium\/subscribe$/u)).toHaveLength(1);
    expect(requests.of('POST', /\/api\/premium\/subscribe\/save-card$/u)).toHaveLength(1);
  });

  it.each(
    sampled([
      ['a declined card', DECLINED],
      ['an error that the provider is blamed for', FLAGGED],
    ]),
  )('%s leads to card-only mode, in which "Later" continues', async (_what, number) => {
    const { page, wizard, provoke } = await atPayment();
    provoke(/\/api\/premium\/subscribe/u);
    await wizard.fillCard(validFor(number));
    await wizard.acceptTerms();
    await wizard.finish.click();
    await wizard.later.click();
    await page.waitForURL(arrived);
  });

  it.each(
    sampled([
      ['after the server committed', true],
      ['before it reached the server', false],
    ]),
  )(
    'a connection that breaks %s: Try again completes it, and there is one account',
    async (_when, reaches) => {
      const { page, context, wizard, provoke, email } = await atPayment();
      provoke(/\/api\/premium\/subscribe$/u);
      const cut = async (route: Route): Promise<void> => {
        if (reaches) await route.fetch();
        await route.abort('connectionreset');
      };
      await page.route(/\/api\/premium\/subscribe$/u, cut, { times: 1 });
      await wizard.fillCard(validFor(GOOD));
      await wizard.acceptTerms();
      await wizard.finish.click();
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.waitForURL(arrived);
      const mails = await mailsTo(context.request, email);
      expect(mails.filter(({ kind }) => kind === 'temporary-password')).toHaveLength(1);
      expect(mails.filter(({ kind }) => kind === 'premium-started')).toHaveLength(1);
    },
  );

  it('a reload during the challenge: everything except the card is kept, and the payment can be made', async () => {
    const { page, wizard, challenge, provoke } = await atPayment();
    provoke(/\/api\/premium\/subscribe/u);
    await wizard.fillCard(validFor(PAYMENT));
    await wizard.acceptTerms();
    await wizard.finish.click();
    await challenge.complete.waitFor();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await wizard.number.waitFor();
    await wizard.fillCard(validFor(GOOD));
    await wizard.acceptTerms();
    await wizard.finish.click();
    await page.waitForURL(arrived);
  });

  it('a blocked provider script is reported at the card, and Try again loads it', async () => {
    const opened = await openWizard(path);
    const { page, wizard, provoke } = opened;
    const script = codeOf('src/payments/simulator/simulator-port.ts');
    provoke(script);
    await page.route(script, (route) => route.abort());
    await wizard.fillAccount({ email: newAddress(), ...(company === null ? {} : { company }) });
    await wizard.next.click();
    await wizard.step('Profile Type').waitFor();
    await wizard.next.click();
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    await page.unroute(script);
    await retry.click();
    await wizard.number.waitFor();
  });
});
