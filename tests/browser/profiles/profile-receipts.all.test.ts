import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { changeConfig } from '../../support/browser/answers/change-config';
import { isFocused, tabTo } from '../../support/accessibility/keyboard';
import { DataDownload } from '../../support/pages/profile/profile-account';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { ReceiptsSection } from '../../support/pages/profile/profile-receipts';
import { pdfText } from '../../support/contract/pdf-text';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const list = /\/api\/user\/[^/]+\/receipts$/u;
const pdf = /\/receipts\/\d+\/pdf$/u;

async function open(page: Page): Promise<ReceiptsSection> {
  await new ProfilePage(page).open();
  const receipts = new ReceiptsSection(page);
  await receipts.heading.waitFor();
  return receipts;
}

describe('the receipts of the profile', () => {
  it('show purpose, date, number and amount, newest first', async () => {
    const { page } = await app.visitAs('premium');
    const receipts = await open(page);
    await receipts.receipts.first().waitFor();
    const said = await receipts.receipts.allInnerTexts();
    expect(said).toHaveLength(2);
    for (const text of said) {
      expect(text).toMatch(/Personal Premium, \w+ \d{4}/u);
      expect(text).toMatch(/\d{1,2} \w{3} \d{4} · R-\d{4}-\d{4}/u);
      expect(text).toContain('€9.99');
    }
  });

  it('are downloaded with the keyboard alone: the file is that receipt, under its number', async () => {
    const { page } = await app.visitAs('premium');
    const receipts = await open(page);
    const button = receipts.downloads.first();
    await tabTo(page, button);
    const arriving = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const file = await arriving;
    const number = /R-\d{4}-\d{4}/u.exec((await button.getAttribute('aria-label')) ?? '')?.[0];
    expect(file.suggestedFilename()).toBe(`${number ?? ''}.pdf`);
    await receipts.saved.waitFor();
    expect(await receipts.saved.innerText()).toBe(`Downloaded ${file.suggestedFilename()}.`);
    expect(await isFocused(button)).toBe(true);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdfText(bytes).split('\n')).toEqual(
      expect.arrayContaining(['Cabrank', number, 'Aoife Byrne', '€9.99']),
    );
  });

  it('say that there are none', async () => {
    const { page } = await app.visitAs('standard');
    const receipts = await open(page);
    await receipts.empty.waitFor();
    expect(await receipts.downloads.count()).toBe(0);
  });

  it('say that they could not be loaded; Retry loads them and keeps focus in the section', async () => {
    const { page, provoke } = await app.visitAs('premium');
    provoke(list);
    await page.route(list, (route) => route.fulfill({ status: 503, body: '' }));
    const receipts = await open(page);
    await receipts.failure.waitFor();
    expect(await receipts.failure.innerText()).toContain("We couldn't load your receipts");
    await page.unroute(list);
    await receipts.retry.click();
    await receipts.downloads.first().waitFor();
    expect(await receipts.failure.count()).toBe(0);
    expect(await isFocused(receipts.heading)).toBe(true);
  });

  it.each([
    [
      'a refusal',
      { status: 404, json: { code: 404, message: 'This was not found.' } },
      'This was not found.',
    ],
    [
      'a page of an error',
      { status: 500, contentType: 'text/html', body: '<h1>No</h1>' },
      'Please try again',
    ],
    ['no answer', null, 'Please try again later'],
  ])('say that one could not be downloaded: %s; the next press downloads it', async (_, answer, said) => {
    const { page, provoke } = await app.visitAs('premium');
    provoke(pdf);
    await page.route(pdf, (route) => (answer === null ? route.abort() : route.fulfill(answer)));
    const receipts = await open(page);
    await receipts.downloads.first().click();
    await receipts.failure.waitFor();
    expect(await receipts.failure.innerText()).toMatch(/^We couldn't download receipt R-\d{4}-\d{4}/u);
    expect(await receipts.failure.innerText()).toContain(said);
    await page.unroute(pdf);
    const arriving = page.waitForEvent('download');
    await receipts.downloads.first().click();
    await arriving;
    await receipts.saved.waitFor();
    expect(await receipts.failure.count()).toBe(0);
  });

  it('are included in the download of the customer’s own data', async () => {
    const { page } = await app.visitAs('premium');
    await open(page);
    const arriving = page.waitForEvent('download');
    await new DataDownload(page).download.click();
    const data: unknown = JSON.parse(await readFile(await (await arriving).path(), 'utf8'));
    expect(data).toMatchObject({ receipts: [{ amount: 999, currency: 'EUR' }, { amount: 999 }] });
  });

  it('are not shown or requested if the backend does not offer them', async () => {
    const { page, requests } = await app.visitAs('premium');
    await changeConfig(page, { extensions: ['auth', 'idempotency'] });
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.loaded();
    const receipts = new ReceiptsSection(page);
    expect([await receipts.section.count(), requests.of('GET', list)]).toEqual([0, []]);
  });
});
