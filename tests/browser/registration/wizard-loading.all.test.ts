import { describe, expect, it } from 'vitest';
import { buildLayout } from '../../../src/build/layout';
import { settings } from '../../../src/domain/settings';
import { changeConfig } from '../../support/browser/answers/change-config';
import { codeOf } from '../../support/browser/loads/chunks';
import { eventually } from '../../support/browser/eventually';
import { serveFakeStripe, stripeScript } from '../../support/stripe/fake-stripe';
import { newAddress } from '../../support/backend/fresh-customer';
import { heavyIn } from '../../support/browser/loads/heavy-code';
import { Banners } from '../../support/pages/banners';
import { LoginPage } from '../../support/pages/session/login-page';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { WizardPage } from '../../support/pages/wizard-page';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';
import { atAccount, atPayment, atType } from '../../support/pages/wizard-steps';

const app = useApp();
const layout = buildLayout();

type Visit = Awaited<ReturnType<typeof app.visit>>;

/** Which heavy parts the page has asked for so far. */
async function heavy({ page, requests }: Pick<Visit, 'page' | 'requests'>): Promise<readonly string[]> {
  await page.waitForLoadState('networkidle');
  const urls = requests.all().map(({ url }) => url);
  const own = urls.filter((url) => url.includes('/assets/')).flatMap((url) => heavyIn(layout, url));
  return [
    ...new Set([...own, ...urls.filter((url) => stripeScript.test(url)).map(() => 'js.stripe.com')]),
  ].sort();
}

describe('heavy code is loaded only with the step that needs it', () => {
  it('for a visitor who signs in: nothing', async () => {
    const visit = await app.visit();
    await new LoginPage(visit.page).open();
    expect(await heavy(visit)).toEqual([]);
  });

  it('for a visitor who registers: the numbering plans with the phone number, the card form with the card step', async () => {
    const visit = await atAccount(app, '/premium/signup/personal');
    const { page, wizard } = visit;
    expect(await heavy(visit)).toEqual(['phone metadata']);
    await wizard.fillAccount({ email: newAddress() });
    await wizard.next.click();
    await wizard.step('Profile Type').waitFor();
    expect(await heavy(visit)).toEqual(['phone metadata']);
    await wizard.next.click();
    await wizard.number.waitFor();
    expect(await heavy(visit)).toEqual(['Stripe', 'phone metadata']);
    expect(page.url()).toContain('/premium/subscribe');
  });

  it('for a customer who applies for Business+: nothing', async () => {
    const visit = await app.visitAs('new');
    const wizard = new WizardPage(visit.page);
    await visit.page.goto('/profile/premium?type=bill_pay');
    await wizard.step('Profile Details').waitFor();
    await wizard.fillAddress();
    await wizard.next.click();
    await wizard.step('Request Business+').waitFor();
    expect(await heavy(visit)).toEqual([]);
  });

  it('with a Stripe key: its script at the card step', async () => {
    const visit = await app.visitAs('new');
    const { page } = visit;
    await changeConfig(page, { stripePublicKey: 'pk_test_51Cabrank' });
    await serveFakeStripe(page);
    const wizard = new WizardPage(page);
    await page.goto('/profile/premium?type=personal');
    await wizard.step('Profile Type').waitFor();
    await wizard.next.click();
    await wizard.step('Profile Details').waitFor();
    await wizard.fillAddress();
    expect(await heavy(visit)).toEqual([]);
    await wizard.next.click();
    await wizard.number.waitFor();
    expect(await heavy(visit)).toEqual(['Stripe', 'js.stripe.com']);
  });

  it('if the currency allows wallets: their code with the card step', async () => {
    const visit = await app.visitAs('new');
    const { page } = visit;
    await changeConfig(page, { currency: settings.wallet.currency });
    const wizard = new WizardPage(page);
    await page.goto('/profile/premium?type=personal');
    await wizard.step('Profile Type').waitFor();
    await wizard.next.click();
    await wizard.step('Profile Details').waitFor();
    await wizard.fillAddress();
    expect(await heavy(visit)).toEqual([]);
    await wizard.next.click();
    await wizard.number.waitFor();
    await eventually(() => heavy(visit)).toEqual(['Stripe', 'wallet']);
  });

  it('for a customer who chooses a password: the word lists, once something is typed', async () => {
    const visit = await app.visitAs('standard');
    const profile = new ProfilePage(visit.page);
    await profile.open();
    await profile.card('Joint account').waitFor();
    expect(await heavy(visit), 'for the number among the settings').toEqual(['phone metadata']);
    await visit.page.getByLabel('New Password').fill('Nine-taxis-at-dusk');
    await visit.page.getByText('Excellent').first().waitFor();
    expect(await heavy(visit)).toEqual(['phone metadata', 'zxcvbn']);
  });
});

