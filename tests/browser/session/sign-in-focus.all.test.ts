import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { isFocused } from '../../support/accessibility/keyboard';
import { eventually } from '../../support/browser/eventually';
import { demoPassword } from '../../support/browser/sign-in-quietly';
import { useApp } from '../../support/browser/use-app';
import { AdminDashboard } from '../../support/pages/admin/admin-dashboard';
import { AdminLoginPage } from '../../support/pages/admin/admin-login-page';
import { FramedSite } from '../../support/pages/framed-site';
import { GuestPage } from '../../support/pages/session/guest-page';
import { LoginPage } from '../../support/pages/session/login-page';
import { ProfilePage } from '../../support/pages/profile/profile-page';

const app = useApp();

const mainHeading = (page: Page) => page.getByRole('heading', { level: 1 });

describe('after signing in, the focus is on the heading', () => {
  it('of the profile, also once its lists are loaded', async () => {
    const { page } = await app.visit();
    const login = new LoginPage(page);
    await login.open('/login?returnUrl=%2Fprofile');
    await login.signIn('standard@cabrank.test', demoPassword);
    const profile = new ProfilePage(page);
    await profile.settled();
    await eventually(() => isFocused(profile.title)).toBe(true);
  });

  it('of the booking, also once the navigation says that the heading is visible', async () => {
    const { page } = await app.visit();
    const login = new LoginPage(page);
    await login.open();
    await login.signIn('standard@cabrank.test', demoPassword);
    await new FramedSite(page).at('New booking');
    await eventually(() => isFocused(mainHeading(page))).toBe(true);
  });

  it('of the booking of a guest', async () => {
    const { page } = await app.visit();
    const guest = new GuestPage(page);
    await guest.open();
    await guest.name.fill('Ann Smith');
    await guest.phone.fill('085 012 3456');
    await guest.submit.click();
    await new FramedSite(page).at('New booking');
    await eventually(() => isFocused(mainHeading(page))).toBe(true);
  });

  it('of the dashboard of an admin', async () => {
    const { page } = await app.visit();
    const login = new AdminLoginPage(page);
    await login.open();
    await login.signIn('admin@cabrank.test', demoPassword);
    const dashboard = new AdminDashboard(page);
    await dashboard.tiles.first().waitFor();
    await eventually(() => isFocused(dashboard.heading)).toBe(true);
  });
});
