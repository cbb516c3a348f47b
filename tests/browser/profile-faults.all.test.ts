import type { Page, Route } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { changeConfig } from '../support/change-config';
import { eventually } from '../support/eventually';
import { enterAsCustomerWith } from '../support/made-customer';
import { ChallengeDialog, validFor, AddCardDialog } from '../support/pages/add-card-dialog';
import { ProfilePage } from '../support/pages/profile-page';
import type { ProfileWrite } from '../support/profile-write';
import { profileWrites } from '../support/profile-writes';
import { sampled } from '../support/tier';
import { useApp } from '../support/use-app';

const app = useApp();
const OFFICE_SAYS_NO = 'The office cannot do this today.';

type Fault = {
  readonly name: string;
  /** What happens to the first call instead of its answer; `null`: nothing. */
  readonly happens: ((route: Route) => Promise<void>) | null;
  /** What the screen says then, where it says more than that it did not work. */
  readonly says?: string;
};

const json = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body });

const faults: readonly Fault[] = [
  { name: '200', happens: null },
  {
    name: '400 with a message',
    happens: json(400, { code: 400, message: OFFICE_SAYS_NO }),
    says: OFFICE_SAYS_NO,
  },
  { name: '401', happens: json(401, { code: 401 }) },
  {
    name: '500 with a page',
    happens: (route) =>
      route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Internal error</h1>' }),
  },
  { name: 'no answer', happens: (route) => route.abort('connectionreset') },
  {
    name: 'no answer to what was done',
    happens: async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
  },
];

/** What a body says: JSON, or the fields of a form. */
function sentIn(body: string | null): unknown {
  if (body === null || body === '') return null;
  return body.startsWith('{') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
}

const cells = profileWrites.flatMap((write) => faults.map((fault) => ({ write, fault })));
let tried = 0;

/** Lets the first call of a write fail; those after it arrive. */
async function failOnce(page: Page, { method, address }: ProfileWrite['call'], happens: Fault['happens']) {
  let failed = false;
  await page.route(address, async (route) => {
    if (failed || happens === null || route.request().method() !== method) return route.fallback();
    failed = true;
    return happens(route);
  });
}

const ofCell = ({ write, fault }: (typeof cells)[number]) =>
  [`${write.name}: ${fault.name}`, write, fault] as const;

describe('what the profile page writes, and what becomes of it', () => {
  afterAll(() => console.log(`${tried} of ${cells.length} cells of writes and faults tried`));

  it.each(sampled(cells, 7).map(ofCell))('%s', async (_name, write, fault) => {
    tried += 1;
    const { page, context, provoke, requests } = await app.visit();
    provoke(write.call.address);
    const customer = await enterAsCustomerWith(context, write.made);
    if (write.premiumEnabled === false) await changeConfig(page, { premiumEnabled: false });
    await failOnce(page, write.call, fault.happens);
    await page.goto('/profile');
    // Whether a card is new is known by those that were there before.
    await new ProfilePage(page).loaded();
    await write.begin(page);
    await write.press(page);

    const done = write.done(page).then(() => 'done' as const);
    const stopped = write
      .place(page)
      .waitFor()
      .then(
        () => 'stopped' as const,
        () => 'silent' as const,
      );
    const first = fault.happens === null ? await done : await Promise.race([done, stopped]);
    if (first === 'stopped') {
      const said = await write.place(page).innerText();
      if (fault.says !== undefined) expect(said).toContain(fault.says);
      await write.kept(page);
      await write.press(page);
    }
    expect(first).not.toBe('silent');
    await done;
    const calls = requests.of(write.call.method, write.call.address);
    expect(calls.map(({ body }) => sentIn(body))).toEqual(calls.map(() => write.sends));
    if (fault.happens === null) expect(calls).toHaveLength(1);
    await eventually(() => write.truth(customer)).toEqual(write.expected);
  });

  it('402 where it is accepted: the bank is asked, and there is one card of it', async () => {
    const { page, context, provoke } = await app.visit();
    provoke(/\/cards\/add$/u);
    const { read } = await enterAsCustomerWith(context);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Add card', exact: true }).click();
    const dialog = new AddCardDialog(page);
    await dialog.fill('Office', validFor('4000002500003155'));
    await dialog.submit.click();
    await new ChallengeDialog(page).complete.click();
    await dialog.dialog.waitFor({ state: 'detached' });
    expect(await read<readonly unknown[]>('cards/view')).toHaveLength(1);
  });
});
