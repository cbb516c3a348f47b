import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { AddCardDialog, ChallengeDialog, validFor } from '../../support/cards/add-card-dialog';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const addCalls = /\/cards\/add$/;
const confirmations = /\/sandbox\/intents\//;

const screens = (page: Page) => ({
  profile: new ProfilePage(page),
  dialog: new AddCardDialog(page),
  challenge: new ChallengeDialog(page),
});

async function openDialog(customer: string) {
  const visit = await app.visitAs(customer);
  const { profile, dialog, challenge } = screens(visit.page);
  await profile.open();
  await profile.addCard.first().click();
  await dialog.number.waitFor();
  return { ...visit, profile, dialog, challenge };
}

describe('adding a card', () => {
  it('adds 4242 4242 4242 4242, and a reload and a restart of the server keep it', async () => {
    const { page, requests, profile, dialog, provoke } = await openDialog('standard');
    // The devices are asked for late, perhaps while the server restarts.
    provoke(/\/sessions$/u);
    await dialog.fill('Everyday spending', validFor('4242424242424242'));
    await dialog.submit.click();

    await profile.card('Everyday spending').waitFor();
    await dialog.dialog.waitFor({ state: 'detached' });
    expect(await profile.card('Everyday spending').innerText()).toMatch(/4242[\s\S]*12\/39/);
    expect(requests.of('POST', addCalls)).toHaveLength(1);

    await page.reload();
    await profile.card('Everyday spending').waitFor();
    await profile.settled();
    await page.waitForLoadState('networkidle');
    await app.restart();
    await page.reload();
    await profile.card('Everyday spending').waitFor();
    expect(await profile.card('Everyday spending').count()).toBe(1);
  });

  it('opens an empty form after a card was added', async () => {
    const { profile, dialog } = await openDialog('billpay');
    await dialog.fill('First one', validFor('5555555555554444'));
    await dialog.submit.click();
    await dialog.dialog.waitFor({ state: 'detached' });
    await profile.addCard.first().click();
    await dialog.number.waitFor();
    expect(await dialog.nickname.inputValue()).toBe('');
    expect(await dialog.number.inputValue()).toBe('');
  });
});

describe('a card that requires 3-D Secure', () => {
  it('is added on Complete: two POSTs, the second with the setup intent, and one confirmation', async () => {
    const { page, provoke, requests, profile, dialog, challenge } = await openDialog('hospitality');
    provoke(addCalls);
    await dialog.fill('Confirmed by the bank', validFor('4000002500003155'));
    await dialog.submit.click();
    await challenge.complete.click();
    await profile.card('Confirmed by the bank').waitFor();

    const posts = requests
      .of('POST', addCalls)
      .map(({ body }) => JSON.parse(body ?? '{}') as { setupIntent?: string });
    expect(posts).toHaveLength(2);
    expect(posts[0]?.setupIntent).toBeUndefined();
    expect(posts[1]?.setupIntent).toMatch(/^seti_[^_]+$/);
    const confirmed = requests.of('POST', confirmations);
    expect(confirmed).toHaveLength(1);
    expect(confirmed[0]?.url).toContain(posts[1]?.setupIntent ?? 'nothing');

    await page.reload();
    await profile.card('Confirmed by the bank').waitFor();
    expect(await profile.card('Confirmed by the bank').count()).toBe(1);
  });

  it.each(sampled(['fail', 'close']))(
    'is not added on %s: it says why, keeps the nickname and lets the customer try again',
    async (ending) => {
      const { page, provoke, requests, profile, dialog, challenge } = await openDialog('pending');
      provoke(addCalls);
      const nickname = `Not by ${ending}`;
      await dialog.fill(nickname, validFor('4000002500003155'));
      await dialog.submit.click();
      await challenge[ending].click();

      await dialog.failure.waitFor();
      expect(await dialog.failure.innerText()).toMatch(/wasn't (saved|added)/u);
      expect(await dialog.nickname.inputValue()).toBe(nickname);
      expect(await dialog.number.inputValue()).toBe('');
      expect(requests.of('POST', addCalls)).toHaveLength(1);
      expect(await profile.card(nickname).count()).toBe(0);

      await dialog.fillCard(validFor('4000002500003155'));
      await dialog.submit.click();
      await challenge.complete.click();
      await profile.card(nickname).waitFor();
      await page.reload();
      await profile.card(nickname).waitFor();
      expect(await profile.card(nickname).count()).toBe(1);
    },
  );
});
