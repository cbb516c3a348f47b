import { describe, expect, it } from 'vitest';
import { REFUSAL } from '../../../src/review/faults/answers';
import type { CallClass } from '../../../src/review/faults/call';
import { faultRows } from '../../../src/review/site/data/fault-table';
import { formatPlace } from '../../../src/review/site/data/place';
import { accessibilityFaults } from '../../support/accessibility/axe';
import { useReviewSite } from '../../support/review/use-review-site';

const { visit, open } = useReviewSite();

/** What the screen says where the server says no, by what the call is for. Playwright cannot read an apostrophe here. */
const saidOf: Readonly<Record<CallClass, RegExp>> = {
  start: /^We couldn.t start/u,
  offer: /^Profile$/u,
  session: /^We couldn.t start/u,
  menu: /^We couldn.t load the menu/u,
  page: /^We couldn.t load/u,
  list: /^We couldn.t load your/u,
  settings: /^We couldn.t load your settings/u,
  write: new RegExp(REFUSAL, 'u'),
  paying: new RegExp(REFUSAL, 'u'),
  cleanUp: /^Your bank didn.t confirm this card/u,
  logout: new RegExp(REFUSAL, 'u'),
  return: new RegExp(REFUSAL, 'u'),
};

describe('the faults in the flow review', () => {
  it.each(faultRows.map((row) => [row.call.name, row] as const))(
    'shows the screen that a person sees on a fault of %s',
    async (_name, { call, kinds }) => {
      const cell = kinds.flat().find(({ kind }) => kind === 'body code');
      const { page, provokeLine } = await visit({ width: 1280 });
      if (call.class === 'cleanUp') provokeLine(/submission failed/u);
      await open(page, formatPlace({ page: 'faults', cell: cell?.name ?? null }));
      const screen = page.frameLocator('iframe');
      await screen.getByText(saidOf[call.class]).filter({ visible: true }).first().waitFor();
    },
  );

  it('the table of faults scrolls inside its own box on the narrowest screen', async () => {
    const { page } = await visit({ width: 320 });
    await open(page, '#/faults');
    const table = page.getByRole('region', { name: 'Calls and kinds of fault' });
    await table.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await table.focus();
    await page.keyboard.press('End');
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
