import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility/axe';
import { isFocused, tabTo } from '../../support/accessibility/keyboard';
import { notMeLinkTo } from '../../support/backend/outbox';
import { eventually } from '../../support/browser/eventually';
import { actFor, signInQuietly, type DemoName } from '../../support/browser/sign-in-quietly';
import { useApp } from '../../support/browser/use-app';
import { Devices } from '../../support/pages/devices';
import { MailLinkPage } from '../../support/pages/session/mail-link-page';
import { ResetPage } from '../../support/pages/session/reset-page';

const app = useApp();

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
  'Version/18.1 Mobile/15E148 Safari/604.1';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** The chunk with the list. */
const code = /\/assets\/screen-devices-(?!dialogs)[\w-]+\.js$/u;
const calls = { others: /\/api\/user\/[^/]+\/sessions$/u, one: /\/api\/user\/[^/]+\/sessions\/[^/]+$/u };

/** Signs a customer in with another browser. */
async function another(name: DemoName, userAgent: string): Promise<BrowserContext> {
  const { context } = await app.visit();
  await context.setExtraHTTPHeaders({ 'user-agent': userAgent });
  await signInQuietly(context, name);
  return context;
}

const isSignedIn = async (context: BrowserContext): Promise<boolean> => {
  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  const answer = await context.request.get('/api/auth/user', { headers });
  return ((await answer.json()) as { readonly response: unknown }).response !== null;
};

async function open(page: Page): Promise<Devices> {
  await page.goto('/profile/security');
  const devices = new Devices(page);
  await devices.rows.first().waitFor();
  return devices;
}

describe('the devices of a customer', () => {
  it('are listed, and one is signed out with the keyboard alone; a session stolen by its cookie ends with it', async () => {
    const phone = await another('standard', SAFARI);
    const { page, requests } = await app.visitAs('standard');
    const devices = await open(page);
    const stolen = await app.visit();
    await stolen.context.addCookies(await phone.cookies());
    expect(await isSignedIn(stolen.context)).toBe(true);
    await eventually(() => devices.rows.first().innerText()).toContain('This device');
    expect(await accessibilityFaults(page)).toEqual([]);

    await tabTo(page, devices.signOut('Safari on iOS'));
    await page.keyboard.press('Enter');
    await eventually(() => isFocused(devices.keep)).toBe(true);
    await page.keyboard.press('Escape');
    await devices.dialog.waitFor({ state: 'detached' });
    expect(await isFocused(devices.signOut('Safari on iOS'))).toBe(true);
    expect(requests.of('DELETE', calls.one)).toEqual([]);

    await page.keyboard.press('Enter');
    await devices.keep.waitFor();
    await tabTo(page, devices.confirm);
    await page.keyboard.press('Enter');
    await devices.dialog.waitFor({ state: 'detached' });
    await devices.signOut('Safari on iOS').waitFor({ state: 'detached' });
    await eventually(() => isFocused(devices.heading)).toBe(true);
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(stolen.context)).toBe(false);
  });

  it('are signed out all but this one', async () => {
    const others = [await another('premium', SAFARI), await another('premium', FIREFOX)];
    const { page, context } = await app.visitAs('premium');
    const devices = await open(page);
    await devices.signOutOthers.click();
    await devices.dialog.getByText('Sign out all other devices?').waitFor();
    await devices.confirm.click();
    await devices.dialog.waitFor({ state: 'detached' });
    await eventually(() => devices.rows.count()).toBe(1);
    for (const other of others) expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(context)).toBe(true);
  });

  it('that no response arrived is said in the dialog, and it can be sent again', async () => {
    await another('business', SAFARI);
    const { page, provoke } = await app.visitAs('business');
    provoke(calls.one);
    const devices = await open(page);
    await page.route(calls.one, (route) => route.abort(), { times: 1 });
    await devices.signOut('Safari on iOS').click();
    await devices.confirm.click();
    await devices.refusal.waitFor();
    await devices.confirm.click();
    await devices.dialog.waitFor({ state: 'detached' });
    await devices.signOut('Safari on iOS').waitFor({ state: 'detached' });
  });

  it('can be loaded again if they could not be', async () => {
    const { page, provoke } = await app.visitAs('billpay');
    provoke(calls.others);
    await page.route(calls.others, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    await page.goto('/profile/security');
    const devices = new Devices(page);
    await devices.failure.getByRole('button', { name: 'Try again' }).click();
    await devices.rows.first().waitFor();
  });

  it('can be loaded again if their code did not arrive, and the rest of the page stands', async () => {
    const { page, provoke, provokeLine } = await app.visitAs('pending');
    provoke(code);
    provokeLine(/ChunkFailure/u);
    await page.route(code, (route) => route.abort());
    await page.goto('/profile/security');
    const devices = new Devices(page);
    await devices.failure.waitFor();
    await page.getByRole('button', { name: 'Change password' }).waitFor();
    await page.unroute(code);
    await devices.failure.getByRole('button', { name: 'Try again' }).click();
    await devices.rows.first().waitFor();
  });

  it('are shown to an admin who acts for the customer, and all can be signed out', async () => {
    const phone = await another('new', SAFARI);
    const { page, context } = await app.visit();
    await actFor(context, 'new');
    const devices = await open(page);
    await devices.section.getByText('Where this customer is signed in.').waitFor();
    expect(await devices.section.getByText('This device').count()).toBe(0);
    await devices.signOutOthers.click();
    await devices.confirm.click();
    await devices.section.getByText("This customer isn't signed in anywhere.").waitFor();
    expect(await isSignedIn(phone)).toBe(false);
  });
});

describe("'This was not me'", () => {
  it('signs the new device out, leads to a new password, and works once', async () => {
    const thief = await another('hospitality', FIREFOX);
    const { page, context } = await app.visit();
    const link = await notMeLinkTo(context.request, 'hospitality@cabrank.test', 'Firefox on Linux');
    await page.goto(link);
    const notMe = new MailLinkPage(page, 'not-me');
    await notMe.heading.waitFor();
    expect(new URL(page.url()).pathname).toBe('/not-me');
    expect(await page.content()).not.toContain(link.split('/').at(-1));
    await notMe.submit.click();
    await notMe.done.waitFor();
    expect(await isSignedIn(thief)).toBe(false);
    await notMe.next.click();
    const reset = new ResetPage(page);
    await reset.heading.waitFor();
    expect(new URL(page.url()).pathname).toBe('/reset');
    await reset.choose('Nine-taxis-at-dusk-73');
    await reset.done.waitFor();

    const again = await app.visit();
    again.provoke(/\/api\/auth\/not-me$/u);
    await again.page.goto(link);
    const spent = new MailLinkPage(again.page, 'not-me');
    await spent.submit.click();
    await spent.refusal.getByText('This link no longer works.').waitFor();
    await again.page.reload();
    await spent.forgotten.waitFor();
  });
});
