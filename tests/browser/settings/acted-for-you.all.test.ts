import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { servedGroups } from '../../../src/server/backend/services/shared/switches';
import { accessibilityFaults } from '../../support/accessibility/axe';
import { isFocused, tabTo } from '../../support/accessibility/keyboard';
import { switchBackend } from '../../support/backends/switch-backend';
import { enterAsNewCustomer } from '../../support/backend/fresh-customer';
import { eventually } from '../../support/browser/eventually';
import { useApp } from '../../support/browser/use-app';
import { ActedForYou } from '../../support/pages/admin/admin-requests';
import { ProfilePage } from '../../support/pages/profile/profile-page';

const app = useApp();
beforeAll(() => switchBackend(app.url(), { extensions: servedGroups }));

const ownCall = /\/api\/user\/[0-9a-f-]{36}\/audit$/u;

describe('account activity by our staff', () => {
  it('is a short list on the profile; earlier entries are opened, searched and saved', async () => {
    const { page, context } = await app.visitAs('hospitality');
    await context.route(ownCall, (route) => {
      const entry = { at: '2026-11-20T14:05:00Z', admin: 'Fionnuala Quinn', reason: null };
      const response = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((action, id) => ({
        ...entry,
        id,
        action: `Did ${action}.`,
      }));
      return route.fulfill({ json: { code: 200, response } });
    });
    await new ProfilePage(page).open();
    const own = new ActedForYou(page);
    await own.groups.nth(4).waitFor();
    expect(await own.groups.filter({ visible: true }).count()).toBe(5);
    await tabTo(page, own.section.getByRole('button', { name: 'Earlier' }));
    await page.keyboard.press('Enter');
    await eventually(() => own.groups.filter({ visible: true }).count()).toBe(7);
    await tabTo(page, own.search);
    await page.keyboard.type('did b');
    await eventually(() => own.result.innerText()).toBe('1 of 7 entries');
    expect(await own.groups.last().innerText()).toContain('Did b.');
    expect(await accessibilityFaults(page)).toEqual([]);
    await own.search.fill('did x');
    await own.section.getByText('No entry found for “did x”.').waitFor();
    await own.section.getByRole('button', { name: 'Show all' }).click();
    await eventually(() => own.result.innerText()).toBe('2 earlier entries');
    expect(await isFocused(own.result)).toBe(true);
    const arriving = page.waitForEvent('download');
    await own.exportCsv.click();
    const download = await arriving;
    expect(download.suggestedFilename()).toMatch(/^staff-activity-\d{4}-\d{2}-\d{2}\.csv$/u);
    const saved = await readFile(await download.path(), 'utf8');
    expect(saved.split('\r\n')[0]).toBe('\uFEFFWhen,Who,What,Reason,Signed in since');
    expect(saved.match(/Did \w/gu)).toHaveLength(7);
  });

  it('is empty if no one acted for the customer, and the profile says so', async () => {
    const { page, context } = await app.visit();
    await enterAsNewCustomer(context);
    await new ProfilePage(page).open();
    await new ActedForYou(page).section.getByText('No staff activity yet.').waitFor();
  });
});
