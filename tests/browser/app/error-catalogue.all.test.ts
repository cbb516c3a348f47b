import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually';
import { AddCardDialog, validFor } from '../../support/cards/add-card-dialog';
import { Notices } from '../../support/pages/notices';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { Shell } from '../../support/pages/shell';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

/** The generic failures (S8.generic), provoked in the running app. */
const generic = 'An error occurred with your request\nPlease try again later';

const app = useApp();
const logoutCall = /\/api\/auth\/logout$/;
const addCalls = /\/cards\/add$/;
const userCall = /\/api\/auth\/user$/;

async function openProfile() {
  const visit = await app.visitAs('standard');
  const notices = new Notices(visit.page);
  const profile = new ProfilePage(visit.page);
  await notices.listen();
  await profile.open();
  await profile.loaded();
  return { ...visit, notices, profile, shell: new Shell(visit.page) };
}

/** Presses Logout, which the server answers like this, and tells what the notice says. */
async function logoutAnswered(answer: (route: Route) => Promise<void>) {
  const { page, provoke, notices, shell } = await openProfile();
  provoke(logoutCall);
  await page.route(logoutCall, answer);
  await shell.logout.click();
  await shell.closeNotice.waitFor();
  return { page, texts: await notices.texts() };
}

/** Adds a card, which the server answers like this. */
async function addAnswered(answer: object) {
  const visit = await openProfile();
  await visit.page.route(addCalls, (route) => route.fulfill({ json: answer }));
  await visit.profile.addCard.first().click();
  const dialog = new AddCardDialog(visit.page);
  await dialog.number.waitFor();
  await dialog.fill('Everyday', validFor('4242424242424242'));
  await dialog.submit.click();
  return { ...visit, dialog };
}

describe('S8.generic', () => {
  it('network failure without a response: the generic message', async () => {
    const { texts } = await logoutAnswered((route) => route.abort('internetdisconnected'));
    expect(texts).toEqual([generic]);
  });

  it.each(
    sampled([
      ['a page of a proxy', { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }],
      ['nothing', { status: 200, body: '' }],
      ['half an answer', { status: 200, contentType: 'application/json', body: '{"code":2' }],
    ]),
  )('unparseable response, %s: the generic error', async (_what, answer) => {
    const { texts } = await logoutAnswered((route) => route.fulfill(answer));
    expect(texts).toEqual([generic]);
  });

  it('body code not in the accepted list: the server’s message, under the default title', async () => {
    const json = { code: 409, message: 'A trip is under way.' };
    const { texts } = await logoutAnswered((route) => route.fulfill({ json }));
    expect(texts).toEqual(['Error!\nA trip is under way.']);
  });

  it('body code not in the accepted list: each of several messages', async () => {
    const json = { code: 409, message: ['A trip is under way.', 'End it first.'] };
    const { texts } = await logoutAnswered((route) => route.fulfill({ json }));
    expect(texts).toEqual(['Error!\nA trip is under way.\nEnd it first.']);
  });

  it('body code not in the accepted list, without a message: the generic message', async () => {
    const { texts } = await logoutAnswered((route) => route.fulfill({ json: { code: 500 } }));
    expect(texts).toEqual([generic]);
  });

  it('a form shows the server’s message, or the generic one, in place', async () => {
    const refused = await addAnswered({ code: 400, message: 'We do not take this card.' });
    await eventually(() => refused.dialog.failure.allInnerTexts()).toContainEqual(
      expect.stringContaining('We do not take this card.'),
    );
    const silent = await addAnswered({ code: 400 });
    await eventually(() => silent.dialog.failure.allInnerTexts()).toContainEqual(
      expect.stringMatching(/An error occurred with your request[\s\S]*Please try again later/),
    );
  });

  it('401: emits unauthorized: the session is checked again, once', async () => {
    const { page, context, provoke, requests, profile } = await openProfile();
    provoke(/\/api\//);
    // A list that is asked for later would notice the end of the session first.
    await profile.settled();
    const before = requests.of('GET', userCall).length;
    await context.clearCookies();
    await profile.addCard.first().click();
    const dialog = new AddCardDialog(page);
    await dialog.number.waitFor();
    await page.route(addCalls, (route) => route.fulfill({ status: 401, json: { code: 401 } }));
    await dialog.fill('Everyday', validFor('4242424242424242'));
    await dialog.submit.click();
    await eventually(() => requests.of('GET', userCall).length).toBe(before + 1);
  });

  it("default success message: 'Success!' under 'Success!'", async () => {
    const { notices, shell } = await addAnswered({ code: 200 });
    await shell.closeNotice.waitFor();
    expect(await notices.texts()).toEqual(['Success!\nSuccess!']);
  });

  it('the title of a success is the server’s message if there is one', async () => {
    const { notices, shell } = await addAnswered({ code: 200, message: 'Your card was added.' });
    await shell.closeNotice.waitFor();
    expect(await notices.texts()).toEqual(['Your card was added.']);
  });

  it.each(
    sampled([
      ['error', 'Error!'],
      ['success', 'Success!'],
      ['warning', 'Warning!'],
      ['info', 'Information'],
    ]),
  )('default title of %s: %s', async (type, title) => {
    const { notices } = await openProfile();
    await notices.show({ id: 'untitled', type, message: 'Text.' });
    expect(await notices.texts()).toEqual([`${title}\nText.`]);
  });
});
