import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { changeConfig } from '../../support/browser/answers/change-config';
import { eventually } from '../../support/browser/eventually';
import { Banners } from '../../support/pages/banners';
import { Notices } from '../../support/pages/notices';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { Shell } from '../../support/pages/shell';
import { sampleNotices } from '../../support/matrix/sample-notices';
import { actFor } from '../../support/browser/sign-in-quietly';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const viewCards = /\/cards\/view$/;

/** Where something stands; it must be seen. */
async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${locator.toString()} is not seen`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

describe('a notice while an admin acts for a customer', () => {
  it.each(
    sampled([
      [320, '/profile'],
      [390, '/profile'],
      [768, '/profile'],
      [1280, '/profile'],
      [320, '/lost-pass'],
      [1280, '/lost-pass'],
    ]),
  )(
    'at %i px on %s does not cover the banner or its button, however many rows the banner has',
    async (width, path) => {
      const { page, context } = await app.visit({ width, height: 800 });
      await actFor(context, 'premium');
      const [banners, notices] = [new Banners(page), new Notices(page)];
      await notices.listen();
      await page.goto(path);
      await banners.returnToAdmin.waitFor();
      for (const notice of sampleNotices) await notices.show(notice);
      const close = notices.close('Warning!');
      await close.waitFor();
      const top = async () =>
        (await boxOf(notices.titled('Warning!'))).y - (await boxOf(banners.acting)).bottom;
      await eventually(async () => (await top()) >= 0).toBe(true);
      expect(await top(), 'stands right below the banner').toBeLessThan(96);
      // A press that something else would take fails.
      await banners.returnToAdmin.click({ trial: true });

      await page.setViewportSize({ width: 320, height: 800 });
      await eventually(async () => (await top()) >= 0).toBe(true);
      await banners.returnToAdmin.click({ trial: true });
    },
  );
});

describe('the header', () => {
  it.each(sampled(['standard', 'business', 'admin']))(
    'has one row at 1200 and 1280 px for %s: menu, number, app, contact, person and Logout',
    async (who) => {
      const { page } = await app.visitAs(who, { width: 1280 });
      const shell = new Shell(page);
      await page.goto('/content/terms');
      await shell.logout.waitFor();
      await eventually(async () => (await shell.items()).length).toBeGreaterThan(2);
      for (const width of [1280, 1200]) {
        await page.setViewportSize({ width, height: 800 });
        const items = await shell.navigation.getByRole('listitem').all();
        const links = [
          ...(who === 'admin' ? [] : [shell.link('Book by App')]),
          page.getByRole('banner').getByRole('link', { name: /^01 555/ }),
        ];
        const rest = [shell.contact, shell.person, shell.logout];
        const boxes = await Promise.all([...items, ...links, ...rest].map(boxOf));
        const middles = boxes.map(({ y, height }) => y + height / 2);
        expect(Math.max(...middles) - Math.min(...middles), `${width} px`).toBeLessThan(2);
        expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(64);
      }
    },
  );

  it.each(
    sampled([
      ['standard', 'Menu'],
      ['nobody', 'Sign in'],
    ]),
  )('of %s at 320 px does not let a long word for contact cover the logo', async (who, last) => {
    const { page } =
      who === 'nobody' ? await app.visit({ width: 320 }) : await app.visitAs(who, { width: 320 });
    const shell = new Shell(page);
    await page.goto('/content/terms');
    await shell.contact.waitFor();
    const short = await boxOf(shell.contact);
    await shell.contact.evaluate((button) => (button.textContent = 'Kontaktaufnahmemöglichkeit'));
    const header = page.getByRole('banner');
    const logo = await boxOf(header.getByRole('link', { name: /home|Cabrank/i }).first());
    const contact = await boxOf(header.getByRole('button', { name: 'Kontaktaufnahmemöglichkeit' }));
    const end = await boxOf(
      header.getByRole(last === 'Menu' ? 'button' : 'link', { name: last, exact: true }),
    );
    expect(short.y, 'in one row as long as there is room').toBeLessThan(logo.bottom);
    expect(contact.x >= logo.right || contact.y >= logo.bottom).toBe(true);
    expect(contact.x).toBeGreaterThanOrEqual(0);
    expect(end.x >= contact.right || end.y >= contact.bottom).toBe(true);
    expect(end.right).toBeLessThanOrEqual(320);
  });
});

describe('a card', () => {
  it.each(sampled([320, 390]))(
    'has room for its name beside a long word for its state at %i px',
    async (width) => {
      const { page } = await app.visitAs('standard', { width });
      await page.route(viewCards, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as { readonly response: readonly object[] };
        const response = body.response.map((card) => ({ ...card, expired: false, expiresSoon: true }));
        await route.fulfill({ response: answer, json: { ...body, response } });
      });
      const profile = new ProfilePage(page);
      await profile.open();
      const card = profile.card('Everyday');
      const badge = card.getByText('Expiring Soon');
      await badge.waitFor();
      await badge.evaluate((pill) => pill.lastChild?.replaceWith('Läuft in Kürze ab, bitte'));
      const name = await boxOf(card.getByRole('heading'));
      expect(name.height, 'the name stands in one line').toBeLessThan(40);
      const state = await boxOf(card.getByText('Läuft in Kürze ab, bitte'));
      const tile = await boxOf(card);
      expect(state.right).toBeLessThanOrEqual(tile.right);
      expect(state.x >= name.right || state.y >= name.bottom).toBe(true);
    },
  );
});

describe('if the company accepts no messages', () => {
  it('there is no page with the contact form', async () => {
    const { page } = await app.visit();
    await changeConfig(page, { hasContact: false });
    await page.goto('/content/contact');
    await new Shell(page).notFound.waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    expect(await page.title()).toContain('This page was not found');
  });
});
