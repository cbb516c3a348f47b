import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { VisitOptions } from '../../support/browser/browser';
import { changeConfig } from '../../support/browser/answers/change-config';
import { drawn } from '../../support/browser/drawn';
import { eventually } from '../../support/browser/eventually';
import { AddCardDialog } from '../../support/cards/add-card-dialog';
import { Notices } from '../../support/pages/notices';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { sampleNotices } from '../../support/matrix/sample-notices';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();

/** The profile with the notices at hand. */
async function openProfile(options?: VisitOptions) {
  const visit = await app.visitAs('standard', options);
  const notices = new Notices(visit.page);
  const profile = new ProfilePage(visit.page);
  await notices.listen();
  await profile.open();
  await profile.loaded();
  return { ...visit, notices, profile };
}

const showAll = async (notices: Notices) => {
  for (const notice of sampleNotices) await notices.show(notice);
};

describe('while a dialog is open', () => {
  it('notices stay behind it, intercept none of its presses, and are announced when it closes', async () => {
    const { page, notices, profile } = await openProfile();
    await notices.show({ id: 'before', type: 'info', message: 'Came before.' });
    for (const width of [1280, 768, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await profile.addCard.first().click();
      const dialog = new AddCardDialog(page);
      await dialog.number.waitFor();
      for (const { id, ...notice } of sampleNotices) await notices.show({ ...notice, id: `${id}-${width}` });
      // A press that something else would take fails.
      for (const control of [dialog.nickname, dialog.cardholder, dialog.close])
        await control.click({ trial: true });
      expect(await notices.assertive.innerText()).not.toContain('Unable to remove Everyday');
      expect(await notices.polite.innerText()).toContain('Came before.');
      await dialog.close.click();
      await dialog.dialog.waitFor({ state: 'detached' });
      await eventually(() => notices.assertive.innerText()).toContain('Unable to remove Everyday');
      await page.reload();
      await profile.loaded();
      await notices.show({ id: 'before', type: 'info', message: 'Came before.' });
    }
  });

  it('each button of the chooser can be pressed in its centre', async () => {
    const { page, notices } = await openProfile();
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await showAll(notices);
      await page.getByRole('link', { name: 'Add Premium or Business+' }).click();
      const chooser = page.getByRole('dialog', { name: 'Add a new profile' });
      await chooser.getByRole('button', { name: /^Business/u }).click({ trial: true });
      await chooser.getByRole('button', { name: /^Bill Pay/u }).click({ trial: true });
      await page.keyboard.press('Escape');
      await chooser.waitFor({ state: 'detached' });
    }
  });
});

describe('no notice covers', () => {
  const overlap = async (notices: Notices, covered: Locator) => {
    const [one, other] = [await notices.region.boundingBox(), await covered.boundingBox()];
    if (one === null || other === null) throw new Error('One of them is not seen');
    return one.y < other.y + other.height && other.y < one.y + one.height;
  };

  it.each(sampled([390, 768, 1280]))('a heading or the main content of a page, at %i px', async (width) => {
    const { page, notices } = await openProfile({ width, height: 844 });
    for (const path of ['/profile', '/content/contact', '/new-booking']) {
      await page.goto(path);
      await page.locator('main :is(#main-heading, iframe)').last().waitFor();
      await page.waitForLoadState('networkidle');
      await showAll(notices);
      await notices.close('Warning!').waitFor();
      await drawn(page);
      for (const covered of await page.locator('main :is(h1, iframe, form button)').all())
        if ((await covered.boundingBox()) !== null)
          expect(await overlap(notices, covered), `${path}: ${await covered.innerText()}`).toBe(false);
    }
  });

  it.each(sampled([390, 768, 1280]))('a framed login, at %i px', async (width) => {
    const { page } = await app.visit({ width, height: 844 });
    await changeConfig(page, { extensions: [] });
    const notices = new Notices(page);
    await notices.listen();
    await page.goto('/login');
    const frame = page.locator('main iframe');
    await frame.waitFor();
    await page.waitForLoadState('networkidle');
    await showAll(notices);
    await notices.close('Warning!').waitFor();
    await drawn(page);
    expect(await overlap(notices, frame)).toBe(false);
  });
});
