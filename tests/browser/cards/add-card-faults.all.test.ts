import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually';
import { AddCardDialog, ChallengeDialog, validFor } from '../../support/cards/add-card-dialog';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { SignInAgain } from '../../support/pages/session/sign-in-again';
import { demoPassword } from '../../support/browser/sign-in-quietly';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const addCalls = /\/cards\/add$/;
const viewCards = /\/cards\/view$/;

async function openDialog(customer: string) {
  const visit = await app.visitAs(customer);
  const profile = new ProfilePage(visit.page);
  const dialog = new AddCardDialog(visit.page);
  await profile.open();
  await profile.settled();
  await profile.addCard.first().click();
  await dialog.number.waitFor();
  return { ...visit, profile, dialog };
}

/** The server does what it was asked, and the answer never arrives. */
const committedThenLost = async (route: Route): Promise<void> => {
  await route.fetch();
  await route.abort('connectionreset');
};

describe('a response that does not arrive', () => {
  it('after the server saved the card: the card is found, and there is only one', async () => {
    const { page, provoke, requests, profile, dialog } = await openDialog('standard');
    provoke(addCalls);
    await page.route(addCalls, committedThenLost, { times: 1 });
    await dialog.fill('Reply lost', validFor('4242424242424242'));
    await dialog.submit.click();

    await profile.card('Reply lost').waitFor();
    await dialog.dialog.waitFor({ state: 'detached' });
    expect(requests.of('POST', addCalls)).toHaveLength(1);
    await page.reload();
    await profile.card('Reply lost').waitFor();
    expect(await profile.card('Reply lost').count()).toBe(1);
  });

  it('and the list cannot be read either: the next press reads it before it sends anything', async () => {
    const { page, provoke, requests, profile, dialog } = await openDialog('business');
    provoke(addCalls);
    provoke(viewCards);
    await page.route(addCalls, committedThenLost, { times: 1 });
    await page.route(viewCards, (route) => route.abort());
    await dialog.fill('Reply lost twice', validFor('4242424242424242'));
    await dialog.submit.click();
    await dialog.failure.waitFor();

    await page.unroute(viewCards);
    await dialog.submit.click();
    await profile.card('Reply lost twice').waitFor();
    expect(requests.of('POST', addCalls)).toHaveLength(1);
    await page.reload();
    await profile.card('Reply lost twice').waitFor();
    expect(await profile.card('Reply lost twice').count()).toBe(1);
  });

  it('to the confirmation: the card is found, and there is only one', async () => {
    const { page, provoke, requests, profile, dialog } = await openDialog('billpay');
    provoke(addCalls);
    await dialog.fill('Confirmed, reply lost', validFor('4000002500003155'));
    await dialog.submit.click();
    const challenge = new ChallengeDialog(page);
    await challenge.complete.waitFor();
    await page.route(addCalls, committedThenLost, { times: 1 });
    await challenge.complete.click();

    await profile.card('Confirmed, reply lost').waitFor();
    expect(requests.of('POST', addCalls)).toHaveLength(2);
    await page.reload();
    await profile.card('Confirmed, reply lost').waitFor();
    expect(await profile.card('Confirmed, reply lost').count()).toBe(1);
  });

  it('if an unseen card of that name existed before: it is not mistaken for the new one', async () => {
    const { page, provoke } = await app.visitAs('cannotbook');
    provoke(addCalls);
    provoke(viewCards);
    await page.route(viewCards, (route) => route.abort());
    const profile = new ProfilePage(page);
    const dialog = new AddCardDialog(page);
    await profile.open();
    await profile.retry.waitFor();
    await profile.addCard.first().click();
    await dialog.number.waitFor();
    await page.unroute(viewCards);
    await page.route(addCalls, (route) => route.abort('connectionreset'));
    await dialog.fill('Everyday', validFor('4242424242424242'));
    await dialog.submit.click();
    await eventually(() => dialog.failure.allInnerTexts()).toContainEqual(
      expect.stringContaining("We didn't get a response"),
    );
  });

  it('because the request was never sent: nothing is added, and trying again adds the card', async () => {
    const { page, provoke, profile, dialog } = await openDialog('premium');
    provoke(addCalls);
    await page.route(addCalls, (route) => route.abort('internetdisconnected'), { times: 1 });
    await dialog.fill('Offline first', validFor('4242424242424242'));
    await dialog.submit.click();
    await dialog.failure.waitFor();
    expect(await profile.card('Offline first').count()).toBe(0);
    expect(await dialog.nickname.inputValue()).toBe('Offline first');

    await dialog.submit.click();
    await profile.card('Offline first').waitFor();
    expect(await profile.card('Offline first').count()).toBe(1);
  });
});

