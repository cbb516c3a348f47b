import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually';
import { LoginPage } from '../../support/pages/session/login-page';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { demoPassword } from '../../support/browser/sign-in-quietly';
import { useApp } from '../../support/browser/use-app';
import { atApplication } from '../../support/pages/wizard-steps';

const app = useApp();

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Someone signed in in another tab' });
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.endsWith('registration')));

/** A registration that lacks its last press, and somebody who signs in in another tab. */
async function overtaken() {
  const opened = await atApplication(app);
  const other = await app.visit({ context: opened.context });
  await new LoginPage(other.page).open('/login?returnUrl=%2Fprofile');
  await new LoginPage(other.page).signIn('premium@cabrank.test', demoPassword);
  await new ProfilePage(other.page).card('Travel').waitFor();
  await question(opened.page).waitFor();
  return { ...opened, other };
}

describe('a registration during which someone signs in in another tab', () => {
  it('is kept if the visitor chooses so: they are asked once, and can submit it', async () => {
    const { page, wizard, other } = await overtaken();
    await question(page).getByRole('button', { name: 'Keep this page' }).click();
    await question(page).waitFor({ state: 'hidden' });
    await other.page.reload();
    await new ProfilePage(other.page).card('Travel').waitFor();
    expect(await question(page).count()).toBe(0);
    await wizard.step('Request Business+').waitFor();
    await wizard.requestBusinessPlus.click();
    await page.waitForURL(/\/notify\/new-user\//u);
  });

  it('is replaced by the account of the other tab if they choose so, and discarded', async () => {
    const { page } = await overtaken();
    await question(page).getByRole('button', { name: 'Continue with that account' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/new-booking');
    await eventually(() => drafts(page)).toEqual([]);
  });
});