/** Steps of a visitor's wizard that have a chunk of their own: the step before it, and what to enter there. */
const missing = [
  { step: 'Profile Type', code: 'src/features/registration/steps/profile-type-fields.tsx', open: atAccount },
  {
    step: 'Premium Payment',
    code: 'src/features/registration/steps/card-step.tsx',
    open: (given: typeof app) => atType(given, '/premium/signup/personal'),
  },
] as const;

describe.each(sampled(missing))('the code of $step that does not arrive', ({ step, code, open }) => {
  const address = codeOf(code);

  async function atMissing() {
    const opened = await open(app);
    const { page, wizard, provoke, provokeLine } = opened;
    provoke(address);
    provokeLine(/ChunkFailure: The code of \w+ did not arrive/u);
    await page.route(address, (route) => route.abort());
    if (open === atAccount) await wizard.fillAccount({ email: newAddress() });
    await wizard.next.click();
    await wizard.missing.waitFor();
    return { ...opened, banners: new Banners(page) };
  }

  it('leaves the wizard as it is; after Reload the step is shown, with what was entered', async () => {
    const { page, wizard, banners } = await atMissing();
    await wizard.step(step).waitFor();
    await banners.newVersion.waitFor();
    await page.unroute(address);
    page.on('dialog', (dialog) => void dialog.accept());
    await banners.versionButton('Reload').click();
    await banners.versionButton('Reload anyway').click();
    await wizard.missing.waitFor({ state: 'detached' });
    await wizard.step(step).waitFor();
    await wizard.back.waitFor();
    expect(await wizard.missing.count()).toBe(0);
    await wizard.back.click();
    if (open !== atAccount) await wizard.back.click();
    await wizard.step('Account Details').waitFor();
    expect(await page.getByLabel('First Name').inputValue()).toBe('Sorcha');
  });

  it('is requested again by Try again, without a reload', async () => {
    const { page, wizard, requests } = await atMissing();
    const before = requests.of('GET', address).length;
    await wizard.retry.click();
    await eventually(() => requests.of('GET', address).length).toBe(2 * before);
    await wizard.missing.waitFor();
    await page.unroute(address);
    await wizard.retry.click();
    await wizard.next.or(wizard.finish).or(wizard.requestBusinessPlus).waitFor();
    expect(await wizard.missing.count()).toBe(0);
    await eventually(() => wizard.step(step).evaluate((heading) => heading === document.activeElement)).toBe(
      true,
    );
  });

  it('does not block Back', async () => {
    const { wizard } = await atMissing();
    await wizard.back.click();
    await wizard.next.waitFor();
    expect(await wizard.step(step).count()).toBe(0);
    expect(await wizard.missing.count()).toBe(0);
  });
});

describe('the code of the question before leaving', () => {
  it('that does not arrive loses nothing: the person stays, and is asked once it has loaded', async () => {
    const { page, wizard, provoke, provokeLine } = await atPayment(app);
    const address = codeOf('src/features/registration/stepper/leave-dialog.tsx');
    provoke(address);
    provokeLine(/ChunkFailure: The code of LeaveDialog did not arrive/u);
    await page.route(address, (route) => route.abort());
    const signIn = page.getByRole('link', { name: 'Sign in' }).first();
    const given = page.waitForEvent('console', (message) => message.text().includes('ChunkFailure'));
    await signIn.click();
    await given;
    await new Banners(page).newVersion.waitFor();
    await wizard.step('Premium Payment').waitFor();
    await page.unroute(address);
    await signIn.click();
    await wizard.leaveDialog.waitFor();
  });
});
