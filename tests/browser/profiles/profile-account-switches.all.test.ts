import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually';
import { isFocused, tabTo } from '../../support/accessibility/keyboard';
import { enterAsCustomerWith } from '../../support/backend/made-customer';
import { openProfiles } from '../../support/pages/profile/profile-payment-profiles';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const switching = /\/cards\/business\/\d+\/(?:enable|disable)$/;

const openAs = async (customer: string) => {
  const visit = await app.visitAs(customer);
  return { ...visit, profiles: await openProfiles(visit.page) };
};

/** The server does what it was asked, and the answer never arrives. */
const committedThenLost = async (route: Route): Promise<void> => {
  await route.fetch();
  await route.abort('connectionreset');
};

describe('the switch of an account', () => {
  it('disables and enables with the keyboard, keeps focus, and keeps its state after a reload', async () => {
    const { page, profiles, requests } = await openAs('business');
    const control = profiles.switchOf('Murphy & Sons Ltd');
    await control.waitFor();
    await tabTo(page, control);
    await page.keyboard.press('Space');
    await eventually(() => control.isChecked()).toBe(false);
    await eventually(() => control.getAttribute('aria-busy')).toBeNull();
    expect(await isFocused(control)).toBe(true);
    await page.reload();
    await eventually(() => control.isChecked()).toBe(false);
    await control.click();
    await eventually(() => control.isChecked()).toBe(true);
    await eventually(() => control.getAttribute('aria-busy')).toBeNull();
    const sent = requests.of('POST', switching);
    expect(sent.map(({ url, body }) => [url.split('/').at(-1), body])).toEqual([
      ['disable', null],
      ['enable', null],
    ]);
  });

  it('works for everyone who sees the account', async () => {
    const { page, profiles } = await openAs('member');
    const control = profiles.switchOf('Murphy & Sons Ltd');
    await control.click();
    await eventually(() => control.getAttribute('aria-busy')).toBeNull();
    await page.reload();
    await eventually(() => control.isChecked()).toBe(false);
    await control.click();
    await eventually(() => control.getAttribute('aria-busy')).toBeNull();
    expect(await control.isChecked()).toBe(true);
  });

  it('reverts when the call fails, shows the error in its row, and works at the next press', async () => {
    const { page, profiles, provoke } = await openAs('business');
    provoke(switching);
    await page.route(
      switching,
      (route) => route.fulfill({ status: 403, json: { code: 403, message: 'It is closed for now.' } }),
      { times: 1 },
    );
    const control = profiles.switchOf('Murphy Events');
    await control.click();
    const failure = profiles.failureOf('Murphy Events');
    await failure.getByText('It is closed for now.').waitFor();
    expect(await control.isChecked()).toBe(false);
    expect(await control.getAttribute('aria-describedby')).not.toBeNull();
    await control.click();
    await eventually(() => control.isChecked()).toBe(true);
    await eventually(() => failure.count()).toBe(0);
    await page.reload();
    await eventually(() => control.isChecked()).toBe(true);
  });

  it('sends two quick presses one after the other, and the last one wins', async () => {
    const { page, context, requests } = await app.visit();
    const { read } = await enterAsCustomerWith(context, { cards: ['Office'], company: 'Brennan Tours Ltd' });
    const profiles = await openProfiles(page);
    let underWay = 0;
    const together: number[] = [];
    await page.route(switching, async (route) => {
      together.push((underWay += 1));
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
      underWay -= 1;
    });
    const control = profiles.switchOf('Brennan Tours Ltd');
    await control.click();
    await control.click();
    await eventually(() => requests.of('POST', switching).length).toBe(2);
    await eventually(() => control.getAttribute('aria-busy')).toBeNull();
    expect(await control.isChecked()).toBe(true);
    expect(together).toEqual([1, 1]);
    await eventually(
      async () => (await read<readonly { readonly active: boolean }[]>('cards/business'))[0]?.active,
    ).toBe(true);
  });

  it('detects that a call with a lost response succeeded', async () => {
    const { page, context, provoke, requests } = await app.visit();
    await enterAsCustomerWith(context, { cards: ['Office'], company: 'Brennan Tours Ltd' });
    provoke(switching);
    await page.route(switching, committedThenLost);
    const profiles = await openProfiles(page);
    const control = profiles.switchOf('Brennan Tours Ltd');
    await control.click();
    await eventually(() => control.getAttribute('aria-busy')).toBeNull();
    expect(await control.isChecked()).toBe(false);
    expect(await profiles.failure.count()).toBe(0);
    expect(requests.of('POST', switching)).toHaveLength(1);
  });
});
