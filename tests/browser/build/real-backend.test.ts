import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually';
import { AddCardDialog, ChallengeDialog, validFor } from '../../support/cards/add-card-dialog';
import { LoginPage } from '../../support/pages/session/login-page';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { SettingsSection } from '../../support/pages/profile/profile-settings';
import { Shell } from '../../support/pages/shell';
import { startMinimalBackend, type MinimalBackend } from '../../support/backends/minimal-backend';
import { useApp } from '../../support/browser/use-app';

/** Another backend in another process: the 31 calls (S7.calls) and the sign-in, nothing else. */
let standIn: MinimalBackend;
beforeAll(async () => {
  standIn = await startMinimalBackend();
});
afterAll(async () => {
  await standIn.close();
});
const app = useApp(() => ({ BACKEND_URL: standIn.url }));

describe('with BACKEND_URL', () => {
  it('starts no backend of its own', async () => {
    const { context } = await app.visit();
    const answer = await context.request.get('/api/config');
    expect(answer.status()).toBe(200);
    expect(standIn.calls.some((call) => call.includes('/api/config'))).toBe(true);
    expect(app.output()).toContain(standIn.url);
    expect(readdirSync(app.dataDir())).toEqual([]);
  });

  it('signs in, shows the settings and the cards, adds one through 3-D Secure, signs out', async () => {
    const { page, provoke } = await app.visit();
    // Nobody is a 401 there, and it knows no Premium.
    provoke(/\/cards\/add$|\/api\/auth\/user$|\/api\/premium\/config$/);
    const login = new LoginPage(page);
    await login.open();
    await login.signIn(standIn.email, standIn.password);
    const profile = new ProfilePage(page);
    await profile.heading.waitFor();
    await eventually(() => new SettingsSection(page).bookingName.inputValue()).toBe('Sorcha from elsewhere');

    await profile.addCard.first().click();
    const dialog = new AddCardDialog(page);
    await dialog.number.waitFor();
    await dialog.fill('On another backend', validFor('4000002500003155'));
    await dialog.submit.click();
    await new ChallengeDialog(page).complete.click();
    await profile.card('On another backend').waitFor();
    await eventually(
      () => standIn.calls.filter((call) => call.startsWith('POST') && call.endsWith('/cards/add')).length,
    ).toBe(2);

    await new Shell(page).logout.click();
    await login.heading.waitFor();
  });
});
