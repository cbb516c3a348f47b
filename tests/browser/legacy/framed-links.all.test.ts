import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { defaultSwitches } from '../../../src/server/backend/services/shared/switches';
import { accessibilityFaults } from '../../support/accessibility/axe';
import { eventually } from '../../support/browser/eventually';
import { FramedSite } from '../../support/pages/framed-site';
import { switchBackend } from '../../support/backends/switch-backend';
import { useApp } from '../../support/browser/use-app';

const app = useApp();

const placeOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return Promise.resolve(pathname + search);
};

async function opened(who: string, route: string, heading: string) {
  const visit = await app.visitAs(who);
  const site = new FramedSite(visit.page);
  await visit.page.goto(route);
  await site.at(heading);
  return { ...visit, site };
}

/** What the focus is on, also inside the frame. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const inner = activeElement instanceof HTMLIFrameElement ? activeElement.contentDocument : null;
    return (inner?.activeElement ?? activeElement)?.textContent.trim() ?? '';
  });

describe('a link of an older page', () => {
  it('to terms, privacy or contact opens the dialog; closing it returns focus to the link', async () => {
    const { page, site } = await opened('standard', '/users', 'Users');
    for (const [href, title] of [
      ['/legacy/terms', 'Terms and Conditions'],
      ['/legacy/privacy', 'Privacy Statement'],
      ['/legacy/contact', 'Contact'],
    ] as const) {
      const link = await site.write({ href });
      await link.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      expect(await dialog.getByRole('heading').first().innerText(), href).toMatch(new RegExp(title, 'u'));
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await eventually(() => focused(page)).toBe('Written by the test');
    }
    expect(await placeOf(page)).toBe('/users');
  });

  it('to logout logs out', async () => {
    const { page, site } = await opened('standard', '/users', 'Users');
    const asked = page.waitForRequest('**/api/auth/logout');
    await site.followWritten({ href: '/legacy/logout' });
    await asked;
    await eventually(() => placeOf(page)).toBe('/');
  });

  it('to a page of the app shows that page; Back returns to the older page', async () => {
    const { page, site } = await opened('standard', '/users', 'Users');
    await site.followWritten({ href: '/profile' });
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    expect(await placeOf(page)).toBe('/profile');
    await page.goBack();
    await site.atRoute('/users', 'Users');
  });

  it('with javascript goes to /job-status, unless the page itself prevents it', async () => {
    const { page, site } = await opened('standard', '/users', 'Users');
    await site.inside.locator('main').evaluate((main) => {
      main.addEventListener('click', (event) => event.preventDefault(), { once: true });
    });
    await site.followWritten({ href: 'javascript:void 0' });
    await site.followWritten({ href: '#top' });
    expect(await placeOf(page)).toBe('/users');
    await site.followWritten({ href: 'javascript:openJobStatus()' });
    await site.atRoute('/job-status', 'Job status');
  });

  it('that ends in login leads to the not-found page; Back returns to the older page', async () => {
    const { page, site } = await opened('standard', '/users', 'Users');
    await site.followWritten({ href: '/legacy/office-login' });
    await page.getByRole('heading', { name: 'This page was not found' }).waitFor();
    await page.goBack();
    await site.atRoute('/users', 'Users');
  });

  it('to another site leaves the app: in this tab, or in a new window without an opener', async () => {
    const { page, context, site } = await opened('standard', '/users', 'Users');
    await context.route('https://cabrank.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
    );
    const popup = page.waitForEvent('popup');
    await site.followWritten({ href: 'https://cabrank.example/help', target: '_blank', rel: 'noopener' });
    const window = await popup;
    await window.getByRole('heading', { name: 'Elsewhere' }).waitFor();
    expect(await window.evaluate(() => globalThis.opener === null)).toBe(true);
    await site.followWritten({ href: 'https://cabrank.example/away', target: '_top' });
    await page.waitForURL('https://cabrank.example/away');
  });

  it('to mail, to a download or to an anchor is left to the browser', async () => {
    const { page, site } = await opened('standard', '/users', 'Users');
    const download = page.waitForEvent('download');
    await site.followWritten({ href: '/legacy/files/tariffs.csv', download: '' });
    expect((await download).suggestedFilename()).toBe('cabrank-tariffs.csv');
    await site.followWritten({ href: '#top' });
    expect(await placeOf(page)).toBe('/users');
    await site.at('Users');
  });

  it('with an unsafe scheme does nothing', async () => {
    const { page, site } = await opened('standard', '/users', 'Users');
    for (const href of [
      'data:text/html,<h1>Hi</h1>',
      'vbscript:x',
      'blob:https://x/y',
      'https://u:p@host/',
    ]) {
      await site.followWritten({ href });
    }
    await site.at('Users');
    expect(await placeOf(page)).toBe('/users');
  });

  it('to the current page loads it again', async () => {
    const { page, site } = await opened('standard', '/new-booking', 'New booking');
    await site.inside.getByLabel('Pick-up').fill('1 Main Street');
    const entries = await page.evaluate(() => history.length);
    await site.followWritten({ href: '/legacy/new-booking' });
    await eventually(() => site.inside.getByLabel('Pick-up').inputValue()).toBe('');
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  it('in a frame under /admin keeps the admin in the admin area', async () => {
    const extensions = defaultSwitches.extensions.filter((group) => group !== 'admin');
    await switchBackend(app.url(), { extensions });
    const { page, site } = await opened('admin', '/admin/dispatch', 'Dispatch');
    await site.followWritten({ href: '/legacy/tariffs' });
    await site.atRoute('/admin/tariffs', 'Tariffs');
    await site.followWritten({ href: '/legacy/customers' });
    await site.atRoute('/customers', 'Customers');
    await page.goBack();
    await site.atRoute('/admin/tariffs', 'Tariffs');
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

describe('keyboard use of the frame', () => {
  it('Tab moves from the heading through the page and out of it, and back', async () => {
    const { page, site } = await opened('standard', '/users', 'Users');
    const link = await site.write({ href: '/legacy/job-status' });
    await page.getByRole('main').getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('Tab');
    await eventually(() => focused(page)).toBe('Written by the test');
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('iframe');
    await link.focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('iframe');
  });

  it('another page moves focus to the heading, like every screen', async () => {
    const { page, site } = await opened('standard', '/users', 'Users');
    await (await site.write({ href: '/legacy/job-status' })).focus();
    await page.keyboard.press('Enter');
    await site.atRoute('/job-status', 'Job status');
    await eventually(() => page.evaluate(() => document.activeElement?.localName)).toBe('h1');
  });
});

describe('the frame around an older page', () => {
  it('is as high as its page, and prints the page only', async () => {
    const { page, site } = await opened('standard', '/users', 'Users');
    await site.inside.locator('main').evaluate((main) => {
      const tall = document.createElement('div');
      tall.style.height = '3000px';
      main.append(tall);
    });
    await eventually(async () => (await site.element.boundingBox())?.height ?? 0).toBeGreaterThan(3000);
    expect(await site.inside.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight)).toBe(
      0,
    );
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('banner').count()).toBe(0);
    expect((await site.element.boundingBox())?.height).toBeGreaterThan(3000);
  });

  it('accepts no messages, from its page or from anyone else', async () => {
    const { page, site } = await opened('standard', '/users', 'Users');
    await site.inside.locator('main').evaluate(() => {
      for (const type of ['logout', 'route.changed', 'link.followed', 'event:logout'])
        parent.postMessage({ type, link: { kind: 'logout' }, route: '/profile' }, '*');
    });
    await site.followWritten({ href: '/legacy/job-status' });
    await site.atRoute('/job-status', 'Job status');
    expect(await page.getByRole('banner').getByRole('button', { name: 'Logout' }).count()).toBe(1);
  });
});
