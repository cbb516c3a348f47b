import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { changeConfig } from '../../support/browser/answers/change-config';
import { eventually } from '../../support/browser/eventually';
import { isFocused, tabTo } from '../../support/accessibility/keyboard';
import { enterAsCustomerWith } from '../../support/backend/made-customer';
import { PremiumSection } from '../../support/pages/profile/profile-premium';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { ReceiptsSection, WithdrawalDialog } from '../../support/pages/profile/profile-receipts';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const withdrawCalls = /\/subscriptions\/\d+\/withdraw$/u;
const sandboxHeaders = { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' };

/** The next call gets this fault of the sandbox. */
async function orderFault(order: object): Promise<void> {
  const body = JSON.stringify({ call: 'withdrawSubscription', ...order });
  const { ok } = await fetch(`${app.url()}/sandbox/faults`, {
    method: 'POST',
    headers: sandboxHeaders,
    body,
  });
  expect(ok).toBe(true);
}

async function mailsTo(
  email: string,
): Promise<readonly { readonly subject: string; readonly body: string }[]> {
  const answer = await fetch(`${app.url()}/sandbox/outbox?to=${encodeURIComponent(email)}`, {
    headers: sandboxHeaders,
  });
  return ((await answer.json()) as { readonly response: { subject: string; body: string }[] }).response;
}

async function ask(page: Page): Promise<WithdrawalDialog> {
  await new ProfilePage(page).open();
  const withdrawal = new WithdrawalDialog(page);
  await withdrawal.open.click();
  await withdrawal.keep.waitFor();
  return withdrawal;
}

const premiumCustomer = (context: BrowserContext) => enterAsCustomerWith(context, { premium: 'personal' });

describe('withdrawing from a contract', () => {
  it('works with the keyboard alone: shows what was recorded, removes Premium, and adds a receipt and an email', async () => {
    const { page, context, requests } = await app.visit();
    const { email, read } = await premiumCustomer(context);
    await new ProfilePage(page).open();
    const withdrawal = new WithdrawalDialog(page);
    const premium = new PremiumSection(page);
    await tabTo(page, withdrawal.open);
    expect(await premium.subscriptions.first().innerText()).toMatch(/Available until \d{1,2} \w{3} \d{4}/u);
    await page.keyboard.press('Enter');
    await eventually(() => isFocused(withdrawal.keep)).toBe(true);
    const question = await withdrawal.dialog.innerText();
    for (const text of ['Personal Premium', 'Premium ends immediately', email])
      expect(question).toContain(text);
    await page.keyboard.press('Escape');
    await withdrawal.dialog.waitFor({ state: 'detached' });
    expect(await isFocused(withdrawal.open)).toBe(true);
    expect(requests.of('POST', withdrawCalls)).toEqual([]);

    await page.keyboard.press('Enter');
    await withdrawal.keep.waitFor();
    await tabTo(page, withdrawal.confirm);
    await page.keyboard.press('Enter');
    await withdrawal.received.waitFor();
    expect(await isFocused(withdrawal.received)).toBe(true);
    const said = await withdrawal.dialog.innerText();
    expect(said).toMatch(/You withdrew from Personal Premium on \d{1,2} \w{3} \d{4}, \d{2}:\d{2}\./u);
    expect(said).toMatch(/We'll refund €\d+\.\d{2} \(receipt R-\d{4}-\d{4}\)\./u);
    await tabTo(page, withdrawal.back);
    await page.keyboard.press('Enter');
    await withdrawal.dialog.waitFor({ state: 'detached' });
    await eventually(() => isFocused(new ProfilePage(page).heading)).toBe(true);
    expect(await premium.section.count()).toBe(0);
    await new ReceiptsSection(page).section.getByText(/^Withdrawal from Personal Premium/u).waitFor();

    expect(requests.of('POST', withdrawCalls).map(({ body }) => body)).toEqual([null]);
    expect(await read('cards/premium')).toEqual([]);
    const mail = (await mailsTo(email)).find(({ subject }) => subject.includes('withdrawal'));
    expect(mail?.body).toMatch(/Declared by .+ on \w{3},? \d{1,2} \w{3} \d{4}, \d{2}:\d{2}/u);
  });

  it.each([
    ['refused', { kind: 'refused', status: 400, message: 'The office is closed.' }, 'The office is closed.'],
    ['answered with an error page', { kind: 'unavailable', status: 500 }, 'Please try again later'],
    ['not answered', { kind: 'reset' }, 'Please try again later'],
  ])('that is %s shows an error; the next press succeeds', async (_, order, said) => {
    const { page, context, provoke, requests } = await app.visit();
    provoke(withdrawCalls);
    const { read } = await premiumCustomer(context);
    const withdrawal = await ask(page);
    await orderFault(order);
    await withdrawal.confirm.click();
    await withdrawal.failure.waitFor();
    expect(await withdrawal.failure.innerText()).toContain(said);
    expect(await read<readonly unknown[]>('cards/premium')).toHaveLength(1);
    await withdrawal.confirm.click();
    await withdrawal.received.waitFor();
    expect(await read('cards/premium')).toEqual([]);
    expect(requests.of('POST', withdrawCalls)).toHaveLength(2);
  });

  it('whose response is lost after it was done is looked up, and not sent again', async () => {
    const { page, context, provoke, requests } = await app.visit();
    provoke(withdrawCalls);
    const { read } = await premiumCustomer(context);
    const withdrawal = await ask(page);
    await orderFault({ kind: 'commitThenReset' });
    await withdrawal.confirm.click();
    await withdrawal.received.waitFor();
    expect(await withdrawal.dialog.innerText()).toContain('You have withdrawn from Personal Premium.');
    expect([requests.of('POST', withdrawCalls).length, await read('cards/premium')]).toEqual([1, []]);
    expect(
      (await read<readonly { amount: number }[]>('receipts')).filter(({ amount }) => amount < 0),
    ).toHaveLength(1);
  });

  it('that another tab has already done is not an error', async () => {
    const { page, context, provoke } = await app.visit();
    provoke(withdrawCalls);
    const { uuid, read } = await premiumCustomer(context);
    const withdrawal = await ask(page);
    const [subscription] = await read<readonly { readonly id: number }[]>('cards/premium');
    const url = `/api/user/${uuid}/subscriptions/${String(subscription?.id)}/withdraw`;
    expect(
      (await context.request.post(url, { headers: { 'X-Requested-With': 'XMLHttpRequest' } })).ok(),
    ).toBe(true);
    await withdrawal.confirm.click();
    await withdrawal.received.waitFor();
  });

  it('is not offered for a company’s Premium, after the deadline, or if the backend does not support it', async () => {
    const business = await app.visitAs('business');
    await new ProfilePage(business.page).open();
    await new PremiumSection(business.page).subscriptions.first().waitFor();
    expect(await new WithdrawalDialog(business.page).open.count()).toBe(0);

    const over = await app.visitAs('premium');
    await over.page.route(/\/cards\/premium$/u, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { readonly response: readonly object[] };
      const response = body.response.map((one) => ({ ...one, withdrawUntil: '2026-01-01T00:00:00Z' }));
      await route.fulfill({ response: answer, json: { ...body, response } });
    });
    await new ProfilePage(over.page).open();
    await new PremiumSection(over.page).subscriptions.first().waitFor();
    expect(await new WithdrawalDialog(over.page).open.count()).toBe(0);

    const off = await app.visitAs('premium');
    await changeConfig(off.page, { extensions: ['auth', 'receipts', 'idempotency'] });
    await new ProfilePage(off.page).open();
    await new PremiumSection(off.page).subscriptions.first().waitFor();
    expect(await new WithdrawalDialog(off.page).open.count()).toBe(0);
    expect(await new ReceiptsSection(off.page).section.count()).toBe(1);
  });
});
