import { describe, expect, it } from 'vitest';
import { changeConfig } from '../../support/browser/answers/change-config';
import { eventually } from '../../support/browser/eventually';
import { isFocused, tabTo } from '../../support/accessibility/keyboard';
import { enterAsCustomerWith } from '../../support/backend/made-customer';
import { PremiumSection, ResumePremiumDialog } from '../../support/pages/profile/profile-premium';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const resumeCalls = /\/subscriptions\/\d+\/resume$/u;
const cancelled = { premium: 'personal', cancelled: true } as const;

type Seen = { readonly id: number; readonly cancellable: boolean; readonly endsOn: string | null };

describe('resuming Premium', () => {
  it('works with the keyboard alone: shows the price and the date, and then it can be cancelled again', async () => {
    const { page, context, requests } = await app.visit();
    const { read } = await enterAsCustomerWith(context, cancelled);
    await new ProfilePage(page).open();
    const premium = new PremiumSection(page);
    const dialog = new ResumePremiumDialog(page);
    await tabTo(page, premium.resume);
    expect(await premium.cancel.count()).toBe(0);
    await page.keyboard.press('Enter');
    await eventually(() => isFocused(dialog.keep)).toBe(true);
    expect(await dialog.dialog.innerText()).toMatch(
      /It will renew on \d{1,2} \w{3} \d{4}\. Your current price is €\d+\.\d{2} per month\./u,
    );
    await page.keyboard.press('Escape');
    await dialog.dialog.waitFor({ state: 'detached' });
    expect([await isFocused(premium.resume), requests.of('POST', resumeCalls)]).toEqual([true, []]);

    await page.keyboard.press('Enter');
    await dialog.keep.waitFor();
    await tabTo(page, dialog.confirm);
    await page.keyboard.press('Enter');
    await dialog.dialog.waitFor({ state: 'detached' });
    await eventually(() => isFocused(premium.heading)).toBe(true);
    await premium.cancel.waitFor();
    expect([await premium.resume.count(), await premium.section.getByText(/^Ends on/u).count()]).toEqual([
      0, 0,
    ]);
    expect(requests.of('POST', resumeCalls).map(({ body }) => body)).toEqual([null]);
    expect(await read<readonly Seen[]>('cards/premium')).toMatchObject([{ cancellable: true, endsOn: null }]);
  });

  it('that another tab has already done is not an error', async () => {
    const { page, context, provoke } = await app.visit();
    provoke(resumeCalls);
    const { uuid, read } = await enterAsCustomerWith(context, cancelled);
    await new ProfilePage(page).open();
    await new PremiumSection(page).resume.click();
    const dialog = new ResumePremiumDialog(page);
    await dialog.keep.waitFor();
    const [subscription] = await read<readonly Seen[]>('cards/premium');
    const url = `/api/user/${uuid}/subscriptions/${String(subscription?.id)}/resume`;
    const other = await context.request.post(url, { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
    expect(other.ok()).toBe(true);
    await dialog.confirm.click();
    await dialog.dialog.waitFor({ state: 'detached' });
    await new PremiumSection(page).cancel.waitFor();
  });

  it('is not offered after the end, or if the backend does not support it', async () => {
    const over = await app.visit();
    await enterAsCustomerWith(over.context, cancelled);
    await over.page.route(/\/cards\/premium$/u, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { readonly response: readonly object[] };
      const response = body.response.map((one) => ({ ...one, endsOn: '2026-01-01T00:00:00Z' }));
      await route.fulfill({ response: answer, json: { ...body, response } });
    });
    await new ProfilePage(over.page).open();
    await new PremiumSection(over.page).subscriptions.first().waitFor();
    expect(await new PremiumSection(over.page).resume.count()).toBe(0);

    const off = await app.visit();
    await enterAsCustomerWith(off.context, cancelled);
    await changeConfig(off.page, { extensions: ['auth', 'idempotency'] });
    await new ProfilePage(off.page).open();
    await new PremiumSection(off.page).subscriptions.first().waitFor();
    expect(await new PremiumSection(off.page).resume.count()).toBe(0);
  });
});
