import type { Page, Route } from 'playwright-core';
import { offerGroups } from '../browser/answers/offer-groups';
import { FactorsSection } from '../pages/factors';
import { LoginPage } from '../pages/session/login-page';
import { MailLinkPage } from '../pages/session/mail-link-page';
import { SecondStepPage } from '../pages/session/second-step-page';
import type { ScreenState, Stage } from './screen-state';

const factorsCall = /\/api\/user\/[^/]+\/factors$/u;
const loginCall = /\/api\/auth\/login$/u;
const stepCall = /\/api\/auth\/second-factor$/u;
const offerCall = /\/api\/auth\/passkey\/options$/u;
const keepCall = /\/api\/auth\/keep-factors$/u;

const times = { addedAt: '2026-11-20T09:00:00Z', lastUsedAt: '2026-11-20T10:00:00Z' };
const factors = [
  { id: 'f1', kind: 'totp', name: 'Work phone', ...times },
  { id: 'f2', kind: 'passkey', name: 'Old laptop', addedAt: times.addedAt, lastUsedAt: null },
];
const recoveryCodes = Array.from({ length: 10 }, (_code, index) => `2345-678${index}`);
const totp = { secret: 'JBSW', uri: 'otpauth://totp/Cabrank:standard%40cabrank.test?secret=JBSW' };

const answer = (response: unknown) => (route: Route) => route.fulfill({ json: { code: 200, response } });
const refuse = (status: number, body: object) => (route: Route) =>
  route.fulfill({ status, json: { code: status, ...body } });

/** The section of the profile, with these second steps. */
async function showSection({ page, signIn }: Stage, listed: readonly object[] = factors) {
  await offerGroups(page, 'second-factor');
  await page.route(factorsCall, answer({ factors: listed, recoveryCodesLeft: 9, resetAt: null }));
  await page.route(/\/factors\/totp$/u, answer(totp));
  await page.route(/\/factors\/(?:totp\/confirm|recovery-codes)$/u, answer({ recoveryCodes }));
  await signIn('standard');
  await page.goto('/profile/security');
  const section = new FactorsSection(page);
  await section.addApp.scrollIntoViewIfNeeded();
  return section;
}

/** The dialog that adds an authenticator app, after the password. */
async function showApp(stage: Stage): Promise<FactorsSection> {
  const section = await showSection(stage, []);
  await section.addApp.click();
  await section.password.fill('not sent anywhere');
  await section.next.click();
  await section.code.waitFor();
  return section;
}

/** The login, which takes the password and wants these second steps. */
async function showStep(page: Page, accepted: readonly string[]): Promise<SecondStepPage> {
  await offerGroups(page, 'second-factor');
  await page.route(offerCall, refuse(503, {}));
  await page.route(
    loginCall,
    refuse(401, { message: 'A second step is needed.', response: { factors: accepted } }),
  );
  const login = new LoginPage(page);
  await login.openAlive();
  await login.signIn('standard@cabrank.test', 'not sent anywhere');
  const step = new SecondStepPage(page);
  await step.heading.waitFor();
  return step;
}

async function showKeep({ page }: Stage): Promise<MailLinkPage> {
  await offerGroups(page, 'second-factor');
  await page.goto('/keep-second-step/a-code-from-a-mail');
  const screen = new MailLinkPage(page, 'keep-second-step');
  await screen.heading.waitFor();
  return screen;
}

/** The login whose second step is missing. */
const ofStep = /\/api\/auth\/(?:login|second-factor|passkey\/options)$/u;

/** The second step of signing in: the login, the section of the profile with its dialogs, and the mail's page. */
export const factorScreens: readonly ScreenState[] = [
  {
    name: 'login-passkey',
    provokes: offerCall,
    show: async ({ page }) => {
      await offerGroups(page, 'second-factor');
      await page.route(offerCall, refuse(503, {}));
      await new LoginPage(page).openAlive();
      await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
    },
  },
  {
    name: 'second-step',
    provokes: ofStep,
    show: async ({ page }) => {
      await (await showStep(page, ['totp', 'recovery-code'])).code.waitFor();
    },
  },
  {
    name: 'second-step-refused',
    provokes: ofStep,
    show: async ({ page }) => {
      await page.route(stepCall, refuse(400, { errors: { code: "This didn't work." } }));
      const step = await showStep(page, ['totp', 'recovery-code']);
      await step.code.fill('000000');
      await step.confirm.click();
      await page.getByText("This didn't work.").first().waitFor();
    },
  },
  {
    name: 'second-step-passkey',
    provokes: ofStep,
    show: async ({ page }) => {
      await (await showStep(page, ['passkey', 'recovery-code'])).usePasskey.waitFor();
    },
  },
  {
    name: 'factors',
    show: async (stage) => {
      await (await showSection(stage)).button('Remove', 'Work phone').waitFor();
    },
  },
  {
    name: 'factors-none',
    show: async (stage) => {
      await (await showSection(stage, [])).none.waitFor();
    },
  },
  {
    name: 'factors-unloaded',
    provokes: factorsCall,
    show: async ({ page, signIn }) => {
      await offerGroups(page, 'second-factor');
      await page.route(factorsCall, refuse(503, {}));
      await signIn('standard');
      await page.goto('/profile/security');
      await page.getByText("We couldn't load your second steps").scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'factor-add-password',
    show: async (stage) => {
      const section = await showSection(stage, []);
      await section.addApp.click();
      await section.password.waitFor();
    },
  },
  {
    name: 'factor-add-app',
    show: async (stage) => {
      await showApp(stage);
    },
  },
  {
    name: 'factor-add-codes',
    show: async (stage) => {
      const section = await showApp(stage);
      await section.code.fill('123456');
      await section.submitApp.click();
      await section.kept.waitFor();
    },
  },
  {
    name: 'factor-rename',
    show: async (stage) => {
      const section = await showSection(stage);
      await section.button('Rename', 'Work phone').click();
      await section.save.waitFor();
    },
  },
  {
    name: 'factor-remove',
    show: async (stage) => {
      const section = await showSection(stage);
      await section.button('Remove', 'Old laptop').click();
      await section.remove.waitFor();
    },
  },
  {
    name: 'recovery-codes',
    show: async (stage) => {
      const section = await showSection(stage);
      await section.renewCodes.click();
      await section.password.fill('not sent anywhere');
      await section.dialog.getByRole('button', { name: 'Get new codes' }).click();
      await section.kept.waitFor();
    },
  },
  {
    name: 'admin-factors',
    show: async ({ page, signIn }) => {
      await offerGroups(page, 'second-factor');
      await page.route(factorsCall, answer({ factors, recoveryCodesLeft: 9, resetAt: null }));
      await signIn('admin');
      await page.goto('/admin/second-factor');
      await page.getByRole('button', { name: 'Remove Work phone' }).waitFor();
    },
  },
  {
    name: 'keep-second-step',
    show: async (stage) => {
      await showKeep(stage);
    },
  },
  {
    name: 'keep-second-step-over',
    provokes: keepCall,
    show: async (stage) => {
      await stage.page.route(keepCall, refuse(404, { message: 'This link is no longer valid.' }));
      const screen = await showKeep(stage);
      await screen.submit.click();
      await screen.refusal.waitFor();
    },
  },
  {
    name: 'keep-second-step-done',
    show: async (stage) => {
      await stage.page.route(keepCall, answer({}));
      const screen = await showKeep(stage);
      await screen.submit.click();
      await screen.done.waitFor();
    },
  },
];