describe('a server that fails', () => {
  it.each(
    sampled([
      ['500 with a page', { status: 500, contentType: 'text/html', body: '<h1>Internal error</h1>' }],
      ['502 without a body', { status: 502, body: '' }],
      ['503 with an envelope', { status: 503, contentType: 'application/json', body: '{"code":503}' }],
      ['an answer that breaks off', { status: 200, contentType: 'application/json', body: '{"code":2' }],
      ['an answer without a code', { status: 200, contentType: 'application/json', body: '{}' }],
    ]),
  )('%s: it says so, keeps what was typed, and trying again adds one card', async (name, answer) => {
    const { page, provoke, profile, dialog } = await openDialog('hospitality');
    provoke(addCalls);
    const nickname = `After ${name.replaceAll(/\d/g, '')}`;
    await page.route(addCalls, (route) => route.fulfill(answer), { times: 1 });
    await dialog.fill(nickname, validFor('4242424242424242'));
    await dialog.submit.click();
    await dialog.failure.waitFor();
    expect(await dialog.nickname.inputValue()).toBe(nickname);
    expect(await dialog.cardholder.inputValue()).toBe('Aoife Byrne');

    await dialog.submit.click();
    await profile.card(nickname).waitFor();
    expect(await profile.card(nickname).count()).toBe(1);
  });

  it('because the session has ended: the customer signs in again in place, sends it again, and has one card', async () => {
    const { context, page, provoke, requests, profile, dialog } = await openDialog('member');
    provoke(/\/api\//);
    await context.clearCookies();
    await dialog.fill('After the session', validFor('4242424242424242'));
    await dialog.submit.click();
    const again = new SignInAgain(page);
    await again.dialog.waitFor();
    expect(requests.of('POST', addCalls)).toHaveLength(1);
    await again.signIn('member@cabrank.test', demoPassword);
    await again.dialog.waitFor({ state: 'detached' });

    expect(await dialog.nickname.inputValue()).toBe('After the session');
    await dialog.submit.click();
    await profile.card('After the session').waitFor();
    expect(requests.of('POST', addCalls)).toHaveLength(2);
    expect(await profile.card('After the session').count()).toBe(1);
  });
});

describe('an impatient customer', () => {
  it('presses twice: one card', async () => {
    const { requests, profile, dialog } = await openDialog('standard');
    await dialog.fill('Pressed twice', validFor('4242424242424242'));
    await dialog.submit.dblclick();
    await profile.card('Pressed twice').waitFor();
    expect(requests.of('POST', addCalls)).toHaveLength(1);
    expect(await profile.card('Pressed twice').count()).toBe(1);
  });

  it('presses Escape while the card is being sent: the dialog stays and shows the result', async () => {
    const { page, profile, dialog } = await openDialog('standard');
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(addCalls, async (route) => {
      await held;
      await route.continue();
    });
    await dialog.fill('Escape too late', validFor('4242424242424242'));
    const sent = page.waitForRequest(addCalls);
    await dialog.submit.click();
    await sent;
    await page.keyboard.press('Escape');
    await dialog.busy.click({ force: true });
    expect(await dialog.dialog.isVisible()).toBe(true);
    answer();
    await profile.card('Escape too late').waitFor();
    await dialog.dialog.waitFor({ state: 'detached' });
  });

  it.each(sampled(['Escape', 'cancel', 'close']))(
    'leaves by %s before anything was sent: nothing is added, and focus returns',
    async (way) => {
      const { page, requests, profile, dialog } = await openDialog('standard');
      await dialog.nickname.fill('Never mind');
      if (way === 'Escape') await page.keyboard.press('Escape');
      else await dialog[way].click();
      await dialog.dialog.waitFor({ state: 'detached' });
      await eventually(() => profile.addCard.evaluate((button) => button === document.activeElement)).toBe(
        true,
      );
      expect(requests.of('POST', addCalls)).toEqual([]);
    },
  );
});
